#include "ui/store/node_details.h"

#include "core/change/begin_attributes.h"
#include "core/edit/save_ability.h"
#include "core/inspect/describe.h"
#include "ui/text/error_text.h"

namespace bloscope {

namespace {

// The hidden leaf that holds the attributes; null when there is none.
const StoreNode* attributeLeaf(const Store& store, const StoreNode& node)
{
    if (node.kind == StoreNode::Kind::Table)
        return store.find(node.key == "/" ? "/_vlmeta" : node.key + "/_vlmeta");
    return store.attributesOf(node);
}

NodeDetails detailsOfLeaf(const Store& store, const StoreNode& leaf)
{
    NodeDetails details;
    const auto frame = store.openLeaf(leaf.key);
    if (!frame) {
        details.problem = displayText(frame.error().text());
        return details;
    }
    details.frame = Array::of(*frame);
    details.attributes = describeVlMetalayers(**frame).children;
    return details;
}

NodeDetails detailsWithoutAttributes(const Store& store, const std::filesystem::path& path,
                                     const StoreNode& group)
{
    NodeDetails details;
    const auto begun = beginAttributes(store, path, group);
    const SaveAbility ability = begun ? saveNewAbility(begun->file) : SaveAbility();
    details.canBegin = begun && ability.canReplace;
    if (!details.canBegin)
        details.whyNotBegun = displayText(begun ? ability.reason : begun.error().text());
    return details;
}

} // namespace

NodeDetails detailsOf(const Store& store, const std::filesystem::path& path, const StoreNode& node)
{
    switch (node.kind) {
    case StoreNode::Kind::Leaf:
        return detailsOfLeaf(store, node);
    case StoreNode::Kind::Group:
    case StoreNode::Kind::Table: {
        const StoreNode* leaf = attributeLeaf(store, node);
        if (!leaf && node.kind == StoreNode::Kind::Group)
            return detailsWithoutAttributes(store, path, node);
        NodeDetails details = leaf ? detailsOfLeaf(store, *leaf) : NodeDetails();
        details.frame = nullptr;
        return details;
    }
    default:
        return {{}, nullptr, displayText(node.problem)};
    }
}

} // namespace bloscope
