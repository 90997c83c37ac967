#include "ui/picture/tile_reading.h"

#include "core/base/checked.h"
#include "ui/picture/number_sample.h"

namespace bloscope {

namespace {

constexpr std::int64_t mostBandBytes = 16 << 20; // of cells that are held
constexpr std::int64_t fewestGroupSide = 8192;  // of cells, so that all threads have work
constexpr std::int64_t mostGroupSide = 8;       // of tiles, whose numbers are held as well
constexpr std::int64_t blocksAcross = 2; // of a group, at least, as far as it may be so large

std::int64_t multipleAbove(std::int64_t least, std::int64_t of)
{
    return ceilDivide(std::max<std::int64_t>(least, 1), of) * of;
}

std::int64_t groupSide(std::int64_t blockSide, std::int64_t tileSide)
{
    const std::int64_t side =
        std::max(std::min(blockSide, tileSide * mostGroupSide) * blocksAcross, fewestGroupSide);
    return std::clamp(ceilDivide(side, tileSide), std::int64_t(1), mostGroupSide);
}

} // namespace

TileReading::TileReading(const CellSource& source, const PicturePlane& plane,
                         const PyramidGrid& grid, int level, Reduction reduction,
                         const PlaneBlocks& blocks)
    : m_source(source),
      m_plane(plane),
      m_grid(grid),
      m_level(level),
      m_reduction(reduction),
      m_blocks(blocks),
      m_group{0, 0, groupSide(blocks.rows, PyramidTile::side << level),
              groupSide(blocks.columns, PyramidTile::side << level)}
{
}

// What of `cells` is read at once: blocks side by side, then below each other.
CellRect TileReading::bandOf(const CellRect& cells) const
{
    const auto cellBytes = static_cast<std::int64_t>(
        std::max<std::size_t>(1, static_cast<std::size_t>(m_source.dtype().itemsize)));
    const std::int64_t held = mostBandBytes / cellBytes;
    const std::int64_t square = std::int64_t(1) << m_level;
    const auto within = [square](std::int64_t wanted, std::int64_t most) {
        return std::min(multipleAbove(wanted, square), most);
    };
    CellRect band = cells;
    const std::int64_t blockRows = within(m_blocks.rows, cells.rows);
    const std::int64_t columns = std::max(m_blocks.columns, held / blockRows);
    band.columns = within(std::min(columns, held / square), cells.columns);
    const std::int64_t rows = held / band.columns / blockRows * blockRows;
    band.rows = within(std::max(rows, blockRows), cells.rows);
    if (band.rows > 2 * held / band.columns) // a block that is large is cached meanwhile
        band.rows = within(held / band.columns, cells.rows);
    return band;
}

std::vector<TileBuilder> TileReading::buildersOf(const CellRect& tiles) const
{
    const double samples = static_cast<double>(NumberSample::mostNumbers) /
                           static_cast<double>(m_grid.all.rows) /
                           static_cast<double>(m_grid.all.columns);
    std::vector<TileBuilder> builders;
    for (std::int64_t row = tiles.row; row < tiles.endRow(); ++row)
        for (std::int64_t column = tiles.column; column < tiles.endColumn(); ++column) {
            const CellRect cells = m_grid.cellsOf(m_level, {row, column});
            const double share = samples * static_cast<double>(cells.rows * cells.columns);
            builders.emplace_back(cells, m_level, m_reduction,
                                  static_cast<std::int64_t>(share) + 1);
        }
    return builders;
}

// Of the ground level every block of the plane is read: none of them would stay in the cache.
Result<Cells> TileReading::cellsAt(const CellRect& band, const Job& job) const
{
    const Slice slice = m_plane.samplesOf(band, {});
    return m_level < m_grid.ground ? m_source.read(slice, job) : m_source.readOnce(slice, job);
}

Result<std::vector<PyramidTilePtr>> TileReading::read(const CellRect& tiles, const Job& job) const
{
    const CellRect first = m_grid.cellsOf(m_level, {tiles.row, tiles.column});
    const CellRect last = m_grid.cellsOf(m_level, {tiles.endRow() - 1, tiles.endColumn() - 1});
    const CellRect cells{first.row, first.column, last.endRow() - first.row,
                         last.endColumn() - first.column};
    const CellRect band = bandOf(cells);
    std::vector<TileBuilder> builders = buildersOf(tiles);
    for (std::int64_t row = cells.row; row < cells.endRow(); row += band.rows)
        for (std::int64_t column = cells.column; column < cells.endColumn();
             column += band.columns) {
            const CellRect part = intersected({row, column, band.rows, band.columns}, cells);
            BLOSCOPE_TRY(const Cells read, cellsAt(part, job));
            for (TileBuilder& builder : builders)
                builder.add(read, part, m_source.dtype(), m_source.pool());
        }
    std::vector<PyramidTilePtr> made;
    for (TileBuilder& builder : builders)
        made.push_back(std::make_shared<const PyramidTile>(std::move(builder).tile()));
    return made;
}

} // namespace bloscope
