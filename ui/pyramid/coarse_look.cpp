#include "ui/pyramid/coarse_look.h"

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

} // namespace bloscope
