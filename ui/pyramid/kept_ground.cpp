#include "ui/pyramid/kept_ground.h"

#include <QFileInfo>
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
                                       const PyramidGround& ground, const KeptPlanes& kept)
{
    const auto origin = source.origin();
    const QString path = QFileInfo(kept.path).canonicalFilePath();
    if (!origin || path.isEmpty())
        return {};
    const std::string plane =
        fmt::format("{}; {}; reduction {}; level {}", origin->cells, textOf(request.plane),
                    static_cast<int>(ground.reduction), ground.grid.ground);
    return PyramidStore::Key{path + '\n' + kept.inside, QString::fromStdString(origin->state),
                             QString::fromStdString(plane)};
}

PyramidGround groundOf(const PictureRequest& request, const PyramidPlan& plan)
{
    return {plan.grid, reductionOf(request.options), {}};
}

PlanePyramid::Key keyOf(const PyramidGround& ground, PlanePyramid::PlaneId plane, std::size_t tile)
{
    const std::int64_t columns = ground.places().columns;
    const auto at = static_cast<std::int64_t>(tile);
    return {plane, ground.grid.ground, at / columns, at % columns};
}

// Of all tiles; false when one is missing.
bool takeFrom(PlanePyramid& pyramid, PlanePyramid::PlaneId plane, PyramidGround& ground)
{
    const CellRect places = ground.places();
    const auto count = static_cast<std::size_t>(places.rows * places.columns);
    for (std::size_t tile = 0; tile < count; ++tile) {
        ground.tiles.push_back(pyramid.find(keyOf(ground, plane, tile)));
        if (!ground.tiles.back())
            return false;
    }
    return true;
}

std::int64_t bytesOf(const PyramidGround& ground)
{
    std::int64_t bytes = 0;
    for (const PyramidTilePtr& tile : ground.tiles)
        bytes += static_cast<std::int64_t>(tile->bytes());
    return bytes;
}

bool isDamaged(const PyramidTilePtr& tile)
{
    return tile->countsOf(tile->squares()).damaged > 0;
}

} // namespace

bool findGround(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                PlanePyramid& pyramid, const KeptPlanes& kept, const std::stop_token& stop)
{
    const PyramidGround wanted = groundOf(request, plan);
    const auto plane = pyramid.idOf(request.plane, wanted.reduction);
    PyramidGround known = wanted;
    if (takeFrom(pyramid, plane, known))
        return true;
    const auto key = kept.store ? keyOf(source, request, wanted, kept) : std::nullopt;
    const auto found = key ? kept.store->find(*key, wanted, &source.pool(), stop) : std::nullopt;
    if (!found)
        return false;
    for (std::size_t tile = 0; tile < found->tiles.size(); ++tile)
        pyramid.insert(keyOf(wanted, plane, tile), found->tiles[tile], PlanePyramid::Keep::First);
    return true;
}

void keepGround(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                PlanePyramid& pyramid, const KeptPlanes& kept, const std::stop_token& stop)
{
    PyramidGround ground = groundOf(request, plan);
    const auto key = kept.store ? keyOf(source, request, ground, kept) : std::nullopt;
    if (!key || kept.store->has(*key) ||
        !takeFrom(pyramid, pyramid.idOf(request.plane, ground.reduction), ground))
        return;
    const CellRect& all = plan.grid.all;
    const auto itemsize = static_cast<std::int64_t>(source.dtype().itemsize);
    if (kept.store->keeps(bytesOf(ground), all.rows * all.columns * itemsize) &&
        std::ranges::none_of(ground.tiles, isDamaged))
        kept.store->keep(*key, ground, stop);
}

} // namespace bloscope
