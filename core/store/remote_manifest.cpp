#include "core/store/remote_manifest.h"

#include "core/objects/metadata_value.h"

#include <algorithm>
#include <set>

namespace bloscope {

namespace {

using msgpack_value::Map;
using msgpack_value::MapEntry;
using msgpack_value::Value;
using Node = RemoteManifest::Node;

constexpr int mostLinksInLinks = 16;
constexpr char storeKind[] = "remote_store";

// Of a map; empty for other values.
std::span<const MapEntry> entriesOf(const Value* value)
{
    const auto* map = value ? std::get_if<Map>(&value->data) : nullptr;
    return map ? std::span<const MapEntry>(*map) : std::span<const MapEntry>();
}

Node::Kind kindOfNode(std::string_view name)
{
    if (name == "group")
        return Node::Kind::Group;
    if (name == "ndarray")
        return Node::Kind::Array;
    if (name == storeKind)
        return Node::Kind::Store;
    return name == "ctable" ? Node::Kind::Table : Node::Kind::Unsupported;
}

RemoteSource sourceOfReference(const Value& reference)
{
    const Value* source = memberOf(reference, "source");
    return source ? remoteSourceOf(*source) : RemoteSource();
}

// (kind, what is known of it): a text for what is not supported, a reference to a store.
Node nodeOf(std::string path, const Value& entry)
{
    Node node;
    node.path = std::move(path);
    const auto parts = itemsOf(&entry);
    const std::string kind = parts.empty() ? "" : textOf(&parts[0]).value_or("");
    node.kind = kindOfNode(kind);
    if (node.kind == Node::Kind::Unsupported && parts.size() > 1)
        node.problem = textOf(&parts[1]).value_or("");
    if (node.kind == Node::Kind::Store && parts.size() > 1)
        node.source = sourceOfReference(parts[1]);
    return node;
}

void markCachedBatches(const Value& map, std::vector<Node>& nodes)
{
    std::set<std::string> cached;
    for (const Value& path : itemsOf(memberOf(map, "batch_caches")))
        cached.insert(textOf(&path).value_or(""));
    for (Node& node : nodes)
        node.hasCachedBatches = cached.contains(node.path);
}

Result<RemoteManifest> manifestOf(const Value& map, int depth);

// What cannot be read of the links is left out: the store that is mounted is a node in any case.
std::vector<RemoteManifest::Link> linksOf(const Value& map, int depth)
{
    std::vector<RemoteManifest::Link> links;
    if (depth >= mostLinksInLinks)
        return links;
    for (const MapEntry& entry : entriesOf(memberOf(map, "linked"))) {
        const Value* manifest = memberOf(entry.value, "manifest");
        auto mount = textOf(&entry.key);
        auto linked = manifest ? manifestOf(*manifest, depth + 1) : malformedError("");
        if (mount && !mount->empty() && linked)
            links.push_back({*std::move(mount),
                             textOf(memberOf(entry.value, "prefix")).value_or(""),
                             *std::move(linked)});
    }
    return links;
}

Result<RemoteManifest> manifestOf(const Value& map, int depth)
{
    const Value* source = memberOf(map, "source");
    if (!source)
        return malformedError("the manifest of the remote store is missing or cannot be read");
    RemoteManifest manifest;
    manifest.source = remoteSourceOf(*source);
    manifest.notice = textOf(memberOf(map, "notice")).value_or("");
    const Value* nodes = memberOf(map, "nodes");
    if (!nodes || !std::holds_alternative<Map>(nodes->data))
        return malformedError("the manifest of the remote store does not list its content");
    for (const MapEntry& entry : entriesOf(nodes))
        if (auto path = textOf(&entry.key))
            manifest.nodes.push_back(nodeOf(*std::move(path), entry.value));
    markCachedBatches(map, manifest.nodes);
    manifest.links = linksOf(map, depth);
    return manifest;
}

} // namespace

Result<RemoteManifest> readRemoteManifest(const Frame& frame)
{
    const auto map = vlMetalayerValue(frame, "b2remote_manifest");
    return manifestOf(map.value_or(Value()), 0);
}

std::vector<Node> readRemoteMounts(const Frame& frame)
{
    std::vector<Node> mounts;
    const auto registry = vlMetalayerValue(frame, "_object_registry");
    for (const MapEntry& entry : entriesOf(registry ? &*registry : nullptr)) {
        const auto key = textOf(&entry.key);
        if (!key || textOf(memberOf(entry.value, "kind")) != storeKind)
            continue;
        Node node;
        node.path = key->substr(key->starts_with('/') ? 1 : 0);
        node.kind = Node::Kind::Store;
        node.source = sourceOfReference(entry.value);
        mounts.push_back(std::move(node));
    }
    return mounts;
}

} // namespace bloscope
