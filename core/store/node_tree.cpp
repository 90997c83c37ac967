#include "core/store/node_tree.h"

#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

// The order in which a walk through the tree meets keys: "/a/b" before "/a-b".
bool comesBefore(std::string_view one, std::string_view other)
{
    return std::ranges::lexicographical_compare(one, other, [](char a, char b) {
        const auto rank = [](char c) { return c == '/' ? 0 : static_cast<unsigned char>(c) + 1; };
        return rank(a) < rank(b);
    });
}

// The child at `end` of the key, made a group when it is new; it is the last one if it is there.
StoreNode& childOf(StoreNode& parent, std::string_view key)
{
    if (parent.children.empty() || parent.children.back().key != key) {
        StoreNode group;
        group.key = key;
        parent.children.push_back(std::move(group));
    }
    return parent.children.back();
}

StoreNode& nodeFor(StoreNode& root, const std::string& key)
{
    StoreNode* node = &root;
    for (std::size_t end = 0; end < key.size();) {
        end = std::min(key.find('/', end + 1), key.size());
        node = &childOf(*node, std::string_view(key).substr(0, end));
    }
    return *node;
}

} // namespace

NodeTree treeOf(std::vector<StoreNode> leaves)
{
    std::ranges::stable_sort(leaves, comesBefore, &StoreNode::key);
    NodeTree tree;
    tree.root.key = "/";
    for (StoreNode& leaf : leaves) {
        StoreNode& node = nodeFor(tree.root, leaf.key);
        if (node.place == StoreNode::Place::Nowhere)
            node = std::move(leaf); // sorted first, so it has no children yet
        else
            tree.repeatedKeys.push_back(leaf.key);
    }
    return tree;
}

const StoreNode* findNode(const StoreNode& root, std::string_view key)
{
    const StoreNode* node = &root;
    for (std::size_t end = 0; key != "/" && end < key.size();) {
        end = std::min(key.find('/', end + 1), key.size());
        const std::string_view part = key.substr(0, end);
        const auto child =
            std::ranges::lower_bound(node->children, part, comesBefore, &StoreNode::key);
        if (child == node->children.end() || child->key != part)
            return nullptr;
        node = &*child;
    }
    return key.empty() ? nullptr : node;
}

StoreNode* findNode(StoreNode& root, std::string_view key)
{
    return const_cast<StoreNode*>(findNode(std::as_const(root), key));
}

} // namespace bloscope
