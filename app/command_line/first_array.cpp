#include "app/command_line/first_array.h"

#include "core/store/open_container.h"

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

Result<ArrayPtr> firstArrayOf(const Store& store, const Job& job)
{
    BLOSCOPE_TRY(ArrayPtr array, firstBelow(store, store.root(), job));
    if (!array)
        return Error{ErrorKind::Usage, "no leaf of this store is an array of numbers"};
    return array;
}

} // namespace

Result<ArrayPtr> firstArrayOf(const std::filesystem::path& path, const Limits& limits,
                              const Job& job)
{
    BLOSCOPE_TRY(const Container container, openContainer(path, limits));
    if (const auto* store = std::get_if<StorePtr>(&container))
        return firstArrayOf(**store, job);
    const FramePtr& frame = std::get<FramePtr>(container);
    if (!isArray(*frame))
        return Error{ErrorKind::Usage,
                     fmt::format("a {} has no values to colour", nameOf(classify(*frame)))};
    return Array::of(frame);
}

} // namespace bloscope
