#include "core/plane/cell_runs.h"

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

CellRect CellRuns::bounds() const
{
    if (isEmpty())
        return {};
    std::int64_t begin = m_rows.begin()->second.front().begin;
    std::int64_t end = begin;
    for (const auto& [row, runs] : m_rows) {
        begin = std::min(begin, runs.front().begin);
        end = std::max(end, runs.back().end);
    }
    const std::int64_t first = m_rows.begin()->first;
    return {first, begin, m_rows.rbegin()->first + 1 - first, end - begin};
}

namespace {

// An ellipse in cells, `share` of the brush: calls add(row, run) for each of its rows.
template <class Add>
void goThroughBrush(const PlanePlace& place, const BrushShape& brush, double share,
                    const CellRect& within, const Add& add)
{
    const double wide = brush.columns / 2 * share;
    const double high = brush.rows / 2 * share;
    const auto top = std::max(within.row, std::int64_t(std::ceil(place.row - high)));
    const auto bottom = std::min(within.endRow() - 1, std::int64_t(std::floor(place.row + high)));
    for (std::int64_t row = top; row <= bottom; ++row) {
        const double above = (static_cast<double>(row) - place.row) / high;
        const double half = wide * std::sqrt(std::max(0.0, 1 - above * above));
        add(row,
            CellRuns::Run{
                std::max(within.column, std::int64_t(std::ceil(place.column - half))),
                std::min(within.endColumn(), std::int64_t(std::floor(place.column + half)) + 1)});
    }
}

} // namespace

BrushShape BrushShape::of(int size, double rowsPerColumn)
{
    return {std::max(1.0, size / std::max(1.0, rowsPerColumn)),
            std::max(1.0, size * std::min(1.0, rowsPerColumn))};
}

BrushShape BrushShape::ball(int size, const Sides& cell)
{
    const bool areKnown = cell.column > 0 && cell.row > 0 && cell.plane > 0;
    const double least = areKnown ? std::min({cell.column, cell.row, cell.plane}) : 0;
    if (!areKnown || !std::isfinite(cell.column + cell.row + cell.plane))
        return ball(size, {});
    const auto along = [&](double side) { return std::max(1.0, size * (least / side)); };
    return {along(cell.column), along(cell.row), along(cell.plane)};
}

std::int64_t BrushShape::reach() const
{
    return static_cast<std::int64_t>(std::ceil(planes / 2)) - 1;
}

PlanePlace brushPlace(const PlanePlace& at, const BrushShape& brush)
{
    const auto snapped = [](double coordinate, double cells) {
        const auto whole = std::llround(cells);
        return whole % 2 == 1 ? std::round(coordinate) : std::floor(coordinate) + 0.5;
    };
    return {snapped(at.column, brush.columns), snapped(at.row, brush.rows)};
}

CellRuns brushAt(const PlanePlace& place, const BrushShape& brush, const CellRect& within)
{
    CellRuns cells;
    goThroughBrush(place, brush, 1, within,
                   [&cells](std::int64_t row, CellRuns::Run run) { cells.add(row, run); });
    return cells;
}

namespace {

// How far apart the places of a brush may be on its way: the notches between them are a fraction of
// a cell deep.
double stepOf(const BrushShape& brush, double share)
{
    const double radius = std::min(brush.columns, brush.rows) / 2 * share;
    return std::max(1.0, std::floor(std::sqrt(radius) / 2));
}

// On a straight way what the brush covers of a row has no gaps.
CellRuns shareAlong(const PlanePlace& from, const PlanePlace& to, const BrushShape& brush,
                    double share, const CellRect& within)
{
    const PlanePlace way{to.column - from.column, to.row - from.row};
    const int steps = static_cast<int>(
        std::ceil(std::max(std::abs(way.column), std::abs(way.row)) / stepOf(brush, share)));
    const auto after = [&](int step) {
        return PlanePlace{from.column + way.column * step / steps,
                          from.row + way.row * step / steps};
    };
    const double reach = brush.rows / 2 + 1;
    const auto top =
        std::max(within.row, std::int64_t(std::floor(std::min(from.row, to.row) - reach)));
    const auto bottom =
        std::min(within.endRow() - 1, std::int64_t(std::ceil(std::max(from.row, to.row) + reach)));
    if (top > bottom)
        return {};
    std::vector<CellRuns::Run> rows(static_cast<std::size_t>(bottom - top + 1));
    const auto add = [&rows, top](std::int64_t row, CellRuns::Run run) {
        CellRuns::Run& all = rows[static_cast<std::size_t>(row - top)];
        if (run.begin < run.end)
            all = all.begin < all.end
                      ? CellRuns::Run{std::min(all.begin, run.begin), std::max(all.end, run.end)}
                      : run;
    };
    for (int step = 0; step <= steps; ++step)
        goThroughBrush(brushPlace(steps == 0 ? to : after(step), brush), brush, share, within, add);
    CellRuns cells;
    for (std::size_t i = 0; i < rows.size(); ++i)
        cells.add(top + static_cast<std::int64_t>(i), rows[i]);
    return cells;
}

} // namespace

CellRuns brushAlong(const PlanePlace& from, const PlanePlace& to, const BrushShape& brush,
                    const CellRect& within)
{
    return shareAlong(from, to, brush, 1, within);
}

CellRuns BrushWay::cellsIn(const CellRect& within, std::int64_t distance) const
{
    const double away = static_cast<double>(distance) / (brush.planes / 2);
    if (std::abs(distance) > brush.reach())
        return {};
    const double share = std::sqrt(1 - away * away);
    CellRuns cells;
    for (std::size_t i = 0; i < places.size(); ++i)
        cells.add(shareAlong(places[i > 0 ? i - 1 : 0], places[i], brush, share, within));
    return cells;
}

namespace {

struct Crossing { // of the line with a row
    double column = 0;
    int turn = 0; // down or up
};

std::int64_t firstAt(double coordinate, std::int64_t least, std::int64_t most)
{
    return static_cast<std::int64_t>(
        std::clamp(std::ceil(coordinate), static_cast<double>(least), static_cast<double>(most)));
}

// Rows that lie between both ends of a side have one crossing with it, the lower end left out.
void addCrossings(const PlanePlace& from, const PlanePlace& to, const CellRect& within,
                  std::map<std::int64_t, std::vector<Crossing>>& crossings)
{
    const PlanePlace& top = from.row < to.row ? from : to;
    const PlanePlace& bottom = from.row < to.row ? to : from;
    const std::int64_t begin = firstAt(top.row, within.row, within.endRow());
    const std::int64_t end = firstAt(bottom.row, within.row, within.endRow());
    for (std::int64_t row = begin; row < end; ++row) {
        const double share = (static_cast<double>(row) - top.row) / (bottom.row - top.row);
        crossings[row].push_back(
            {top.column + (bottom.column - top.column) * share, from.row < to.row ? 1 : -1});
    }
}

} // namespace

CellRuns cellsInside(const std::vector<PlanePlace>& corners, Inside rule, const CellRect& within)
{
    std::map<std::int64_t, std::vector<Crossing>> crossings;
    for (std::size_t i = 0; i < corners.size(); ++i)
        addCrossings(corners[i], corners[(i + 1) % corners.size()], within, crossings);
    CellRuns cells;
    for (auto& [row, ofRow] : crossings) {
        std::ranges::sort(ofRow, {}, &Crossing::column);
        int turns = 0;
        for (std::size_t i = 0; i + 1 < ofRow.size(); ++i) {
            turns += ofRow[i].turn;
            if (rule == Inside::Surrounded ? turns != 0 : i % 2 == 0)
                cells.add(row, {firstAt(ofRow[i].column, within.column, within.endColumn()),
                                firstAt(ofRow[i + 1].column, within.column, within.endColumn())});
        }
    }
    return cells;
}

} // namespace bloscope
