#include "ui/pyramid/tile_reading.h"

#include "core/base/checked.h"
#include "ui/picture/number_sample.h"
#include "ui/pyramid/bandwise_reading.h"
#include "ui/pyramid/blockwise_reading.h"

namespace bloscope {

namespace {

constexpr std::int64_t fewestGroupSide = 8192; // of cells, so that all threads have work
constexpr std::int64_t mostGroupSide = 8 * PyramidTile::side; // of squares, whose numbers are held
constexpr std::int64_t blocksAlong = 2; // of a group, at least, as far as it may be so large

// One side of a plane, and how far the other one goes.
struct PlaneSide {
    std::int64_t block;  // cells
    std::int64_t square; // cells
    std::int64_t cellsAcross;
    std::int64_t squaresAcross;
};

// In tiles. Groups of narrow planes are as much longer.
std::int64_t groupSide(const PlaneSide& of)
{
    const auto inPlaceOf = [](std::int64_t side, std::int64_t across) {
        return side * side / std::min(side, across);
    };
    const std::int64_t tile = of.square * PyramidTile::side;
    const std::int64_t most = inPlaceOf(mostGroupSide, of.squaresAcross) / PyramidTile::side;
    const std::int64_t side = std::max(std::min(of.block, tile * most) * blocksAlong,
                                       inPlaceOf(fewestGroupSide, of.cellsAcross));
    return std::clamp(ceilDivide(side, tile), std::int64_t(1), most);
}

} // namespace

std::unique_ptr<TileReading> TileReading::of(Plane plane, IsWanted isWanted)
{
    if (BlockwiseReading::takes(plane))
        return std::make_unique<BlockwiseReading>(std::move(plane), std::move(isWanted));
    return std::make_unique<BandwiseReading>(std::move(plane));
}

MadeTile FullTile::make() &&
{
    MadeTile made{at, std::make_shared<const PyramidTile>(std::move(*builder).tile())};
    builder.reset(); // it is larger
    return made;
}

Result<std::vector<MadeTile>> TileReading::read(const CellRect& tiles, const Job& job)
{
    BLOSCOPE_TRY(std::vector<FullTile> full, collect(tiles, job));
    std::vector<MadeTile> made(full.size());
    forEach(full.size(), [&](std::size_t i) { made[i] = std::move(full[i]).make(); });
    return made;
}

CellRect TileReading::group() const
{
    const CellRect& all = m_plane.grid.all;
    const SquareSize square = m_plane.grid.squareAt(m_plane.level);
    const CellRect squares = square.squaresOf(all);
    return {0, 0, groupSide({m_plane.blocks.rows, square.rows, all.columns, squares.columns}),
            groupSide({m_plane.blocks.columns, square.columns, all.rows, squares.rows})};
}

CellRect TileReading::cellsOf(const CellRect& tiles) const
{
    return united(m_plane.grid.cellsOf(m_plane.level, {tiles.row, tiles.column}),
                  m_plane.grid.cellsOf(m_plane.level, {tiles.endRow() - 1, tiles.endColumn() - 1}));
}

Result<Cells> TileReading::cellsAt(const CellRect& part, const Job& job) const
{
    const Slice slice = m_plane.plane.samplesOf(part, {});
    return m_plane.keepsBlocks ? m_plane.source.read(slice, job)
                               : m_plane.source.readOnce(slice, job);
}

Result<> TileReading::show(const CellRect& part, const ShowCells& show, const Job& job) const
{
    const auto showInPlane = [&](const CellsView& cells, const CellRect& at) {
        show(cells, {part.row + at.row, part.column + at.column, at.rows, at.columns});
    };
    return m_plane.source.show(m_plane.plane.samplesOf(part, {}),
                               m_plane.keepsBlocks ? Reuse::Sure : Reuse::Unlikely, showInPlane,
                               job);
}

std::unique_ptr<TileBuilder> TileReading::builderOf(CellPosition tile) const
{
    const CellRect& all = m_plane.grid.all;
    const double samples = static_cast<double>(NumberSample::mostNumbers) /
                           static_cast<double>(all.rows) / static_cast<double>(all.columns);
    const CellRect cells = m_plane.grid.cellsOf(m_plane.level, tile);
    const double share = samples * static_cast<double>(cells.rows * cells.columns);
    return std::make_unique<TileBuilder>(cells, m_plane.grid.squareAt(m_plane.level),
                                         m_plane.reduction, static_cast<std::int64_t>(share) + 1);
}

void TileReading::forEach(std::size_t count, const std::function<void(std::size_t)>& turn) const
{
    if (WorkerPool* pool = m_plane.source.pool())
        pool->forEach(count, turn);
    else
        for (std::size_t i = 0; i < count; ++i)
            turn(i);
}

} // namespace bloscope
