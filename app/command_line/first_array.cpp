#include "app/command_line/first_array.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

// Recipes have a shape but no values; chunks of lists are no elements.
bool isArray(const Frame& frame)
{
    const ObjectKind kind = classify(frame);
    return !isRecipe(kind) && !isItemList(kind) && kind != ObjectKind::TableMeta;
}

// The array of a leaf, null when it is nothing to look at. What is wrong with one leaf does not
// hide the others.
ArrayPtr arrayOf(const Store& store, const StoreNode& node)
{
    if (node.kind != StoreNode::Kind::Leaf || node.internal)
        return nullptr;
    const auto frame = store.openLeaf(node.key);
    if (!frame || !isArray(**frame))
        return nullptr;
    ArrayPtr array = Array::of(*frame);
    return array->dtype().isNumeric() && array->logicalBytes() > 0 ? array : nullptr;
}

Result<ArrayPtr> firstBelow(const Store& store, const StoreNode& node, const Job& job)
{
    if (job.stopped())
        return cancelled();
    if (ArrayPtr array = arrayOf(store, node))
        return array;
    for (const StoreNode& child : node.children) {
        BLOSCOPE_TRY(ArrayPtr array, firstBelow(store, child, job));
        if (array)
            return array;
    }
    return ArrayPtr();
}

} // namespace

Result<ArrayPtr> firstArrayOf(const FoundObject& found, const Job& job)
{
    if (const FramePtr& frame = found.frame) {
        if (!isArray(*frame))
            return Error{ErrorKind::Usage,
                         fmt::format("a {} has no values to colour", nameOf(classify(*frame)))};
        return Array::of(frame);
    }
    BLOSCOPE_TRY(ArrayPtr array, firstBelow(*found.store, *found.node, job));
    if (!array)
        return Error{ErrorKind::Usage,
                     fmt::format("no leaf of this {} is an array of numbers",
                                 found.node->key == "/" ? "store" : nameOf(found.node->kind))};
    return array;
}

} // namespace bloscope
