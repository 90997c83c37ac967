#include "ui/picture/pyramid_canvas.h"

#include <algorithm>
#include <limits>

namespace bloscope {

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
                  static_cast<std::size_t>((row - m_pixels.row) * m_pixels.columns + column -
                                           m_pixels.column));
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

void PyramidCanvas::fill(const CoarseLook& look, const CellRect& cells)
{
    forEachPixel(cells, [&](const CellRect& pixel, std::size_t at) {
        const CellPosition middle{pixel.row + pixel.rows / 2, pixel.column + pixel.columns / 2};
        m_numbers.numbers[at] = look.numberAt(middle);
        m_numbers.states[at] = look.stateAt(middle);
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
