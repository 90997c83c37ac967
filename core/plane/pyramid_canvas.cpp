#include "core/plane/pyramid_canvas.h"

#include "core/base/checked.h"
#include "core/plane/preview.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace bloscope {

namespace {

// What a preview tells of some columns of the plane, row after row: rows that are near each
// other share what lies between the columns of the grid. For one thread.
class PreviewRows {
 public:
    // The preview lives longer. `columns`: of the plane.
    PreviewRows(const PlanePreview& preview, const std::vector<std::int64_t>& columns);

    // Of one row of the plane; both have a place for each column.
    void tell(std::int64_t row, std::span<double> numbers, std::span<CellState> states);

 private:
    // Between which two columns of the grid one of the plane lies, and how far from the left one.
    struct Place {
        std::size_t left = 0;
        std::size_t right = 0;
        double part = 0;
    };
    // What is known in one row of the grid, for each column of the plane.
    struct Line {
        std::int64_t gridRow = -1;
        std::vector<double> numbers;
    };
    void tellSmoothly(std::int64_t row, std::span<double> numbers);
    const Line& lineOf(std::int64_t gridRow);

    const PlanePreview& m_preview;
    std::vector<std::size_t> m_nearest; // columns of the grid
    std::vector<Place> m_places;
    std::array<Line, 2> m_lines; // of an even and of an odd row
};

// Where between the middles of `parts` parts a cell lies.
double placeAlong(std::int64_t cell, std::int64_t cells, std::int64_t parts)
{
    const double place = (static_cast<double>(cell) + 0.5) * static_cast<double>(parts) /
                             static_cast<double>(cells) -
                         0.5;
    return std::clamp(place, 0.0, static_cast<double>(parts - 1));
}

PreviewRows::PreviewRows(const PlanePreview& preview, const std::vector<std::int64_t>& columns)
    : m_preview(preview)
{
    const std::int64_t all = preview.all().columns;
    const std::int64_t parts = preview.grid().columns;
    for (const std::int64_t column : columns) {
        m_nearest.push_back(static_cast<std::size_t>(partOf(column, all, parts)));
        const double place = placeAlong(column, all, parts);
        const auto left = static_cast<std::int64_t>(place);
        m_places.push_back({static_cast<std::size_t>(left),
                            static_cast<std::size_t>(std::min(left + 1, parts - 1)),
                            place - std::floor(place)});
    }
}

void PreviewRows::tell(std::int64_t row, std::span<double> numbers, std::span<CellState> states)
{
    const NumberPlane& grid = m_preview.grid();
    const auto first =
        static_cast<std::size_t>(partOf(row, m_preview.all().rows, grid.rows) * grid.columns);
    for (std::size_t i = 0; i < m_nearest.size(); ++i)
        states[i] = grid.states[first + m_nearest[i]];
    if (m_preview.isSmooth())
        return tellSmoothly(row, numbers);
    for (std::size_t i = 0; i < m_nearest.size(); ++i)
        numbers[i] = grid.numbers[first + m_nearest[i]];
}

void PreviewRows::tellSmoothly(std::int64_t row, std::span<double> numbers)
{
    const std::int64_t gridRows = m_preview.grid().rows;
    const double place = placeAlong(row, m_preview.all().rows, gridRows);
    const auto gridRow = static_cast<std::int64_t>(place);
    const Line& above = lineOf(gridRow);
    const Line& below = gridRow + 1 < gridRows ? lineOf(gridRow + 1) : above;
    const double part = place - std::floor(place);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = std::lerp(above.numbers[i], below.numbers[i], part);
}

const PreviewRows::Line& PreviewRows::lineOf(std::int64_t gridRow)
{
    Line& line = m_lines[static_cast<std::size_t>(gridRow % 2)];
    if (line.gridRow == gridRow)
        return line;
    const NumberPlane& grid = m_preview.grid();
    const double* const known = grid.numbers.data() + gridRow * grid.columns;
    line.gridRow = gridRow;
    line.numbers.resize(m_places.size());
    std::ranges::transform(m_places, line.numbers.begin(), [known](const Place& place) {
        return std::lerp(known[place.left], known[place.right], place.part);
    });
    return line;
}

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

void PyramidCanvas::fill(const PlanePreview& preview, const CellRect& cells, WorkerPool& pool)
{
    const CellRect pixels = m_pixel.squaresOf(intersected(cells, m_part));
    const std::vector<std::int64_t> columns = middlesOf(
        pixels.column, pixels.columns, m_pixel.columns, {m_part.column, m_part.endColumn()});
    const std::vector<std::int64_t> rows =
        middlesOf(pixels.row, pixels.rows, m_pixel.rows, {m_part.row, m_part.endRow()});
    const auto fillRows = [&](std::size_t begin, std::size_t end) {
        PreviewRows told(preview, columns);
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t at =
                placeOf({pixels.row + static_cast<std::int64_t>(i), pixels.column});
            told.tell(rows[i], std::span(m_numbers.numbers).subspan(at, columns.size()),
                      std::span(m_numbers.states).subspan(at, columns.size()));
        }
    };
    pool.forEach(ceilDivide(rows.size(), rowsOfTurn), [&](std::size_t turn) {
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
