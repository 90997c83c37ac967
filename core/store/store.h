#pragma once

#include "core/bytes/byte_folder.h"
#include "core/objects/address.h"
#include "core/objects/object_kind.h"
#include "core/store/store_node.h"

#include <filesystem>
#include <map>
#include <optional>
#include <variant>

namespace bloscope {

class LeafSource;

// A tree of frames: a directory (.b2d), a zip archive (.b2z) or a frame that holds others (.b2e)
// (format.md 10.6, 10.7). Opening reads names, not data. Leaves are read in place. Immutable and
// usable from any thread.
class Store {
 public:
    enum class Container { Directory, Zip, Frame };

    // Errors: NotBlosc2 when there is no embed.b2e, Limit for more than limits.storeNodes, those of
    // the embedded frame. What is wrong with one leaf stays with it.
    static Result<std::shared_ptr<const Store>> openDirectory(const std::filesystem::path& path,
                                                              const Limits& limits = {});
    // The same where the files cannot be listed, so that only some are known: the embedded leaves,
    // and the columns of a table.
    static Result<std::shared_ptr<const Store>> openFolder(ByteFolderPtr folder,
                                                           const Limits& limits = {});
    static Result<std::shared_ptr<const Store>> openZip(ByteSourcePtr source,
                                                        const Limits& limits = {});
    static Result<std::shared_ptr<const Store>> ofFrame(FramePtr frame); // isStore() of its kind
    ~Store();

    // EmbedStore, DictStore, TreeStore or RemoteStore. Stores of python-blosc2 3.7 to 4.0 do not
    // say which of the latter two they are: they count as TreeStore, and isOld() is true.
    ObjectKind kind() const { return m_kind; }
    Container container() const { return m_container; }
    bool isOld() const { return m_isOld; }
    bool isTable() const { return m_root.kind == StoreNode::Kind::Table; } // as a whole

    const StoreNode& root() const { return m_root; }
    const StoreNode* find(std::string_view key) const; // null when there is none

    // The frame of embed.b2e, which holds small leaves and the metadata of the store.
    const FramePtr& embedded() const { return m_embedded; }

    // Its archive, as it was opened, whatever is at its path now; null for other containers.
    ByteSourcePtr archive() const;

    // Of a RemoteStore where the whole is, of which some arrays are kept here; it is never asked.
    const std::optional<RemoteSource>& source() const { return m_source; }

    // What is wrong with the store as a whole; nodes have their own sentences.
    const std::vector<Problem>& problems() const { return m_problems; }

    // Opens a leaf like a file. Errors: Usage when there is no such leaf, Unsupported for remote
    // ones ("this object refers to ...; it was not opened"), and those of Frame::open; all begin
    // with the key.
    Result<FramePtr> openLeaf(std::string_view key) const;

    // The files of leaves below a group, by their names, and the state that each is in now. None
    // where they are no files in a directory.
    std::map<std::string, FileIdentity> filesBelow(std::string_view group) const;

    // The same store with some frames in place of its leaves, and as new ones: by their keys, each
    // as it will be once edits are saved. Nothing is written. Errors: Unsupported for a store that
    // is one frame.
    using Frames = std::map<std::string, FramePtr, std::less<>>;
    Result<std::shared_ptr<const Store>> withFrames(const Frames& frames) const;

    // What a leaf is called in the directory or archive, or would be where it is not stored as a
    // file or member of its own yet: "grp/a.b2nd" for "/grp/a".
    std::string fileOf(std::string_view key, const Frame& frame) const;

    // The hidden leaf whose vlmetalayers are the attributes of a group, or null.
    const StoreNode* attributesOf(const StoreNode& group) const;

 private:
    friend class StoreBuilder;
    Store() = default;

    ObjectKind m_kind = ObjectKind::TreeStore;
    Container m_container = Container::Frame;
    bool m_isOld = false;
    StoreNode m_root;
    FramePtr m_embedded;
    std::optional<RemoteSource> m_source;
    Limits m_limits;
    std::vector<Problem> m_problems;
    std::shared_ptr<const LeafSource> m_leaves; // opens what `where` of a node names
    ByteSourcePtr m_embeddedBytes;              // the decoded stream of embed.b2e
};

using StorePtr = std::shared_ptr<const Store>;

// What a path holds: one frame, or a store of many.
using Container = std::variant<FramePtr, StorePtr>;

// Opens whatever Blosc2 thing is found at `path`, by its content: a directory or an archive with an
// embed.b2e, a frame that embeds others, or else what openPath() finds. Errors: as openPath() and
// Store.
Result<Container> openContainer(const std::filesystem::path& path, const Limits& limits = {});

} // namespace bloscope
