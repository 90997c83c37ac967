#include "core/compare/leaf_pairs.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

const DTypeLeaf* leafCalled(const std::string& path, const std::vector<DTypeLeaf>& leaves)
{
    const auto leaf = std::ranges::find(leaves, path, &DTypeLeaf::path);
    return leaf == leaves.end() ? nullptr : &*leaf;
}

Error onlyIn(const char* which, const DTypeLeaf& leaf)
{
    if (leaf.path.empty())
        return usageError("elements of one array have fields, those of the other have none");
    return usageError(
        fmt::format("field '{}' is only in the {}", escapeForDisplay(leaf.path), which));
}

} // namespace

Result<std::vector<LeafPair>> pairLeaves(const DType& a, const DType& b, const Tolerance& tolerance)
{
    const std::vector<DTypeLeaf> leavesOfA = leavesOf(a);
    const std::vector<DTypeLeaf> leavesOfB = leavesOf(b);
    for (const DTypeLeaf& leaf : leavesOfB)
        if (!leafCalled(leaf.path, leavesOfA))
            return onlyIn("second", leaf);
    std::vector<LeafPair> pairs;
    for (const DTypeLeaf& leaf : leavesOfA) {
        const DTypeLeaf* const other = leafCalled(leaf.path, leavesOfB);
        if (!other)
            return onlyIn("first", leaf);
        auto distance = ValueDistance::between(leaf.dtype, other->dtype, tolerance);
        if (!distance && !leaf.path.empty())
            return distance.error().within(fmt::format("field '{}'", escapeForDisplay(leaf.path)));
        BLOSCOPE_TRY(ValueDistance measured, std::move(distance));
        pairs.push_back({leaf, *other, std::move(measured)});
    }
    return pairs;
}

} // namespace bloscope
