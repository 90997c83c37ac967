#include "core/plane/base_level.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::string textOf(const PicturePlane& plane)
{
    const Slice& slice = plane.slice();
    const auto number = [](std::optional<std::size_t> dimension) {
        return dimension ? static_cast<int>(*dimension) : -1;
    };
    return fmt::format("{} of {}, {} down, {} across", slice.text(),
                       fmt::join(slice.shape(), " x "), number(plane.rowDimension()),
                       number(plane.columnDimension()));
}

// Nothing where cells cannot be told from others, or their file is not there.
std::optional<PyramidStore::Key> keyOf(const CellSource& source, const PictureRequest& request,
                                       const BaseLevel& level, const KeptPlanes& kept)
{
    const auto origin = source.origin();
    std::error_code error;
    const std::filesystem::path path = std::filesystem::canonical(kept.path, error);
    if (!origin || error)
        return {};
    const std::string plane =
        fmt::format("{}; {}; reduction {}; level {}", origin->cells, textOf(request.plane),
                    static_cast<int>(level.reduction), level.grid.base);
    return PyramidStore::Key{path.string() + '\n' + kept.inside, origin->state, plane};
}

BaseLevel baseLevelOf(const PictureRequest& request, const PyramidPlan& plan)
{
    return {plan.grid, reductionOf(request.options), {}};
}

PlanePyramid::Key keyOf(const BaseLevel& level, PlanePyramid::PlaneId plane, std::size_t tile)
{
    const std::int64_t columns = level.places().columns;
    const auto at = static_cast<std::int64_t>(tile);
    return {plane, level.grid.base, at / columns, at % columns};
}

// Of all tiles; false when one is missing.
bool takeFrom(PlanePyramid& pyramid, PlanePyramid::PlaneId plane, BaseLevel& level)
{
    const CellRect places = level.places();
    const auto count = static_cast<std::size_t>(places.rows * places.columns);
    for (std::size_t tile = 0; tile < count; ++tile) {
        level.tiles.push_back(pyramid.find(keyOf(level, plane, tile)));
        if (!level.tiles.back())
            return false;
    }
    return true;
}

std::int64_t heldBytes(const BaseLevel& level)
{
    std::int64_t bytes = 0;
    for (const PyramidTilePtr& tile : level.tiles)
        bytes += static_cast<std::int64_t>(tile->bytes());
    return bytes;
}

bool isDamaged(const PyramidTilePtr& tile)
{
    return tile->countsOf(tile->squares()).damaged > 0;
}

} // namespace

bool findBaseLevel(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                   PlanePyramid& pyramid, const KeptPlanes& kept, const std::stop_token& stop)
{
    const BaseLevel wanted = baseLevelOf(request, plan);
    const auto plane = pyramid.idOf(request.plane, wanted.reduction);
    BaseLevel known = wanted;
    if (takeFrom(pyramid, plane, known))
        return true;
    const auto key = kept.store ? keyOf(source, request, wanted, kept) : std::nullopt;
    const auto found = key ? kept.store->find(*key, wanted, source.pool(), stop) : std::nullopt;
    if (!found)
        return false;
    for (std::size_t tile = 0; tile < found->tiles.size(); ++tile)
        pyramid.insert(keyOf(wanted, plane, tile), found->tiles[tile], PlanePyramid::Keep::First);
    return true;
}

void keepBaseLevel(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                   PlanePyramid& pyramid, const KeptPlanes& kept, const std::stop_token& stop)
{
    BaseLevel level = baseLevelOf(request, plan);
    const auto key = kept.store ? keyOf(source, request, level, kept) : std::nullopt;
    if (!key || kept.store->has(*key) ||
        !takeFrom(pyramid, pyramid.idOf(request.plane, level.reduction), level))
        return;
    const CellRect& all = plan.grid.all;
    const auto itemsize = static_cast<std::int64_t>(source.dtype().itemsize);
    if (kept.store->keeps(heldBytes(level), all.rows * all.columns * itemsize) &&
        std::ranges::none_of(level.tiles, isDamaged))
        kept.store->keep(*key, level, stop);
}

} // namespace bloscope
