#include "core/plane/mosaic_channel.h"

#include "core/plane/number_plane.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace bloscope {

namespace {

// The indices that a slice takes of a dimension, and one more at either side.
DimensionSlice withNeighbours(const DimensionSlice& taken, std::int64_t extent)
{
    const auto [first, last] = std::minmax({taken.at(0), taken.at(taken.count - 1)});
    const std::int64_t begin = std::max<std::int64_t>(0, first - 1);
    return DimensionSlice::range(begin, std::min(extent, last + 2) - begin);
}

// Each index moved to the place `inPair` of its pair; those behind the end into the pair before.
DimensionSlice movedInPairs(const DimensionSlice& taken, std::int64_t inPair, std::int64_t extent)
{
    DimensionSlice moved = taken;
    moved.start = taken.start - taken.start % 2 + inPair;
    if (std::max(moved.at(0), moved.at(moved.count - 1)) >= extent)
        moved.start -= 2;
    return std::min(moved.at(0), moved.at(moved.count - 1)) < 0 ? taken : moved;
}

// Numbers of the sensor, row by row, from a cell on.
struct SensorPart {
    NumberPlane plane;
    std::int64_t firstRow;
    std::int64_t firstColumn;

    std::size_t cellAt(std::int64_t row, std::int64_t column) const
    {
        return static_cast<std::size_t>((row - firstRow) * plane.columns + column - firstColumn);
    }
    bool has(std::int64_t row, std::int64_t column) const
    {
        return row >= firstRow && row < firstRow + plane.rows && column >= firstColumn &&
               column < firstColumn + plane.columns;
    }
};

struct MosaicCell {
    double number = 0;
    CellState state = CellState::Fine;
};

MosaicCell cellBetween(const SensorPart& part, const BayerPattern& pattern, FilterColor color,
                       std::int64_t row, std::int64_t column)
{
    if (pattern.colorAt(row, column) == color) {
        const std::size_t cell = part.cellAt(row, column);
        return {part.plane.numbers[cell], part.plane.stateOf(cell)};
    }
    double sum = 0;
    int count = 0;
    for (std::int64_t y = row - 1; y <= row + 1; ++y)
        for (std::int64_t x = column - 1; x <= column + 1; ++x) {
            if (!part.has(y, x) || pattern.colorAt(y, x) != color)
                continue;
            const std::size_t cell = part.cellAt(y, x);
            if (part.plane.stateOf(cell) != CellState::Fine)
                return {0, part.plane.stateOf(cell)};
            sum += part.plane.numbers[cell];
            ++count;
        }
    return {count > 0 ? sum / count : 0};
}

// As many cells as the slice has, in C order, still to be filled.
Cells emptyCells(const Slice& slice)
{
    Cells cells;
    cells.slice = slice;
    cells.itemsize = sizeof(double);
    std::size_t count = 1;
    for (const DimensionSlice& taken : slice.dimensions()) {
        cells.extent.push_back(taken.count);
        count *= static_cast<std::size_t>(taken.count);
    }
    cells.bytes = HeapBytes::uninitialised(count * cells.itemsize);
    return cells;
}

void put(const MosaicCell& cell, std::size_t at, Cells& to)
{
    std::memcpy(to.bytes.data() + at * to.itemsize, &cell.number, sizeof cell.number);
    if (cell.state == CellState::Fine)
        return;
    if (to.states.empty())
        to.states.assign(to.bytes.size() / to.itemsize, CellState::Fine);
    to.states[at] = cell.state;
}

} // namespace

MosaicChannel::MosaicChannel(const CellSource& from, const BayerPattern& pattern, FilterColor color,
                             std::size_t row, std::size_t column)
    : m_from(from),
      m_pattern(pattern),
      m_color(color),
      m_row(row),
      m_column(column),
      m_dtype(nativeFloat64())
{
}

Result<Cells> MosaicChannel::readCells(const Slice& slice, const Job& job, Reuse reuse) const
{
    const auto isEvery = [&](std::size_t d) {
        return slice[d].count == 1 || std::abs(slice[d].step) == 1;
    };
    return isEvery(m_row) && isEvery(m_column) ? readBetween(slice, job, reuse)
                                               : readNearest(slice, job, reuse);
}

Result<Cells> MosaicChannel::readBetween(const Slice& slice, const Job& job, Reuse reuse) const
{
    Slice around = slice;
    for (const std::size_t d : {m_row, m_column})
        around.set(d, withNeighbours(slice[d], slice.shape()[d]));
    around.setAxes(m_row, m_column);
    BLOSCOPE_TRY(const Cells read, m_from.read(around, job, reuse));
    const SensorPart part{NumberRows(read, m_from.dtype()).plane(), around[m_row].start,
                          around[m_column].start};
    Cells cells = emptyCells(slice);
    std::size_t at = 0;
    for (std::int64_t i = 0; i < slice[m_row].count; ++i)
        for (std::int64_t j = 0; j < slice[m_column].count; ++j)
            put(cellBetween(part, m_pattern, m_color, slice[m_row].at(i), slice[m_column].at(j)),
                at++, cells);
    return cells;
}

Result<Cells> MosaicChannel::readNearest(const Slice& slice, const Job& job, Reuse reuse) const
{
    const auto found = std::ranges::find(m_pattern.colors, m_color) - m_pattern.colors.begin();
    Slice moved = slice;
    moved.set(m_row, movedInPairs(slice[m_row], found / 2, slice.shape()[m_row]));
    moved.set(m_column, movedInPairs(slice[m_column], found % 2, slice.shape()[m_column]));
    moved.setAxes(m_row, m_column);
    BLOSCOPE_TRY(const Cells read, m_from.read(moved, job, reuse));
    const NumberPlane plane = NumberRows(read, m_from.dtype()).plane();
    Cells cells = emptyCells(slice);
    for (std::size_t cell = 0; cell < plane.numbers.size(); ++cell)
        put({plane.numbers[cell], plane.stateOf(cell)}, cell, cells);
    return cells;
}

} // namespace bloscope
