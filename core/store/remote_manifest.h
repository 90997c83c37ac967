#pragma once

#include "core/frame/frame.h"
#include "core/objects/address.h"

#include <vector>

namespace bloscope {

// What the part of a remote store that is kept here tells of the whole: where that is, and what it
// holds (vlmetalayer `b2remote_manifest` of embed.b2e; docs/conventions.md). Arrays that are kept
// here, perhaps in parts, are files besides. To be shown; nothing is opened.
struct RemoteManifest {
    struct Node {
        enum class Kind { Group, Array, Table, Store, Unsupported };

        std::string path; // "grp/a"; "" for the whole store
        Kind kind = Kind::Unsupported;
        std::string problem;           // of Unsupported: why its writer does not read it
        RemoteSource source;           // of Store: where that one is
        bool hasCachedBatches = false; // some batches of the column are kept here
    };
    struct Link;

    RemoteSource source;
    std::vector<Node> nodes; // in the order of the file
    std::string notice;      // a sentence of the writer's on what is left out; often empty
    std::vector<Link> links;
};

// What is known of another remote store that is mounted in this one.
struct RemoteManifest::Link {
    std::string mount;  // "grp/other": its root in this store
    std::string prefix; // "__remote_links__/12ab": what is kept of it is in this folder
    RemoteManifest manifest;
};

// Errors: Malformed when it is missing or says nothing of what it is about.
Result<RemoteManifest> readRemoteManifest(const Frame& frame);

// Remote stores that are mounted in a store of this disk (vlmetalayer `_object_registry` of
// embed.b2e): nodes of Kind::Store. Empty where there are none.
std::vector<RemoteManifest::Node> readRemoteMounts(const Frame& frame);

} // namespace bloscope
