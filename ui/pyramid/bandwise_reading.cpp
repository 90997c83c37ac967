#include "ui/pyramid/bandwise_reading.h"

#include "core/base/checked.h"

namespace bloscope {

namespace {

constexpr std::int64_t mostBandBytes = 16 << 20; // of cells that are held

std::int64_t multipleAbove(std::int64_t least, std::int64_t of)
{
    return ceilDivide(std::max<std::int64_t>(least, 1), of) * of;
}

} // namespace

// What of `cells` is read at once: blocks side by side, then below each other.
CellRect BandwiseReading::bandOf(const CellRect& cells) const
{
    const auto cellBytes = static_cast<std::int64_t>(
        std::max<std::size_t>(1, static_cast<std::size_t>(dtype().itemsize)));
    const std::int64_t held = mostBandBytes / cellBytes;
    const SquareSize square = plane().grid.squareAt(plane().level);
    CellRect band = cells;
    const auto rowsWithin = [&](std::int64_t wanted) {
        return std::min(multipleAbove(wanted, square.rows), cells.rows);
    };
    const std::int64_t blockRows = rowsWithin(plane().blocks.rows);
    const std::int64_t columns = std::max(plane().blocks.columns, held / blockRows);
    band.columns = std::min(multipleAbove(std::min(columns, held / square.rows), square.columns),
                            cells.columns);
    const std::int64_t rows = held / band.columns / blockRows * blockRows;
    band.rows = rowsWithin(std::max(rows, blockRows));
    if (band.rows > 2 * held / band.columns) // a block that is large is cached meanwhile
        band.rows = rowsWithin(held / band.columns);
    return band;
}

Result<std::vector<FullTile>> BandwiseReading::collect(const CellRect& tiles, const Job& job)
{
    const CellRect cells = cellsOf(tiles);
    const CellRect band = bandOf(cells);
    std::vector<FullTile> all;
    for (std::int64_t row = tiles.row; row < tiles.endRow(); ++row)
        for (std::int64_t column = tiles.column; column < tiles.endColumn(); ++column)
            all.push_back({{row, column}, builderOf({row, column})});
    for (std::int64_t row = cells.row; row < cells.endRow(); row += band.rows)
        for (std::int64_t column = cells.column; column < cells.endColumn();
             column += band.columns) {
            const CellRect part = intersected({row, column, band.rows, band.columns}, cells);
            BLOSCOPE_TRY(const Cells read, cellsAt(part, job));
            for (const FullTile& tile : all)
                tile.builder->add(read, part, dtype(), plane().source.pool());
        }
    return all;
}

} // namespace bloscope
