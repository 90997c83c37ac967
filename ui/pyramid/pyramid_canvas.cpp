#include "ui/pyramid/pyramid_canvas.h"

#include "core/base/checked.h"
#include "ui/pyramid/coarse_rows.h"

#include <algorithm>
#include <limits>

namespace bloscope {

namespace {

constexpr std::size_t rowsOfTurn = 32; // of pixels, for one thread

struct Extent {
    std::int64_t begin;
    std::int64_t end;
};

// The cells in the middle of `count` pixels, each as far as it lies within `part`.
std::vector<std::int64_t> middlesOf(std::int64_t first, std::int64_t count, std::int64_t side,
                                    const Extent& part)
{
    std::vector<std::int64_t> middles;
    for (std::int64_t pixel = first; pixel < first + count; ++pixel) {
        const std::int64_t begin = std::max(pixel * side, part.begin);
        const std::int64_t end = std::min((pixel + 1) * side, part.end);
        middles.push_back(begin + (end - begin) / 2);
    }
    return middles;
}

} // namespace

PyramidCanvas::PyramidCanvas(const PyramidGrid& grid, int level, const CellRect& part,
                             Reduction reduction)
    : m_grid(grid),
      m_pixel(grid.squareAt(level)),
      m_pixels(m_pixel.squaresOf(part)),
      m_part(intersected(m_pixel.cellsOf(m_pixels), grid.all)),
      m_reduction(reduction)
{
    const auto count = static_cast<std::size_t>(m_pixels.rows * m_pixels.columns);
    m_numbers = {m_pixels.rows, m_pixels.columns,
                 std::vector(count, std::numeric_limits<double>::quiet_NaN()),
                 std::vector(count, CellState::Uninitialised)};
}

template <class Visit>
void PyramidCanvas::forEachPixel(const CellRect& cells, const Visit& visit) const
{
    const CellRect pixels = m_pixel.squaresOf(intersected(cells, m_part));
    for (std::int64_t row = pixels.row; row < pixels.endRow(); ++row)
        for (std::int64_t column = pixels.column; column < pixels.endColumn(); ++column)
            visit(intersected(m_pixel.cellsOf({row, column, 1, 1}), m_part),
                  placeOf({row, column}));
}

std::size_t PyramidCanvas::placeOf(CellPosition pixel) const
{
    return static_cast<std::size_t>((pixel.row - m_pixels.row) * m_pixels.columns + pixel.column -
                                    m_pixels.column);
}

void PyramidCanvas::draw(const PyramidTile& tile, CellPosition first, int level,
                         const CellRect& cells)
{
    const CellRect squares = tile.squares();
    const SquareSize square = m_grid.squareAt(level);
    forEachPixel(cells, [&](const CellRect& pixel, std::size_t at) {
        const CellRect inTile{pixel.row - first.row, pixel.column - first.column, pixel.rows,
                              pixel.columns};
        const CellSummary summary = tile.summaryOf(intersected(square.squaresOf(inTile), squares));
        m_numbers.numbers[at] = summary.number(m_reduction);
        m_numbers.states[at] = summary.state();
    });
}

void PyramidCanvas::fill(const CoarseLook& look, const CellRect& cells, WorkerPool* pool)
{
    const CellRect pixels = m_pixel.squaresOf(intersected(cells, m_part));
    const std::vector<std::int64_t> columns = middlesOf(
        pixels.column, pixels.columns, m_pixel.columns, {m_part.column, m_part.endColumn()});
    const std::vector<std::int64_t> rows =
        middlesOf(pixels.row, pixels.rows, m_pixel.rows, {m_part.row, m_part.endRow()});
    const auto fillRows = [&](std::size_t begin, std::size_t end) {
        CoarseRows told(look, columns);
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t at =
                placeOf({pixels.row + static_cast<std::int64_t>(i), pixels.column});
            told.tell(rows[i], std::span(m_numbers.numbers).subspan(at, columns.size()),
                      std::span(m_numbers.states).subspan(at, columns.size()));
        }
    };
    if (!pool)
        return fillRows(0, rows.size());
    pool->forEach(ceilDivide(rows.size(), rowsOfTurn), [&](std::size_t turn) {
        fillRows(turn * rowsOfTurn, std::min((turn + 1) * rowsOfTurn, rows.size()));
    });
}

NumberPlane PyramidCanvas::numbers() &&
{
    const auto isFine = [](CellState state) { return state == CellState::Fine; };
    if (std::ranges::all_of(m_numbers.states, isFine))
        m_numbers.states = {};
    return std::move(m_numbers);
}

} // namespace bloscope
