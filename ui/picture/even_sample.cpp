#include "ui/picture/even_sample.h"

#include "core/base/checked.h"
#include "core/dtype/cell_number.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace bloscope {

namespace {

// Spread evenly over 2^32, without a period that rows of a plane could have as well.
std::uint64_t spread(std::int64_t n)
{
    return (static_cast<std::uint64_t>(n) * 0x9e3779b97f4a7c15) >> 32;
}

} // namespace

EvenSample::EvenSample(const CellRect& of, std::int64_t count)
    : m_of(of), m_stretch(ceilDivide(of.rows * of.columns, std::max<std::int64_t>(1, count)))
{
    for (std::int64_t stretch = 0; stretch * m_stretch < of.rows * of.columns; ++stretch) {
        const std::int64_t chosen = chosenOf(stretch);
        if (chosen < of.rows * of.columns)
            m_places.push_back({of.row + chosen / of.columns, of.column + chosen % of.columns});
    }
    m_numbers.resize(m_places.size(), NAN);
}

std::int64_t EvenSample::chosenOf(std::int64_t stretch) const
{
    const auto length = static_cast<std::uint64_t>(std::min<std::int64_t>(m_stretch, UINT32_MAX));
    return stretch * m_stretch + static_cast<std::int64_t>((spread(stretch) * length) >> 32);
}

void EvenSample::take(const CellsView& cells, const DType& dtype, const CellRect& at)
{
    const CellRect both = intersected(at, m_of);
    if (both.isEmpty())
        return;
    const auto begin = std::ranges::lower_bound(m_places, both.row, {}, &CellPosition::row);
    for (auto cell = begin; cell != m_places.end() && cell->row < both.endRow(); ++cell) {
        if (!both.contains(*cell))
            continue;
        const std::size_t index = cells.steps.at(cell->row - at.row, cell->column - at.column);
        if (cells.states.empty() || cells.states[index] == CellState::Fine)
            readNumbers(dtype, {cells.first + index * cells.itemsize, cells.itemsize},
                        {&m_numbers[static_cast<std::size_t>(cell - m_places.begin())], 1});
    }
}

std::vector<double> EvenSample::numbers() const
{
    std::vector<double> numbers;
    std::ranges::copy_if(m_numbers, std::back_inserter(numbers),
                         [](double number) { return std::isfinite(number); });
    return numbers;
}

} // namespace bloscope
