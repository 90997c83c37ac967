#pragma once

#include "core/store/store_node.h"

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

} // namespace bloscope
