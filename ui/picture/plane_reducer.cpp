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

namespace {

// Cells side by side that become one.
struct ColumnRun {
    std::size_t to = 0;
    std::size_t cells = 0;
};

std::vector<ColumnRun> runsOf(std::int64_t first, std::int64_t count, std::int64_t columns,
                              std::int64_t smallColumns)
{
    std::vector<ColumnRun> runs;
    for (std::int64_t c = first; c < first + count; ++c) {
        const auto to = static_cast<std::size_t>(partOf(c, columns, smallColumns));
        if (runs.empty() || runs.back().to != to)
            runs.push_back({to, 0});
        ++runs.back().cells;
    }
    return runs;
}

} // namespace

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
    const std::vector<ColumnRun> runs = runsOf(column, piece.columns, m_columns, m_smallColumns);
    std::size_t cell = 0;
    for (std::int64_t r = 0; r < piece.rows; ++r) {
        Summary* summaries =
            m_summaries.data() + partOf(row + r, m_rows, m_smallRows) * m_smallColumns;
        for (const ColumnRun& run : runs) {
            Summary summary = summaries[run.to]; // stays in registers meanwhile
            for (const std::size_t end = cell + run.cells; cell < end; ++cell) {
                const double number = piece.numbers[cell];
                summary.add(number, piece.stateOf(cell), m_reduction);
                if (!std::isfinite(number))
                    m_counts.add(number, piece.stateOf(cell));
            }
            summaries[run.to] = summary;
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
