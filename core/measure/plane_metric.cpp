#include "core/measure/plane_metric.h"

#include "core/geometry/cell_volume.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace bloscope {

namespace {

std::string unitOf(const DimensionGeometry& dimension)
{
    return dimension.unit.empty() ? "mm" : dimension.unit;
}

// Where a dimension leads, of length 1; empty: not told.
std::vector<double> directionOf(const Geometry& geometry, std::size_t dimension)
{
    const std::vector<std::size_t> spatial = geometry.spatialDimensions();
    const auto axis =
        static_cast<std::size_t>(std::ranges::find(spatial, dimension) - spatial.begin());
    std::vector<double> direction;
    double squares = 0;
    for (const std::vector<double>& row : geometry.direction) {
        if (axis >= row.size())
            return {};
        direction.push_back(row[axis]);
        squares += row[axis] * row[axis];
    }
    if (!std::isnormal(squares))
        return {};
    for (double& part : direction)
        part /= std::sqrt(squares);
    return direction;
}

// Of the angle between two dimensions: 0 where nothing else is told.
double cosineBetween(const Geometry& geometry, std::size_t a, std::size_t b)
{
    const std::vector<double> first = directionOf(geometry, a);
    const std::vector<double> second = directionOf(geometry, b);
    double cosine = 0;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i)
        cosine += first[i] * second[i];
    constexpr double rounding = 1e-6; // of directions that are stored in single precision
    return std::abs(cosine) < rounding || std::abs(cosine) > 1 - rounding ? 0 : cosine;
}

RegionPoint wayBetween(const RegionPoint& from, const RegionPoint& to)
{
    return {to.down - from.down, to.across - from.across};
}

} // namespace

PlaneMetric::PlaneMetric(const Geometry& geometry, std::size_t down, std::size_t across)
{
    const DimensionGeometry& rows = geometry.dimensions[down];
    const DimensionGeometry& columns = geometry.dimensions[across];
    if (!rows.spacing || !columns.spacing || unitOf(rows) != unitOf(columns))
        return;
    m_isInSpace = true;
    m_unit = unitOf(rows);
    m_downDown = *rows.spacing * *rows.spacing;
    m_acrossAcross = *columns.spacing * *columns.spacing;
    m_downAcross = *rows.spacing * *columns.spacing * cosineBetween(geometry, down, across);
}

double PlaneMetric::product(const RegionPoint& a, const RegionPoint& b) const
{
    return a.down * b.down * m_downDown + a.across * b.across * m_acrossAcross +
           (a.down * b.across + a.across * b.down) * m_downAcross;
}

double PlaneMetric::length(const RegionPoint& from, const RegionPoint& to) const
{
    const RegionPoint way = wayBetween(from, to);
    return std::sqrt(std::max(0.0, product(way, way)));
}

RegionPoint PlaneMetric::across(const RegionPoint& way) const
{
    const auto ofLengthOne = [](const RegionPoint& to) -> std::optional<RegionPoint> {
        const double cells = std::hypot(to.down, to.across);
        if (!std::isnormal(cells))
            return {};
        return RegionPoint{to.down / cells, to.across / cells};
    };
    // As large as cells, so that the plane of a regular spacing is exactly that of cells.
    const double scale = std::max(m_downDown, m_acrossAcross);
    const double down = m_downDown / scale;
    const double across = m_acrossAcross / scale;
    const double both = m_downAcross / scale;
    const RegionPoint right{way.down * both + way.across * across,
                            -(way.down * down + way.across * both)};
    const RegionPoint inCells{way.across, -way.down};
    return ofLengthOne(right).value_or(ofLengthOne(inCells).value_or(RegionPoint{1, 0}));
}

std::optional<Measure> PlaneMetric::lengthOf(const Region& region) const
{
    if (region.kind != Region::Kind::Line)
        return {};
    Measure all{0, m_unit};
    for (std::size_t i = 1; i < region.points.size(); ++i)
        all.size += length(region.points[i - 1], region.points[i]);
    return all;
}

std::optional<double> PlaneMetric::degreesOf(const Region& region) const
{
    if (region.kind != Region::Kind::Angle || region.points.size() != 3)
        return {};
    const RegionPoint first = wayBetween(region.points[1], region.points[0]);
    const RegionPoint second = wayBetween(region.points[1], region.points[2]);
    const double lengths = std::sqrt(product(first, first) * product(second, second));
    if (!std::isnormal(lengths))
        return {};
    const double cosine = std::clamp(product(first, second) / lengths, -1.0, 1.0);
    return std::acos(cosine) * 180 / std::numbers::pi;
}

std::optional<Measure> PlaneMetric::areaOf(std::uint64_t cells) const
{
    if (!m_isInSpace)
        return {};
    const double area =
        std::sqrt(std::max(0.0, m_downDown * m_acrossAcross - m_downAcross * m_downAcross));
    return Measure{area * static_cast<double>(cells), m_unit + "2"};
}

std::optional<Measure> volumeOf(std::uint64_t cells, const Geometry& geometry)
{
    const auto one = cellVolumeOf(geometry);
    return one ? std::optional(Measure{one->size * static_cast<double>(cells), one->unit})
               : std::nullopt;
}

} // namespace bloscope
