#include "ui/heatmap/cell_runs.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

// Runs that touch become one.
void CellRuns::add(std::int64_t row, Run run)
{
    if (run.begin >= run.end)
        return;
    std::vector<Run>& runs = m_rows[row];
    const auto first = std::ranges::lower_bound(runs, run.begin, {}, &Run::end);
    auto last = first;
    for (; last != runs.end() && last->begin <= run.end; ++last) {
        run.begin = std::min(run.begin, last->begin);
        run.end = std::max(run.end, last->end);
    }
    runs.insert(runs.erase(first, last), run);
}

void CellRuns::add(const CellRuns& others)
{
    for (const auto& [row, runs] : others.m_rows)
        for (const Run& run : runs)
            add(row, run);
}

std::int64_t CellRuns::cellCount() const
{
    std::int64_t count = 0;
    for (const auto& [row, runs] : m_rows)
        for (const Run& run : runs)
            count += run.end - run.begin;
    return count;
}

namespace {

void addBrush(QPointF place, int size, const CellRect& within, CellRuns& to)
{
    const double radius = size / 2.0;
    const auto top = std::max(within.row, std::int64_t(std::ceil(place.y() - radius)));
    const auto bottom = std::min(within.endRow() - 1, std::int64_t(std::floor(place.y() + radius)));
    for (std::int64_t row = top; row <= bottom; ++row) {
        const double above = static_cast<double>(row) - place.y();
        const double half = std::sqrt(std::max(0.0, radius * radius - above * above));
        to.add(row, {std::max(within.column, std::int64_t(std::ceil(place.x() - half))),
                     std::min(within.endColumn(), std::int64_t(std::floor(place.x() + half)) + 1)});
    }
}

} // namespace

QPointF brushPlace(QPointF at, int size)
{
    const auto snapped = [size](double coordinate) {
        return size % 2 == 1 ? std::round(coordinate) : std::floor(coordinate) + 0.5;
    };
    return {snapped(at.x()), snapped(at.y())};
}

CellRuns brushAt(QPointF place, int size, const CellRect& within)
{
    CellRuns cells;
    addBrush(place, size, within, cells);
    return cells;
}

CellRuns brushAlong(QPointF from, QPointF to, int size, const CellRect& within)
{
    const QPointF way = to - from;
    const int steps = static_cast<int>(std::ceil(std::max(std::abs(way.x()), std::abs(way.y()))));
    CellRuns cells;
    for (int step = 0; step <= steps; ++step)
        addBrush(brushPlace(steps == 0 ? to : from + way * step / steps, size), size, within,
                 cells);
    return cells;
}

} // namespace bloscope
