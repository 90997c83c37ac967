#include "core/store/store_builder.h"

#include "core/base/text.h"
#include "core/frame/chunk_positions.h"
#include "core/frame/file_marks.h"
#include "core/frame/frame.h"
#include "core/store/node_tree.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <mutex>

namespace bloscope {

namespace {

class DecodedSource final : public ByteSource {
 public:
    DecodedSource(FramePtr frame, ChunkPositions positions)
        : m_frame(std::move(frame)), m_positions(std::move(positions))
    {
    }
    std::uint64_t size() const override
    {
        return static_cast<std::uint64_t>(m_positions.totalBytes());
    }

 private:
    using Bytes = std::shared_ptr<const ByteBuffer>;
    static constexpr std::int64_t mostKeptBytes = 1 << 20; // of larger chunks parts are decoded

    Result<> readInside(std::uint64_t offset, ByteSpan to) const override;
    Result<> readFromChunk(const ChunkPositions::Place& place, std::int64_t position,
                           ByteSpan to) const;
    Result<Bytes> wholeChunk(std::int64_t n, const Chunk& chunk) const;

    FramePtr m_frame;
    ChunkPositions m_positions;
    mutable std::mutex m_mutex;
    mutable std::int64_t m_keptChunk = -1;
    mutable Bytes m_kept;
};

Result<> DecodedSource::readInside(std::uint64_t offset, ByteSpan to) const
{
    auto position = static_cast<std::int64_t>(offset);
    while (!to.empty()) {
        const ChunkPositions::Place place = m_positions.at(position);
        const std::int64_t inChunk = position - place.begin;
        const auto count = static_cast<std::size_t>(
            std::min<std::int64_t>(place.size - inChunk, static_cast<std::int64_t>(to.size())));
        BLOSCOPE_CHECK(readFromChunk(place, inChunk, to.first(count)));
        to = to.subspan(count);
        position += static_cast<std::int64_t>(count);
    }
    return {};
}

Result<> DecodedSource::readFromChunk(const ChunkPositions::Place& place, std::int64_t position,
                                      ByteSpan to) const
{
    BLOSCOPE_TRY(const ChunkPtr chunk, m_frame->chunk(place.chunk));
    if (chunk->header().nbytes != place.size)
        return Error{ErrorKind::Malformed,
                     fmt::format("chunk {}: it has {} bytes, but {} are needed", place.chunk,
                                 chunk->header().nbytes, place.size)};
    if (place.size > mostKeptBytes)
        return chunk->read(position, to).within("chunk", place.chunk);
    BLOSCOPE_TRY(const Bytes bytes, wholeChunk(place.chunk, *chunk));
    std::copy_n(bytes->begin() + position, to.size(), to.begin());
    return {};
}

Result<DecodedSource::Bytes> DecodedSource::wholeChunk(std::int64_t n, const Chunk& chunk) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_kept && m_keptChunk == n)
            return m_kept;
    }
    BLOSCOPE_TRY(ByteBuffer decoded, chunk.decode().within("chunk", n));
    auto bytes = std::make_shared<const ByteBuffer>(std::move(decoded));
    const std::lock_guard lock(m_mutex);
    m_keptChunk = n;
    m_kept = bytes;
    return bytes;
}

// The decoded bytes of a super-chunk as a source of their own, so that the frames inside an
// embedded store are opened like files (format.md 10.6). Only the chunks that are read are decoded;
// the last one is kept. Errors: those of ChunkPositions.
Result<ByteSourcePtr> decodedSource(FramePtr frame)
{
    if (const auto& broken = frame->indexError())
        return *broken;
    BLOSCOPE_TRY(ChunkPositions positions, ChunkPositions::of(*frame));
    return ByteSourcePtr(std::make_shared<DecodedSource>(std::move(frame), std::move(positions)));
}

// Parts of the machinery: group attributes, and what lies beside an array it indexes.
bool isInternalKey(std::string_view key)
{
    const std::string_view name = key.substr(key.rfind('/') + 1);
    return name == "__vlmeta__" || name.find(".__index__.") != name.npos ||
           name.find(".__query_cache__") != name.npos;
}

// A directory store that lies in this one: its leaves are files of this one as well.
bool isOfInnerStore(std::string_view name)
{
    return name.ends_with('/' + std::string(embeddedStoreName));
}

// Groups that hold nothing but foreign files are none of the store's.
bool hideForeign(StoreNode& node)
{
    bool foreign = node.kind == StoreNode::Kind::Foreign;
    bool onlyForeign = !node.children.empty();
    for (StoreNode& child : node.children)
        onlyForeign &= hideForeign(child);
    foreign |= node.kind == StoreNode::Kind::Group && onlyForeign;
    node.internal |= foreign;
    return foreign;
}

// NumPy's archives are told from others by what is in them.
Error noStore(Store::Container container, const std::vector<LeafSource::File>& files)
{
    const auto isNpy = [](const LeafSource::File& file) { return file.name.ends_with(".npy"); };
    if (container != Store::Container::Zip || files.empty() || !std::ranges::all_of(files, isNpy))
        return {ErrorKind::NotBlosc2, "not a Blosc2 store: embed.b2e is missing"};
    return {ErrorKind::NotBlosc2,
            fmt::format(
                "this is a NumPy .npz archive of {}: unpack it and convert the .npy files in it",
                amountOf(files.size(), "array", "arrays"))};
}

std::string below(const std::string& group, const std::string& path)
{
    return group.empty() ? path : group + "/" + path;
}

std::size_t countOfNodes(const RemoteManifest& manifest)
{
    std::size_t count = manifest.nodes.size();
    for (const RemoteManifest::Link& link : manifest.links)
        count += countOfNodes(link.manifest);
    return count;
}

constexpr std::string_view linkedFolders = "__remote_links__";
constexpr std::size_t longestMount = 4096; // bytes of its path

// By the key of a folder with what is kept of a mounted store, where that is mounted.
using LinkedFolders = std::map<std::string, std::string, std::less<>>;

void addFolders(const RemoteManifest& manifest, const std::string& mount, LinkedFolders& to)
{
    for (const RemoteManifest::Link& link : manifest.links) {
        const std::string place = below(mount, link.mount);
        const bool leadsOn = place.find(linkedFolders) != place.npos;
        if (!problemOfName(place).empty() || leadsOn || place.size() > longestMount ||
            !problemOfName(link.prefix).empty())
            continue;
        to["/" + link.prefix] = "/" + place;
        to["/" + below(mount, link.prefix)] = "/" + place;
        addFolders(link.manifest, place, to);
    }
}

// "/a/__remote_links__/12ab" of "/a/__remote_links__/12ab/x"; empty for other keys.
std::string_view linkedFolderOf(std::string_view key)
{
    const std::size_t begin = key.find(linkedFolders);
    const std::size_t name = begin == key.npos ? key.npos : key.find('/', begin);
    const std::size_t end = name == key.npos ? key.npos : key.find('/', name + 1);
    return end == key.npos ? std::string_view() : key.substr(0, end);
}

StoreNode::RemoteType remoteTypeOf(RemoteManifest::Node::Kind kind)
{
    switch (kind) {
    case RemoteManifest::Node::Kind::Array:
        return StoreNode::RemoteType::Array;
    case RemoteManifest::Node::Kind::Table:
        return StoreNode::RemoteType::Table;
    case RemoteManifest::Node::Kind::Store:
        return StoreNode::RemoteType::Store;
    default:
        return StoreNode::RemoteType::Unknown;
    }
}

void markInternal(StoreNode& node)
{
    node.internal = true;
    for (StoreNode& child : node.children)
        markInternal(child);
}

} // namespace

void StoreBuilder::note(Problem::Severity severity, std::string text)
{
    m_store->m_problems.push_back({severity, "store", std::move(text)});
}

Result<StorePtr> StoreBuilder::build(Store::Container container, LeafSourcePtr leaves)
{
    m_store->m_container = container;
    m_store->m_leaves = std::move(leaves);
    const auto& files = m_store->m_leaves->files();
    if (!std::ranges::binary_search(files, std::string_view(embeddedStoreName), {},
                                    &LeafSource::File::name))
        return noStore(container, files);
    BLOSCOPE_TRY(
        m_store->m_embedded,
        m_store->m_leaves->open(embeddedStoreName, m_store->m_limits).within(embeddedStoreName));
    addFiles();
    addEmbedded();
    chooseKind();
    makeTree();
    return StorePtr(m_store);
}

Result<StorePtr> StoreBuilder::build(FramePtr frame)
{
    m_store->m_embedded = std::move(frame);
    m_store->m_kind = classify(*m_store->m_embedded);
    if (!isStore(m_store->m_kind))
        return Error{ErrorKind::Usage,
                     fmt::format("this {} is not a store", nameOf(m_store->m_kind))};
    if (m_store->m_kind != ObjectKind::EmbedStore)
        note(Problem::Severity::Note, "this is the embedded part of a store; the other leaves of "
                                      "the store are files next to it");
    addEmbedded();
    makeTree();
    return StorePtr(m_store);
}

// Before 4.1 nothing told dictionary and tree stores apart: groups are shown in both.
void StoreBuilder::chooseKind()
{
    m_store->m_kind = classify(*m_store->m_embedded);
    m_store->m_isOld = m_store->m_kind == ObjectKind::EmbedStore;
    if (m_store->m_kind != ObjectKind::DictStore && m_store->m_kind != ObjectKind::RemoteStore)
        m_store->m_kind = ObjectKind::TreeStore;
}

void StoreBuilder::addFiles()
{
    for (const LeafSource::File& file : m_store->m_leaves->files())
        if (file.name != embeddedStoreName && !isIgnoredName(file.name))
            addFile(file);
    if (!m_store->m_leaves->isListed())
        note(Problem::Severity::Note,
             "the server does not list files: leaves in files of their own "
             "are not shown, unless they are columns of a table");
    for (const std::string& name : m_store->m_leaves->repeatedNames())
        note(Problem::Severity::Damage,
             fmt::format(
                 "the archive has several members named '{}': the last one is shown, as in Python",
                 escapeForDisplay(name)));
    if (m_compressed > 0)
        note(Problem::Severity::Note, fmt::format("{} members of the archive are compressed: "
                                                  "python-blosc2 cannot read such an archive",
                                                  m_compressed));
}

// In its place there is the last group above it that is looked at.
bool StoreBuilder::addTooDeep(std::string_view name)
{
    if (!isNestedTooDeeply(name))
        return false;
    StoreNode node;
    node.key = "/" + std::string(firstParts(name, mostNameParts));
    node.kind = StoreNode::Kind::Unusable;
    node.problem = fmt::format("objects nested deeper than {} levels are not read", mostNameParts);
    if (m_tooDeep.insert(node.key).second)
        m_found.push_back(std::move(node));
    return true;
}

void StoreBuilder::addFile(const LeafSource::File& file)
{
    if (addTooDeep(file.name))
        return;
    StoreNode node;
    node.place = file.place;
    node.where = file.name;
    node.offset = file.offset;
    node.size = file.size;
    node.problem = file.problem;
    m_compressed += file.isCompressed ? 1 : 0;
    const bool readable = file.problem.empty();
    const bool isLeaf =
        isLeafName(file.name) || (readable && !file.isCompressed &&
                                  m_store->m_leaves->holdsAFrame(file.name, m_store->m_limits));
    if (!problemOfName(file.name).empty())
        return note(Problem::Severity::Damage, file.problem);
    node.key = isLeaf ? keyOfName(file.name) : "/" + file.name;
    node.kind = !readable ? StoreNode::Kind::Unusable
                : isLeaf  ? StoreNode::Kind::Leaf
                          : StoreNode::Kind::Foreign;
    node.internal = node.kind == StoreNode::Kind::Foreign || isOfInnerStore(file.name);
    m_found.push_back(std::move(node));
}

void StoreBuilder::addEmbedded()
{
    if (classify(*m_store->m_embedded) == ObjectKind::RemoteStore)
        return addRemote();
    addMounts();
    auto entries = readEmbedMap(*m_store->m_embedded);
    if (!entries)
        return note(Problem::Severity::Damage, entries.error().text());
    auto bytes = decodedSource(m_store->m_embedded);
    if (bytes)
        m_store->m_embeddedBytes = *std::move(bytes);
    else
        note(Problem::Severity::Damage, "embed.b2e: " + bytes.error().text());
    const std::uint64_t size = m_store->m_embeddedBytes ? m_store->m_embeddedBytes->size() : 0;
    for (std::string& sentence : checkEmbedMap(*entries, size))
        note(Problem::Severity::Note, std::move(sentence));
    for (const EmbeddedEntry& entry : *entries)
        addEmbedded(entry);
}

void StoreBuilder::addEmbedded(const EmbeddedEntry& entry)
{
    const std::string_view key = entry.key;
    const std::string_view name = key.starts_with('/') ? key.substr(1) : key;
    const std::string wrong = problemOfName(name);
    if (addTooDeep(name))
        return;
    if (!wrong.empty())
        return note(Problem::Severity::Damage, fmt::format("stored object '{}' is not shown: {}",
                                                           escapeForDisplay(key), wrong));
    StoreNode node;
    node.key = key.starts_with('/') ? entry.key : "/" + entry.key;
    node.kind = entry.remote ? StoreNode::Kind::Remote : StoreNode::Kind::Leaf;
    node.place = entry.remote ? StoreNode::Place::Address : StoreNode::Place::Embedded;
    node.where = entry.remote ? entry.remote->text() : std::string();
    if (entry.remote) {
        node.remoteType = StoreNode::RemoteType::Array;
        node.remote = entry.remote->place();
    }
    node.offset = entry.offset;
    node.size = entry.length;
    if (!entry.problem.empty())
        node.kind = StoreNode::Kind::Unusable;
    node.problem = entry.problem;
    m_found.push_back(std::move(node));
}

StoreBuilder::Keys StoreBuilder::keysFound() const
{
    Keys keys;
    for (const StoreNode& node : m_found)
        keys.insert(node.key);
    return keys;
}

void StoreBuilder::addRemote()
{
    auto manifest = readRemoteManifest(*m_store->m_embedded);
    if (!manifest)
        return note(Problem::Severity::Damage, manifest.error().text());
    m_store->m_source = manifest->source;
    note(Problem::Severity::Note,
         fmt::format("this contains cached parts of {}; the other parts are not stored here",
                     manifest->source.text()));
    if (!manifest->notice.empty())
        note(Problem::Severity::Note, escapeForDisplay(manifest->notice));
    const std::size_t count = countOfNodes(*manifest);
    if (count > m_store->m_limits.storeNodes)
        return note(Problem::Severity::Damage,
                    fmt::format("the manifest lists {} objects; the limit is {}", count,
                                m_store->m_limits.storeNodes));
    moveLinked(*manifest);
    addRemote(*manifest, {}, keysFound());
}

// What is kept of stores that are mounted is in folders of its own: it is shown where it belongs.
void StoreBuilder::moveLinked(const RemoteManifest& manifest)
{
    LinkedFolders folders;
    addFolders(manifest, {}, folders);
    for (StoreNode& node : m_found)
        for (std::size_t depth = 0; depth < mostNameParts; ++depth) {
            const auto folder = folders.find(linkedFolderOf(node.key));
            if (folder == folders.end())
                break;
            node.key.replace(0, folder->first.size(), folder->second);
        }
}

void StoreBuilder::addRemote(const RemoteManifest& manifest, const std::string& mount,
                             const Keys& kept)
{
    for (RemoteManifest::Node node : manifest.nodes) {
        if (node.path.empty()) // the store itself
            continue;
        RemoteSource source = manifest.source;
        source.dataset = below(source.dataset, node.path);
        node.path = below(mount, node.path);
        if (!kept.contains("/" + node.path))
            addRemote(node, node.kind == RemoteManifest::Node::Kind::Store ? node.source : source);
    }
    for (const RemoteManifest::Link& link : manifest.links)
        addRemote(link.manifest, below(mount, link.mount), kept);
}

void StoreBuilder::addRemote(const RemoteManifest::Node& node, const RemoteSource& source)
{
    using Kind = RemoteManifest::Node::Kind;
    if (const std::string wrong = problemOfName(node.path); !wrong.empty())
        return note(Problem::Severity::Damage, fmt::format("remote object '{}' is not shown: {}",
                                                           escapeForDisplay(node.path), wrong));
    StoreNode found;
    found.key = "/" + node.path;
    if (node.kind != Kind::Group) {
        found.kind = StoreNode::Kind::Remote;
        found.place = StoreNode::Place::Address;
        found.where = source.text();
        found.remoteType = remoteTypeOf(node.kind);
        found.remote = source.place();
        found.hasCachedBatches = node.hasCachedBatches;
        found.problem = escapeForDisplay(node.problem);
    }
    m_found.push_back(std::move(found));
}

// Remote stores that are parts of one on this disk.
void StoreBuilder::addMounts()
{
    const Keys found = keysFound();
    for (const RemoteManifest::Node& node : readRemoteMounts(*m_store->m_embedded))
        if (!found.contains("/" + node.path))
            addRemote(node, node.source);
}

void StoreBuilder::makeTree()
{
    for (StoreNode& node : m_found)
        node.internal |= isInternalKey(node.key);
    NodeTree tree = treeOf(std::move(m_found));
    m_store->m_root = std::move(tree.root);
    for (const std::string& key : tree.repeatedKeys)
        note(Problem::Severity::Note,
             fmt::format("there are several objects named '{}'; only one of them is shown",
                         escapeForDisplay(key)));
    for (StoreNode& child : m_store->m_root.children)
        hideForeign(child);
    findTables(m_store->m_root);
}

// A group with a `_meta` that describes a table is one table, and its parts are not shown.
void StoreBuilder::findTables(StoreNode& group)
{
    const std::string prefix = group.key == "/" ? "/" : group.key + "/";
    const StoreNode* meta = findNode(m_store->m_root, prefix + "_meta");
    if (meta && meta->kind == StoreNode::Kind::Leaf && group.kind == StoreNode::Kind::Group) {
        const auto frame = m_store->openLeaf(meta->key);
        if (frame && classify(**frame) == ObjectKind::TableMeta) {
            group.kind = StoreNode::Kind::Table;
            for (StoreNode& part : group.children)
                markInternal(part);
            return;
        }
    }
    for (StoreNode& child : group.children)
        findTables(child);
}

} // namespace bloscope
