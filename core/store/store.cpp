#include "core/store/store.h"

#include "core/base/text.h"
#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "core/remote/remote_reading.h"
#include "core/store/leaf_source.h"
#include "core/store/node_tree.h"
#include "core/store/store_builder.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// The archive at `path`, or null when it is something else.
ByteSourcePtr archiveAt(const std::filesystem::path& path)
{
    auto source = openFile(path);
    return source && looksLikeAZip(**source) ? *source : nullptr;
}

Result<Container> asContainer(Result<StorePtr> store)
{
    if (!store)
        return std::move(store).error();
    return Container(*std::move(store));
}

// Why there is no frame to open at this node.
Error explain(const StoreNode& node)
{
    switch (node.kind) {
    case StoreNode::Kind::Remote:
        return Error{ErrorKind::Unsupported,
                     fmt::format("this object refers to {}, which was not opened", node.where)};
    case StoreNode::Kind::Unusable:
        return Error{ErrorKind::Malformed, node.problem};
    case StoreNode::Kind::Foreign:
        return Error{ErrorKind::NotBlosc2, "this is not a Blosc2 file"};
    default:
        return Error{ErrorKind::Usage, fmt::format("this is a {}, not a leaf", nameOf(node.kind))};
    }
}

// The files of a store, some of which are replaced by frames.
class ReplacedLeaves final : public LeafSource {
 public:
    ReplacedLeaves(std::shared_ptr<const LeafSource> old, std::map<std::string, FramePtr> frames,
                   StoreNode::Place place)
        : m_old(std::move(old)), m_frames(std::move(frames))
    {
        m_repeatedNames = m_old->repeatedNames();
        for (const File& file : m_old->files())
            if (!m_frames.contains(file.name))
                m_files.push_back(file);
        for (const auto& [name, frame] : m_frames) {
            File& file = m_files.emplace_back();
            file.name = name;
            file.place = place;
            file.size = frame->source()->size();
        }
        std::ranges::sort(m_files, {}, &File::name);
    }

    Result<FramePtr> open(std::string_view name, const Limits& limits) const override
    {
        const auto found = m_frames.find(std::string(name));
        return found == m_frames.end() ? m_old->open(name, limits) : found->second;
    }

    bool holdsAFrame(std::string_view name, const Limits& limits) const override
    {
        return m_frames.contains(std::string(name)) || m_old->holdsAFrame(name, limits);
    }

 private:
    std::shared_ptr<const LeafSource> m_old;
    std::map<std::string, FramePtr> m_frames; // by the names of their files
};

std::string_view extensionOf(const Frame& frame)
{
    const ObjectKind kind = classify(frame);
    return isItemList(kind) ? ".b2b" : kind == ObjectKind::Array ? ".b2nd" : ".b2f";
}

// A frame that embeds others is a store.
Result<Container> containerOf(Result<FramePtr> opened)
{
    BLOSCOPE_TRY(FramePtr frame, std::move(opened));
    if (isStore(classify(*frame)))
        return asContainer(Store::ofFrame(std::move(frame)));
    return Container(std::move(frame));
}

Result<Container> openAddress(const std::filesystem::path& address, const Limits& limits)
{
    BLOSCOPE_TRY(AddressContent content, contentOfAddress(address));
    if (content.isStore)
        return asContainer(Store::openFolder(std::move(content.folder), limits));
    if (content.file && looksLikeAZip(*content.file))
        return asContainer(Store::openZip(std::move(content.file), limits));
    return containerOf(frameOf(content, limits));
}

} // namespace

Result<Container> openContainer(const std::filesystem::path& path, const Limits& limits)
{
    if (isAddress(path))
        return openAddress(path, limits);
    if (isStoreDirectory(path))
        return asContainer(Store::openDirectory(path, limits));
    if (ByteSourcePtr archive = archiveAt(path))
        return asContainer(Store::openZip(std::move(archive), limits));
    return containerOf(openPath(path, limits));
}

Store::~Store() = default;

Result<StorePtr> Store::openDirectory(const std::filesystem::path& path, const Limits& limits)
{
    BLOSCOPE_TRY(LeafSourcePtr leaves, directoryLeaves(path, limits));
    return StoreBuilder(limits).build(Container::Directory, std::move(leaves));
}

Result<StorePtr> Store::openFolder(ByteFolderPtr folder, const Limits& limits)
{
    BLOSCOPE_TRY(LeafSourcePtr leaves, folderLeaves(std::move(folder), limits));
    return StoreBuilder(limits).build(Container::Directory, std::move(leaves));
}

Result<StorePtr> Store::openZip(ByteSourcePtr source, const Limits& limits)
{
    BLOSCOPE_TRY(LeafSourcePtr leaves, zipLeaves(std::move(source), limits));
    return StoreBuilder(limits).build(Container::Zip, std::move(leaves));
}

Result<StorePtr> Store::ofFrame(FramePtr frame)
{
    const Limits limits = frame->limits();
    return StoreBuilder(limits).build(std::move(frame));
}

const StoreNode* Store::find(std::string_view key) const
{
    return findNode(m_root, key);
}

Result<FramePtr> Store::openLeaf(std::string_view key) const
{
    const auto within = [&](Result<FramePtr> opened) {
        return std::move(opened).within(escapeForDisplay(key));
    };
    const StoreNode* node = find(key);
    if (!node)
        return within(Error{ErrorKind::Usage, "the store has no entry with that name"});
    if (node->kind != StoreNode::Kind::Leaf)
        return within(explain(*node));
    if (node->place != StoreNode::Place::Embedded)
        return within(m_leaves->open(node->where, m_limits));
    return within(Frame::open(windowOf(m_embeddedBytes, node->offset, node->size), m_limits));
}

std::map<std::string, FileIdentity> Store::filesBelow(std::string_view group) const
{
    std::map<std::string, FileIdentity> files;
    if (m_container != Container::Directory)
        return files;
    for (const LeafSource::File& file : m_leaves->files())
        if (isLeafName(file.name) && isBelow(file.name, group))
            if (const auto identity = m_leaves->identityNow(file.name))
                files.emplace(file.name, *identity);
    return files;
}

ByteSourcePtr Store::archive() const
{
    return m_leaves ? m_leaves->archive() : nullptr;
}

Result<StorePtr> Store::withFrames(const Frames& frames) const
{
    if (!m_leaves)
        return Error{ErrorKind::Unsupported, "leaves inside one frame cannot be replaced"};
    std::map<std::string, FramePtr> files;
    for (const auto& [key, frame] : frames)
        files.emplace(fileOf(key, *frame), frame);
    const auto place =
        m_container == Container::Zip ? StoreNode::Place::ZipMember : StoreNode::Place::File;
    return StoreBuilder(m_limits).build(
        m_container, std::make_shared<ReplacedLeaves>(m_leaves, std::move(files), place));
}

std::string Store::fileOf(std::string_view key, const Frame& frame) const
{
    const StoreNode* node = find(key);
    const bool hasFile = node && (node->place == StoreNode::Place::File ||
                                  node->place == StoreNode::Place::ZipMember);
    return hasFile ? node->where : fmt::format("{}{}", key.substr(1), extensionOf(frame));
}

const StoreNode* Store::attributesOf(const StoreNode& group) const
{
    const bool isTable = group.kind == StoreNode::Kind::Table;
    const std::string prefix = group.key == "/" ? "/" : group.key + "/";
    const StoreNode* leaf = find(prefix + (isTable ? "_vlmeta" : "__vlmeta__"));
    return leaf && leaf->kind == StoreNode::Kind::Leaf ? leaf : nullptr;
}

} // namespace bloscope
