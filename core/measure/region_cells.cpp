#include "core/measure/region_cells.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t mostRows = std::int64_t(1) << 22;
constexpr std::int64_t mostCrossings = std::int64_t(1) << 22; // of edges with rows

// The first index at or behind a place, within [0, extent].
std::int64_t indexFrom(double place, std::int64_t extent)
{
    const double last = static_cast<double>(extent);
    return static_cast<std::int64_t>(std::ceil(std::clamp(place, 0.0, last)));
}

RegionCells::Run runBetween(double begin, double end, std::int64_t extent)
{
    return {indexFrom(begin, extent), indexFrom(end, extent)};
}

std::uint64_t lengthOf(const RegionCells::Run& run)
{
    return static_cast<std::uint64_t>(std::max<std::int64_t>(0, run.end - run.begin));
}

Error tooLarge(std::string_view what, std::int64_t most)
{
    return {ErrorKind::Limit,
            fmt::format("the region has too many {} to be measured (the limit is {})", what, most)};
}

// Where an edge of a polygon meets a row.
struct Crossing {
    std::int64_t row;
    double at;
};

} // namespace

RegionCells::RegionCells(const Region& region, const Shape& shape)
    : m_outer(std::min(region.down, region.across)),
      m_inner(std::max(region.down, region.across)),
      m_outerExtent(shape[m_outer]),
      m_innerExtent(shape[m_inner])
{
}

Result<RegionCells> RegionCells::of(const Region& region, const Shape& shape)
{
    RegionCells cells(region, shape);
    std::vector<RegionPoint> points = region.points;
    if (region.down != cells.m_outer) // from here on `down` is the outer dimension
        for (RegionPoint& point : points)
            std::swap(point.down, point.across);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &RegionPoint::down);
    const auto [left, right] = std::ranges::minmax(points, {}, &RegionPoint::across);
    if (region.kind == Region::Kind::Rectangle) {
        cells.fillRectangle(top.down, bottom.down,
                            runBetween(left.across, right.across, cells.m_innerExtent));
        return cells;
    }
    const Run rows = runBetween(top.down, std::nextafter(bottom.down, 1e300), cells.m_outerExtent);
    if (rows.end - rows.begin > mostRows)
        return tooLarge("rows", mostRows);
    cells.m_first = rows.begin;
    cells.m_rows = rows.end - rows.begin;
    cells.m_offsets.push_back(0);
    if (region.kind == Region::Kind::Ellipse)
        cells.fillEllipse(points);
    else
        BLOSCOPE_CHECK(cells.fillPolygon(points));
    return cells;
}

std::span<const RegionCells::Run> RegionCells::runsAt(std::int64_t outerIndex) const
{
    const std::int64_t row = outerIndex - m_first;
    if (row < 0 || row >= m_rows)
        return {};
    if (m_areAlike)
        return m_runs;
    const auto at = static_cast<std::size_t>(row);
    return std::span(m_runs).subspan(m_offsets[at], m_offsets[at + 1] - m_offsets[at]);
}

Slice RegionCells::boundsIn(Slice plane) const
{
    plane.set(m_outer, DimensionSlice::range(m_first, m_rows));
    plane.set(m_inner, DimensionSlice::range(m_bounds.begin, m_bounds.end - m_bounds.begin));
    return plane;
}

void RegionCells::fillRectangle(double first, double last, const Run& run)
{
    const Run rows = runBetween(first, last, m_outerExtent);
    m_areAlike = true;
    m_first = rows.begin;
    m_rows = rows.end - rows.begin;
    m_runs = {run};
    m_bounds = run;
    m_count = lengthOf(rows) * lengthOf(run);
}

// Runs in rising order that may touch or lie within one another at no place.
void RegionCells::addRow(std::span<const Run> runs)
{
    for (const Run& run : runs) {
        if (run.begin >= run.end)
            continue;
        m_bounds = m_count == 0
                       ? run
                       : Run{std::min(m_bounds.begin, run.begin), std::max(m_bounds.end, run.end)};
        m_count += lengthOf(run);
        m_runs.push_back(run);
    }
    m_offsets.push_back(m_runs.size());
}

void RegionCells::fillEllipse(const std::vector<RegionPoint>& corners)
{
    const double middleDown = (corners[0].down + corners[1].down) / 2;
    const double middleAcross = (corners[0].across + corners[1].across) / 2;
    const double radiusDown = std::abs(corners[0].down - corners[1].down) / 2;
    const double radiusAcross = std::abs(corners[0].across - corners[1].across) / 2;
    for (std::int64_t row = m_first; row < m_first + m_rows; ++row) {
        const double share = (static_cast<double>(row) - middleDown) / radiusDown;
        const double half = radiusAcross * std::sqrt(1 - share * share); // NaN: nothing
        const Run run =
            half > 0 ? runBetween(middleAcross - half, middleAcross + half, m_innerExtent) : Run{};
        addRow({&run, 1});
    }
}

Result<> RegionCells::fillPolygon(const std::vector<RegionPoint>& points)
{
    std::vector<Crossing> crossings;
    for (std::size_t i = 0; i < points.size(); ++i) {
        RegionPoint above = points[i];
        RegionPoint below = points[(i + 1) % points.size()];
        if (above.down > below.down)
            std::swap(above, below);
        const Run rows = runBetween(above.down, below.down, m_outerExtent);
        if (static_cast<std::int64_t>(crossings.size()) + rows.end - rows.begin > mostCrossings)
            return tooLarge("edges", mostCrossings);
        const double slope = (below.across - above.across) / (below.down - above.down);
        for (std::int64_t row = rows.begin; row < rows.end; ++row)
            crossings.push_back(
                {row, above.across + (static_cast<double>(row) - above.down) * slope});
    }
    std::ranges::sort(crossings, [](const Crossing& a, const Crossing& b) {
        return a.row != b.row ? a.row < b.row : a.at < b.at;
    });
    std::vector<Run> runs;
    std::size_t next = 0;
    for (std::int64_t row = m_first; row < m_first + m_rows; ++row) {
        runs.clear();
        for (; next + 1 < crossings.size() && crossings[next].row == row; next += 2)
            runs.push_back(runBetween(crossings[next].at, crossings[next + 1].at, m_innerExtent));
        addRow(runs);
    }
    return {};
}

} // namespace bloscope
