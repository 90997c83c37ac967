#pragma once

#include "core/frame/frame.h"
#include "core/store/store_node.h"

#include <filesystem>
#include <optional>

namespace bloscope {

// The files of a store, whatever they lie in. Usable from any thread.
class LeafSource {
 public:
    virtual ~LeafSource() = default;

    // A file as the store lists it: `where` of its node, what opening it would say, its size.
    struct File {
        std::string name; // "grp/a.b2nd"
        StoreNode::Place place = StoreNode::Place::File;
        std::uint64_t offset = 0;
        std::uint64_t size = 0;
        bool isCompressed = false; // Python cannot read it in place
        std::string problem;       // why it must not be opened
    };
    const std::vector<File>& files() const { return m_files; } // sorted by name

    // Names that several files have, the last of which is the one of files().
    const std::vector<std::string>& repeatedNames() const { return m_repeatedNames; }

    // Are files() all there are? Not every place says so.
    virtual bool isListed() const { return true; }

    // Opens one of files() by its name. Errors: Usage when there is none of that name.
    virtual Result<FramePtr> open(std::string_view name, const Limits& limits) const = 0;

    // The state that one of files() is in now, if it is a file of a directory. Nothing for others.
    virtual std::optional<FileIdentity> identityNow(std::string_view) const { return {}; }

    // The archive that holds them, open; null where they are files.
    virtual ByteSourcePtr archive() const { return nullptr; }

    // Does it begin like a frame? For files whose name does not tell.
    virtual bool holdsAFrame(std::string_view name, const Limits& limits) const = 0;

 protected:
    std::vector<File> m_files;
    std::vector<std::string> m_repeatedNames;
};

using LeafSourcePtr = std::shared_ptr<const LeafSource>;

// Errors: Io, and Limit for more than limits.storeNodes.
Result<LeafSourcePtr> directoryLeaves(const std::filesystem::path& directory, const Limits& limits);

// Of a folder on a server: those it lists, or else those that are found by the names which a store
// and a table have. Errors: Limit.
Result<LeafSourcePtr> folderLeaves(ByteFolderPtr folder, const Limits& limits);

// Errors: those of readZipDirectory().
Result<LeafSourcePtr> zipLeaves(ByteSourcePtr archive, const Limits& limits);

} // namespace bloscope
