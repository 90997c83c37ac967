#include "core/store/remote_manifest.h"

#include "core/objects/metadata_value.h"

namespace bloscope {

namespace {

using msgpack_value::Value;
using Node = RemoteManifest::Node;

Node::Kind kindOfNode(std::string_view name)
{
    if (name == "group")
        return Node::Kind::Group;
    if (name == "ndarray")
        return Node::Kind::Array;
    return name == "ctable" ? Node::Kind::Table : Node::Kind::Unsupported;
}

// (kind, what is known of it): a text for what is not supported.
Node nodeOf(std::string path, const Value& entry)
{
    Node node{std::move(path), Node::Kind::Unsupported, {}};
    const auto parts = itemsOf(&entry);
    const std::string kind = parts.empty() ? "" : textOf(&parts[0]).value_or("");
    node.kind = kindOfNode(kind);
    if (node.kind == Node::Kind::Unsupported && parts.size() > 1)
        node.problem = textOf(&parts[1]).value_or("");
    return node;
}

} // namespace

Result<RemoteManifest> readRemoteManifest(const Frame& frame)
{
    const auto map = vlMetalayerValue(frame, "b2remote_manifest");
    const Value* source = map ? memberOf(*map, "source") : nullptr;
    if (!source)
        return malformedError("the manifest of the remote store is missing or cannot be read");
    RemoteManifest manifest;
    manifest.source = remoteSourceOf(*source);
    manifest.notice = textOf(memberOf(*map, "notice")).value_or("");
    const Value* nodes = memberOf(*map, "nodes");
    const auto* entries = nodes ? std::get_if<msgpack_value::Map>(&nodes->data) : nullptr;
    if (!entries)
        return malformedError("the manifest of the remote store does not say what it holds");
    for (const msgpack_value::MapEntry& entry : *entries)
        if (auto path = textOf(&entry.key))
            manifest.nodes.push_back(nodeOf(*std::move(path), entry.value));
    return manifest;
}

} // namespace bloscope
