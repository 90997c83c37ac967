#pragma once

#include "core/store/embed_map.h"
#include "core/store/leaf_source.h"
#include "core/store/remote_manifest.h"
#include "core/store/store.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>

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
    bool addTooDeep(std::string_view name); // when it is nested too deeply to be looked at
    void addEmbedded();
    void addEmbedded(const EmbeddedEntry& entry);
    void addRemote();
    using Keys = std::set<std::string, std::less<>>;
    void addRemote(const RemoteManifest& manifest, const std::string& mount, const Keys& kept);
    void addRemote(const RemoteManifest::Node& node, const RemoteSource& source);
    void moveLinked(const RemoteManifest& manifest);
    void addMounts();
    Keys keysFound() const;
    void makeTree();
    void findTables(StoreNode& group);
    void note(Problem::Severity severity, std::string text);

    std::shared_ptr<Store> m_store;
    std::vector<StoreNode> m_found;
    std::set<std::string> m_tooDeep; // keys below which something is nested too deeply
    std::size_t m_compressed = 0;
};

} // namespace bloscope
