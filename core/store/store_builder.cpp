#include "core/store/store_builder.h"

#include "core/base/printable.h"
#include "core/base/text.h"
#include "core/frame/file_marks.h"
#include "core/store/decoded_source.h"
#include "core/store/member_name.h"
#include "core/store/node_tree.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <set>

namespace bloscope {

namespace {

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
            fmt::format("this is NumPy's .npz, an archive of {}: unpack it and convert the .npy "
                        "files in it",
                        amountOf(files.size(), "array", "arrays"))};
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
        return Error{ErrorKind::Usage, fmt::format("this {} is no store", nameOf(m_store->m_kind))};
    if (m_store->m_kind != ObjectKind::EmbedStore)
        note(Problem::Severity::Note,
             "this is the embedded part of a store; its other leaves are files beside it");
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
    if (m_compressed > 0)
        note(Problem::Severity::Note,
             fmt::format("{} members of the archive are compressed: python-blosc2 cannot read it",
                         m_compressed));
}

void StoreBuilder::addFile(const LeafSource::File& file)
{
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
    const std::string wrong = problemOfName(key.starts_with('/') ? key.substr(1) : key);
    if (!wrong.empty())
        return note(Problem::Severity::Damage, fmt::format("stored object '{}' is not shown: {}",
                                                           escapeForDisplay(key), wrong));
    StoreNode node;
    node.key = key.starts_with('/') ? entry.key : "/" + entry.key;
    node.kind = entry.remote ? StoreNode::Kind::Remote : StoreNode::Kind::Leaf;
    node.place = entry.remote ? StoreNode::Place::Address : StoreNode::Place::Embedded;
    node.where = entry.remote ? entry.remote->text() : std::string();
    node.offset = entry.offset;
    node.size = entry.length;
    if (!entry.problem.empty())
        node.kind = StoreNode::Kind::Unusable;
    node.problem = entry.problem;
    m_found.push_back(std::move(node));
}

void StoreBuilder::addRemote()
{
    auto manifest = readRemoteManifest(*m_store->m_embedded);
    if (!manifest)
        return note(Problem::Severity::Damage, manifest.error().text());
    m_store->m_source = manifest->source;
    note(Problem::Severity::Note,
         fmt::format("this keeps parts of {}; the others are not here", manifest->source.text()));
    if (!manifest->notice.empty())
        note(Problem::Severity::Note, escapeForDisplay(manifest->notice));
    if (manifest->nodes.size() > m_store->m_limits.storeNodes)
        return note(Problem::Severity::Damage,
                    fmt::format("the manifest names {} objects; the limit is {}",
                                manifest->nodes.size(), m_store->m_limits.storeNodes));
    std::set<std::string, std::less<>> kept;
    for (const StoreNode& node : m_found)
        kept.insert(node.key);
    for (const RemoteManifest::Node& node : manifest->nodes)
        if (!node.path.empty() && !kept.contains("/" + node.path))
            addRemote(node);
}

void StoreBuilder::addRemote(const RemoteManifest::Node& node)
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
        RemoteSource source = *m_store->m_source;
        source.dataset = node.path;
        found.where = source.text();
        found.problem = escapeForDisplay(node.problem);
    }
    m_found.push_back(std::move(found));
}

void StoreBuilder::makeTree()
{
    for (StoreNode& node : m_found)
        node.internal |= isInternalKey(node.key);
    NodeTree tree = treeOf(std::move(m_found));
    m_store->m_root = std::move(tree.root);
    for (const std::string& key : tree.repeatedKeys)
        note(Problem::Severity::Note,
             fmt::format("there are several objects '{}'; one of them is shown",
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
