#pragma once

#include "core/store/store_node.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace bloscope {

// Builds the tree of a store from its leaves: groups exist only as prefixes of keys
// (format.md 10.7). Of several leaves with one key the first stays; the keys of the others are
// answered. Keys have at most mostNameParts parts.
struct NodeTree {
    StoreNode root;
    std::vector<std::string> repeatedKeys;
};
NodeTree treeOf(std::vector<StoreNode> leaves);

// The node of a key below (or at) `root`; null when there is none.
StoreNode* findNode(StoreNode& root, std::string_view key);
const StoreNode* findNode(const StoreNode& root, std::string_view key);

// Names of files inside stores, and the keys of leaves that they stand for (format.md 10.7).

// Why a relative path must not be used: absolute, "..", empty parts, NUL, nested too deeply. Empty
// when it may.
std::string problemOfName(std::string_view name);

// Has it more than mostNameParts parts, and nothing else against it?
bool isNestedTooDeeply(std::string_view name);
std::string_view firstParts(std::string_view name, std::size_t count); // "a/b" of "a/b/c" for 2

// "/grp/a" for "grp/a.b2nd": the last extension is no part of the key.
std::string keyOfName(std::string_view name);

// Does a file of that name hold a leaf, to judge by its extension (.b2nd, .b2f, .b2b)? Others do
// when their content is a frame.
bool isLeafName(std::string_view name);

// Is a file of that name in the folder of a group?
bool isBelow(std::string_view name, std::string_view group);

// What lies beside frames and is none of them: locks, leftovers of writers.
bool isIgnoredName(std::string_view name);

inline constexpr std::size_t mostNameParts = 128;

} // namespace bloscope
