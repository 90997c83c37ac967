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

// An ellipse in cells.
void addBrush(QPointF place, const BrushShape& brush, const CellRect& within, CellRuns& to)
{
    const double wide = brush.columns / 2;
    const double high = brush.rows / 2;
    const auto top = std::max(within.row, std::int64_t(std::ceil(place.y() - high)));
    const auto bottom = std::min(within.endRow() - 1, std::int64_t(std::floor(place.y() + high)));
    for (std::int64_t row = top; row <= bottom; ++row) {
        const double above = (static_cast<double>(row) - place.y()) / high;
        const double half = wide * std::sqrt(std::max(0.0, 1 - above * above));
        to.add(row, {std::max(within.column, std::int64_t(std::ceil(place.x() - half))),
                     std::min(within.endColumn(), std::int64_t(std::floor(place.x() + half)) + 1)});
    }
}

} // namespace

BrushShape BrushShape::of(int size, double rowsPerColumn)
{
    return {std::max(1.0, size / std::max(1.0, rowsPerColumn)),
            std::max(1.0, size * std::min(1.0, rowsPerColumn))};
}

QPointF brushPlace(QPointF at, const BrushShape& brush)
{
    const auto snapped = [](double coordinate, double cells) {
        const auto whole = std::llround(cells);
        return whole % 2 == 1 ? std::round(coordinate) : std::floor(coordinate) + 0.5;
    };
    return {snapped(at.x(), brush.columns), snapped(at.y(), brush.rows)};
}

CellRuns brushAt(QPointF place, const BrushShape& brush, const CellRect& within)
{
    CellRuns cells;
    addBrush(place, brush, within, cells);
    return cells;
}

CellRuns brushAlong(QPointF from, QPointF to, const BrushShape& brush, const CellRect& within)
{
    const QPointF way = to - from;
    const int steps = static_cast<int>(std::ceil(std::max(std::abs(way.x()), std::abs(way.y()))));
    CellRuns cells;
    for (int step = 0; step <= steps; ++step)
        addBrush(brushPlace(steps == 0 ? to : from + way * step / steps, brush), brush, within,
                 cells);
    return cells;
}

} // namespace bloscope
