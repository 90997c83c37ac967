#pragma once

#include "core/store/embed_map.h"
#include "core/store/leaf_source.h"
#include "core/store/remote_manifest.h"
#include "core/store/store.h"

namespace bloscope {

// Puts a Store together: its files, the objects inside embed.b2e, and what is a table.
class StoreBuilder {
 public:
    explicit StoreBuilder(const Limits& limits) : m_store(new Store) { m_store->m_limits = limits; }

    // A store of files, one of which is embed.b2e.
    Result<StorePtr> build(Store::Container container, LeafSourcePtr leaves);
    // A store that is one frame.
    Result<StorePtr> build(FramePtr frame);

 private:
    void chooseKind();
    void addFiles();
    void addFile(const LeafSource::File& file);
    void addEmbedded();
    void addEmbedded(const EmbeddedEntry& entry);
    void addRemote();
    void addRemote(const RemoteManifest::Node& node);
    void makeTree();
    void findTables(StoreNode& group);
    void note(Problem::Severity severity, std::string text);

    std::shared_ptr<Store> m_store;
    std::vector<StoreNode> m_found;
    std::size_t m_compressed = 0;
};

} // namespace bloscope
