#pragma once

#include "core/objects/address.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// A group or a leaf of a store, by its key: "/", "/grp", "/grp/a".
struct StoreNode {
    enum class Kind {
        Group,    // has children, no data of its own
        Leaf,     // a frame
        Table,    // a group whose parts are the columns of a table
        Remote,   // an address only; it is never opened
        Unusable, // there is something, but it cannot be opened: `problem` says why; placed
                  // nowhere, it was not looked at
        Foreign   // a file of another kind, which stores ignore
    };
    enum class Place { Nowhere, File, ZipMember, Embedded, Address };
    enum class RemoteType : std::uint8_t { Unknown, Array, Table, Store };

    std::string key;
    Kind kind = Kind::Group;
    Place place = Place::Nowhere;
    std::string where;        // "grp/a.b2nd": the file or member; the address of a remote array
    std::uint64_t offset = 0; // of the first byte: in the archive, or in the embedded stream
    std::uint64_t size = 0;   // stored bytes
    bool internal = false;    // a part of the machinery: attributes, columns, indexes
    RemoteType remoteType = RemoteType::Unknown; // of Kind::Remote
    bool hasCachedBatches = false;               // of Kind::Remote: some of it is kept here
    std::optional<RemotePlace> remote;           // likewise: what opens it, where something does
    std::string problem;                         // one sentence; empty when all is well
    std::vector<StoreNode> children;             // sorted by key

    std::string name() const { return key.substr(key.rfind('/') + 1); } // "a"; "" for the root
};

// "group", "leaf", "table", ...
std::string_view nameOf(StoreNode::Kind kind);

// "object", "array", "table", "store"
std::string_view nameOf(StoreNode::RemoteType type);

// "file grp/a.b2nd", "archive member grp/a.b2nd at byte 40", "embedded at byte 319", escaped.
std::string placeText(const StoreNode& node);

} // namespace bloscope
