#include "ui/picture/tile_reading.h"

#include "core/base/checked.h"
#include "ui/picture/bandwise_reading.h"
#include "ui/picture/blockwise_reading.h"
#include "ui/picture/number_sample.h"

namespace bloscope {

namespace {

constexpr std::int64_t fewestGroupSide = 8192; // of cells, so that all threads have work
constexpr std::int64_t mostGroupSide = 8;      // of tiles, whose numbers are held as well
constexpr std::int64_t blocksAcross = 2;       // of a group, at least, as far as it may be so large

std::int64_t groupSide(std::int64_t blockSide, std::int64_t tileSide)
{
    const std::int64_t side =
        std::max(std::min(blockSide, tileSide * mostGroupSide) * blocksAcross, fewestGroupSide);
    return std::clamp(ceilDivide(side, tileSide), std::int64_t(1), mostGroupSide);
}

} // namespace

std::unique_ptr<TileReading> TileReading::of(Plane plane, IsWanted isWanted)
{
    if (BlockwiseReading::takes(plane))
        return std::make_unique<BlockwiseReading>(std::move(plane), std::move(isWanted));
    return std::make_unique<BandwiseReading>(std::move(plane));
}

CellRect TileReading::group() const
{
    const std::int64_t tileSide = PyramidTile::side << m_plane.level;
    return {0, 0, groupSide(m_plane.blocks.rows, tileSide),
            groupSide(m_plane.blocks.columns, tileSide)};
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
