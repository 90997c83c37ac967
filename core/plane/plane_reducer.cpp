#include "core/plane/plane_reducer.h"

#include <algorithm>

namespace bloscope {

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

PlaneReducer::ColumnRuns PlaneReducer::runsOf(std::int64_t firstColumn, std::int64_t columns) const
{
    ColumnRuns runs;
    for (std::int64_t c = firstColumn; c < firstColumn + columns; ++c) {
        const auto to = static_cast<std::size_t>(partOf(c, m_columns, m_smallColumns));
        if (runs.m_runs.empty() || runs.m_runs.back().to != to)
            runs.m_runs.push_back({to, 0});
        ++runs.m_runs.back().cells;
    }
    return runs;
}

std::int64_t PlaneReducer::rowsEnd(std::int64_t row) const
{
    return (partOf(row, m_rows, m_smallRows) + 1) * m_rows / m_smallRows;
}

void PlaneReducer::addRow(std::int64_t row, const ColumnRuns& runs, std::span<const double> numbers,
                          std::span<const CellState> states, SpecialCounts& counts)
{
    CellSummary* summaries = m_summaries.data() + partOf(row, m_rows, m_smallRows) * m_smallColumns;
    std::size_t cell = 0;
    for (const ColumnRuns::Run& run : runs.m_runs) {
        const auto runStates = states.empty() ? states : states.subspan(cell, run.cells);
        add(numbers.subspan(cell, run.cells), runStates, summaries[run.to], counts);
        cell += run.cells;
    }
}

void PlaneReducer::add(std::span<const double> numbers, std::span<const CellState> states,
                       CellSummary& to, SpecialCounts& counts) const
{
    if (states.empty() && m_reduction == Reduction::Mean && to.addFinite(numbers))
        return;
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        const CellState state = states.empty() ? CellState::Fine : states[cell];
        to.add(numbers[cell], state, m_reduction);
        counts.add(numbers[cell], state);
    }
}

SpecialCounts PlaneReducer::add(const NumberPlane& piece, std::int64_t row, std::int64_t column)
{
    SpecialCounts counts;
    const ColumnRuns runs = runsOf(column, piece.columns);
    const auto columns = static_cast<std::size_t>(piece.columns);
    for (std::int64_t r = 0; r < piece.rows; ++r) {
        const std::size_t first = static_cast<std::size_t>(r) * columns;
        const auto states = std::span(piece.states);
        addRow(row + r, runs, std::span(piece.numbers).subspan(first, columns),
               states.empty() ? states : states.subspan(first, columns), counts);
    }
    return counts;
}

NumberPlane PlaneReducer::result() const
{
    NumberPlane small{m_smallRows, m_smallColumns, {}, {}};
    small.numbers.reserve(m_summaries.size());
    for (const CellSummary& summary : m_summaries)
        small.numbers.push_back(summary.number(m_reduction));
    const auto isFine = [](const CellSummary& summary) {
        return summary.state() == CellState::Fine;
    };
    if (!std::ranges::all_of(m_summaries, isFine))
        for (const CellSummary& summary : m_summaries)
            small.states.push_back(summary.state());
    return small;
}

} // namespace bloscope
