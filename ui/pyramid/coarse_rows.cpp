#include "ui/pyramid/coarse_rows.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

// Where between the middles of `parts` parts a cell lies.
double placeAlong(std::int64_t cell, std::int64_t cells, std::int64_t parts)
{
    const double place = (static_cast<double>(cell) + 0.5) * static_cast<double>(parts) /
                             static_cast<double>(cells) -
                         0.5;
    return std::clamp(place, 0.0, static_cast<double>(parts - 1));
}

} // namespace

CoarseRows::CoarseRows(const CoarseLook& look, const std::vector<std::int64_t>& columns)
    : m_look(look)
{
    const std::int64_t all = look.all().columns;
    const std::int64_t parts = look.grid().columns;
    for (const std::int64_t column : columns) {
        m_nearest.push_back(static_cast<std::size_t>(partOf(column, all, parts)));
        const double place = placeAlong(column, all, parts);
        const auto left = static_cast<std::int64_t>(place);
        m_places.push_back({static_cast<std::size_t>(left),
                            static_cast<std::size_t>(std::min(left + 1, parts - 1)),
                            place - std::floor(place)});
    }
}

void CoarseRows::tell(std::int64_t row, std::span<double> numbers, std::span<CellState> states)
{
    const NumberPlane& grid = m_look.grid();
    const auto first =
        static_cast<std::size_t>(partOf(row, m_look.all().rows, grid.rows) * grid.columns);
    for (std::size_t i = 0; i < m_nearest.size(); ++i)
        states[i] = grid.states[first + m_nearest[i]];
    if (m_look.isSmooth())
        return tellSmoothly(row, numbers);
    for (std::size_t i = 0; i < m_nearest.size(); ++i)
        numbers[i] = grid.numbers[first + m_nearest[i]];
}

void CoarseRows::tellSmoothly(std::int64_t row, std::span<double> numbers)
{
    const std::int64_t gridRows = m_look.grid().rows;
    const double place = placeAlong(row, m_look.all().rows, gridRows);
    const auto gridRow = static_cast<std::int64_t>(place);
    const Line& above = lineOf(gridRow);
    const Line& below = gridRow + 1 < gridRows ? lineOf(gridRow + 1) : above;
    const double part = place - std::floor(place);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = std::lerp(above.numbers[i], below.numbers[i], part);
}

const CoarseRows::Line& CoarseRows::lineOf(std::int64_t gridRow)
{
    Line& line = m_lines[static_cast<std::size_t>(gridRow % 2)];
    if (line.gridRow == gridRow)
        return line;
    const NumberPlane& grid = m_look.grid();
    const double* const known = grid.numbers.data() + gridRow * grid.columns;
    line.gridRow = gridRow;
    line.numbers.resize(m_places.size());
    std::ranges::transform(m_places, line.numbers.begin(), [known](const Place& place) {
        return std::lerp(known[place.left], known[place.right], place.part);
    });
    return line;
}

} // namespace bloscope
