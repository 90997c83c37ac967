#include "ui/picture/coarse_look.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace bloscope {

namespace {

constexpr int smoothings = 2;

// Means of so many numbers to either side, of `count` that lie `step` apart.
void smoothenLine(double* numbers, std::int64_t count, std::int64_t step, std::int64_t reach)
{
    std::vector<double> sums(static_cast<std::size_t>(count) + 1);
    for (std::int64_t i = 0; i < count; ++i)
        sums[static_cast<std::size_t>(i) + 1] =
            sums[static_cast<std::size_t>(i)] + numbers[i * step];
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t begin = std::max<std::int64_t>(0, i - reach);
        const std::int64_t end = std::min(count, i + reach + 1);
        numbers[i * step] =
            (sums[static_cast<std::size_t>(end)] - sums[static_cast<std::size_t>(begin)]) /
            static_cast<double>(end - begin);
    }
}

// Where between the middles of `parts` parts a cell lies.
double placeAlong(std::int64_t cell, std::int64_t cells, std::int64_t parts)
{
    const double place = (static_cast<double>(cell) + 0.5) * static_cast<double>(parts) /
                             static_cast<double>(cells) -
                         0.5;
    return std::clamp(place, 0.0, static_cast<double>(parts - 1));
}

} // namespace

CoarseLook::CoarseLook(const CellRect& all, Findings findings, Reduction reduction)
    : m_all(all), m_found(std::move(findings))
{
    fillFromNearest();
    if (reduction == Reduction::Mean &&
        std::ranges::all_of(m_found.grid.numbers, [](double n) { return std::isfinite(n); }))
        smoothen();
}

void CoarseLook::fillFromNearest()
{
    NumberPlane& grid = m_found.grid;
    std::deque<std::int64_t> places;
    for (std::int64_t place = 0; place < grid.rows * grid.columns; ++place)
        if (m_found.known[static_cast<std::size_t>(place)])
            places.push_back(place);
    const auto spread = [&](std::int64_t from, std::int64_t row, std::int64_t column) {
        const auto to = static_cast<std::size_t>(row * grid.columns + column);
        if (row < 0 || row >= grid.rows || column < 0 || column >= grid.columns ||
            m_found.known[to])
            return;
        grid.numbers[to] = grid.numbers[static_cast<std::size_t>(from)];
        grid.states[to] = grid.states[static_cast<std::size_t>(from)];
        m_found.known[to] = true;
        places.push_back(static_cast<std::int64_t>(to));
    };
    for (; !places.empty(); places.pop_front()) {
        const std::int64_t place = places.front();
        const std::int64_t row = place / grid.columns;
        const std::int64_t column = place % grid.columns;
        spread(place, row - 1, column);
        spread(place, row + 1, column);
        spread(place, row, column - 1);
        spread(place, row, column + 1);
    }
}

// As far as from a block halfway to the next one.
void CoarseLook::smoothen()
{
    NumberPlane& grid = m_found.grid;
    const std::int64_t down = grid.rows / std::max<std::int64_t>(1, m_found.blocks.row) / 2;
    const std::int64_t across = grid.columns / std::max<std::int64_t>(1, m_found.blocks.column) / 2;
    for (int i = 0; i < smoothings; ++i) {
        for (std::int64_t row = 0; row < grid.rows; ++row)
            smoothenLine(grid.numbers.data() + row * grid.columns, grid.columns, 1, across);
        for (std::int64_t column = 0; column < grid.columns; ++column)
            smoothenLine(grid.numbers.data() + column, grid.rows, grid.columns, down);
    }
    m_isSmooth = true;
}

std::size_t CoarseLook::placeOf(CellPosition cell) const
{
    return static_cast<std::size_t>(partOf(cell.row, m_all.rows, m_found.grid.rows) *
                                        m_found.grid.columns +
                                    partOf(cell.column, m_all.columns, m_found.grid.columns));
}

CellState CoarseLook::stateAt(CellPosition cell) const
{
    return m_found.grid.states[placeOf(cell)];
}

double CoarseLook::numberAt(CellPosition cell) const
{
    const NumberPlane& grid = m_found.grid;
    if (!m_isSmooth)
        return grid.numbers[placeOf(cell)];
    const double row = placeAlong(cell.row, m_all.rows, grid.rows);
    const double column = placeAlong(cell.column, m_all.columns, grid.columns);
    const auto at = [&](double r, double c) {
        const auto gridRow = std::min(static_cast<std::int64_t>(r), grid.rows - 1);
        const auto gridColumn = std::min(static_cast<std::int64_t>(c), grid.columns - 1);
        return grid.numbers[static_cast<std::size_t>(gridRow * grid.columns + gridColumn)];
    };
    const double above =
        std::lerp(at(row, column), at(row, column + 1), column - std::floor(column));
    const double below =
        std::lerp(at(row + 1, column), at(row + 1, column + 1), column - std::floor(column));
    return std::lerp(above, below, row - std::floor(row));
}

} // namespace bloscope
