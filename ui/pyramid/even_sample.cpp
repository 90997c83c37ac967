#include "ui/pyramid/even_sample.h"

#include "core/base/checked.h"
#include "core/dtype/cell_number.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace bloscope {

namespace {

constexpr std::int64_t columnsOfBand = 256;

// Spread evenly over 2^32, without a period that rows of a plane could have as well.
std::uint64_t spread(std::int64_t n)
{
    return (static_cast<std::uint64_t>(n) * 0x9e3779b97f4a7c15) >> 32;
}

} // namespace

EvenSample::EvenSample(const CellRect& of, std::int64_t count)
    : m_of(of),
      m_stretch(ceilDivide(of.rows * of.columns, std::max<std::int64_t>(1, count))),
      m_bands(static_cast<std::size_t>(ceilDivide(of.columns, columnsOfBand)))
{
    std::size_t number = 0;
    for (std::int64_t stretch = 0; stretch * m_stretch < of.rows * of.columns; ++stretch) {
        const std::int64_t chosen = chosenOf(stretch);
        if (chosen >= of.rows * of.columns)
            continue;
        const std::int64_t column = chosen % of.columns;
        m_bands[static_cast<std::size_t>(column / columnsOfBand)].push_back(
            {{of.row + chosen / of.columns, of.column + column}, number++});
    }
    m_numbers.resize(number, NAN);
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
    const auto first = static_cast<std::size_t>((both.column - m_of.column) / columnsOfBand);
    const auto last =
        static_cast<std::size_t>((both.endColumn() - 1 - m_of.column) / columnsOfBand);
    for (std::size_t band = first; band <= last; ++band) {
        const Choices& choices = m_bands[band];
        const auto rowOf = [](const Choice& choice) { return choice.cell.row; };
        auto choice = std::ranges::lower_bound(choices, both.row, {}, rowOf);
        for (; choice != choices.end() && choice->cell.row < both.endRow(); ++choice)
            if (both.contains(choice->cell))
                take(*choice, cells, dtype, at);
    }
}

void EvenSample::take(const Choice& choice, const CellsView& cells, const DType& dtype,
                      const CellRect& at)
{
    const auto [row, column] = choice.cell;
    const std::size_t index = cells.steps.at(row - at.row, column - at.column);
    if (cells.states.empty() || cells.states[index] == CellState::Fine)
        readNumbers(dtype, {cells.first + index * cells.itemsize, cells.itemsize},
                    {&m_numbers[choice.number], 1});
}

std::vector<double> EvenSample::numbers() const
{
    std::vector<double> numbers;
    std::ranges::copy_if(m_numbers, std::back_inserter(numbers),
                         [](double number) { return std::isfinite(number); });
    return numbers;
}

} // namespace bloscope
