#include "ui/picture/plane_reducer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

void SpecialCounts::add(double number, CellState state)
{
    if (std::isfinite(number))
        return;
    if (state == CellState::Damaged)
        ++damaged;
    else if (state == CellState::Absent)
        ++absent;
    else if (state == CellState::Uninitialised)
        ++uninitialised;
    else if (std::isnan(number))
        ++notANumber;
    else
        ++(number > 0 ? plusInfinity : minusInfinity);
}

SpecialCounts& SpecialCounts::operator+=(const SpecialCounts& other)
{
    notANumber += other.notANumber;
    plusInfinity += other.plusInfinity;
    minusInfinity += other.minusInfinity;
    damaged += other.damaged;
    uninitialised += other.uninitialised;
    absent += other.absent;
    return *this;
}

PlaneReducer::PlaneReducer(std::int64_t rows, std::int64_t columns, std::int64_t smallRows,
                           std::int64_t smallColumns, Reduction reduction)
    : m_rows(rows),
      m_columns(columns),
      m_smallRows(smallRows),
      m_smallColumns(smallColumns),
      m_reduction(reduction),
      m_summaries(static_cast<std::size_t>(smallRows * smallColumns))
{
}

void PlaneReducer::add(const NumberPlane& piece, std::int64_t row, std::int64_t column)
{
    std::vector<std::size_t> smallColumn;
    for (std::int64_t c = 0; c < piece.columns; ++c)
        smallColumn.push_back(
            static_cast<std::size_t>(partOf(column + c, m_columns, m_smallColumns)));
    std::size_t cell = 0;
    for (std::int64_t r = 0; r < piece.rows; ++r) {
        Summary* summaries =
            m_summaries.data() + partOf(row + r, m_rows, m_smallRows) * m_smallColumns;
        for (const std::size_t to : smallColumn) {
            const CellState state = piece.stateOf(cell);
            summaries[to].add(piece.numbers[cell], state, m_reduction);
            m_counts.add(piece.numbers[cell], state);
            ++cell;
        }
    }
}

NumberPlane PlaneReducer::result() const
{
    NumberPlane small{m_smallRows, m_smallColumns, {}, {}};
    small.numbers.reserve(m_summaries.size());
    for (const Summary& summary : m_summaries)
        small.numbers.push_back(summary.number(m_reduction));
    if (m_counts.damaged + m_counts.uninitialised + m_counts.absent > 0)
        for (const Summary& summary : m_summaries)
            small.states.push_back(summary.state());
    return small;
}

void PlaneReducer::Summary::add(double added, CellState addedState, Reduction reduction)
{
    if (std::isfinite(added)) {
        const bool isLargest = reduction == Reduction::Largest && added > sum;
        if (reduction == Reduction::Mean)
            sum += added;
        else if (numbers == 0 || isLargest)
            sum = added;
        ++numbers;
    } else {
        plusInfinity |= std::isinf(added) && added > 0;
        minusInfinity |= std::isinf(added) && added < 0;
        damaged |= addedState == CellState::Damaged;
        absent |= addedState == CellState::Absent;
    }
    fine |= addedState == CellState::Fine;
}

double PlaneReducer::Summary::number(Reduction reduction) const
{
    using Float64 = std::numeric_limits<double>;
    if (damaged || (numbers == 0 && !plusInfinity && !minusInfinity))
        return Float64::quiet_NaN();
    if (plusInfinity || minusInfinity)
        return plusInfinity ? Float64::infinity() : -Float64::infinity();
    if (reduction != Reduction::Mean)
        return sum;
    return std::clamp(sum / numbers, Float64::lowest(), Float64::max());
}

CellState PlaneReducer::Summary::state() const
{
    if (damaged)
        return CellState::Damaged;
    if (fine)
        return CellState::Fine;
    return absent ? CellState::Absent : CellState::Uninitialised;
}

} // namespace bloscope
