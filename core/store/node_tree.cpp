#include "core/store/node_tree.h"

#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr char tooDeep[] = "its name has too many parts";

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

std::string problemOfName(std::string_view name)
{
    if (name.empty())
        return "its name is empty";
    if (name.front() == '/')
        return "its name is an absolute path";
    if (name.find('\0') != name.npos)
        return "its name contains a NUL";
    std::size_t parts = 0;
    for (std::size_t begin = 0; begin <= name.size(); ++parts) {
        const std::size_t end = std::min(name.find('/', begin), name.size());
        const std::string_view part = name.substr(begin, end - begin);
        if (part == "..")
            return "its name points outside the store";
        if (part.empty() || part == ".")
            return "its name has an empty part";
        begin = end + 1;
    }
    return parts > mostNameParts ? tooDeep : "";
}

bool isNestedTooDeeply(std::string_view name)
{
    return problemOfName(name) == tooDeep;
}

std::string_view firstParts(std::string_view name, std::size_t count)
{
    std::size_t end = 0;
    for (std::size_t part = 0; part < count && end < name.size(); ++part)
        end = std::min(name.find('/', end + (part > 0 ? 1 : 0)), name.size());
    return name.substr(0, end);
}

std::string keyOfName(std::string_view name)
{
    const std::size_t slash = name.rfind('/');
    const std::size_t dot = name.rfind('.');
    const std::size_t nameBegin = slash == name.npos ? 0 : slash + 1;
    const bool hasExtension = dot != name.npos && dot > nameBegin;
    return "/" + std::string(hasExtension ? name.substr(0, dot) : name);
}

bool isLeafName(std::string_view name)
{
    return name.ends_with(".b2nd") || name.ends_with(".b2f") || name.ends_with(".b2b");
}

bool isBelow(std::string_view name, std::string_view group)
{
    const std::string_view folder = group.substr(1);
    return folder.empty() ||
           (name.starts_with(folder) && name.substr(folder.size()).starts_with('/'));
}

bool isIgnoredName(std::string_view name)
{
    return name.ends_with(".b2lock") || name.ends_with(".tmp");
}

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
