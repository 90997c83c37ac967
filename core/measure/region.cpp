#include "core/measure/region.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace bloscope {

namespace {

using Json = nlohmann::json;

constexpr int formatVersion = 1;
constexpr std::size_t longestName = 1000; // bytes

struct KindFacts {
    Region::Kind kind;
    std::string_view word;
    std::size_t fewest; // points
    std::size_t most;
};

constexpr std::array<KindFacts, 5> kinds = {
    {{Region::Kind::Line, "line", 2, Region::mostPoints},
     {Region::Kind::Angle, "angle", 3, 3},
     {Region::Kind::Rectangle, "rectangle", 2, 2},
     {Region::Kind::Ellipse, "ellipse", 2, 2},
     {Region::Kind::Polygon, "polygon", 3, Region::mostPoints}}};

const KindFacts& factsOf(Region::Kind kind)
{
    return *std::ranges::find(kinds, kind, &KindFacts::kind);
}

bool isPlace(const RegionPoint& point)
{
    constexpr double farthest = 1e15; // where float64 still has tenths of cells
    return std::abs(point.down) <= farthest && std::abs(point.across) <= farthest;
}

Result<> checkPlane(const Region& region, const Shape& shape)
{
    if (region.place.size() != shape.size())
        return usageError(fmt::format("the region has {} dimensions, the array {}",
                                      region.place.size(), shape.size()));
    if (region.down >= shape.size() || region.across >= shape.size() ||
        region.down == region.across)
        return usageError(fmt::format("dimensions {} and {} are no plane of an array with {}",
                                      region.down, region.across, shape.size()));
    for (std::size_t d = 0; d < shape.size(); ++d) {
        const auto& index = region.place[d];
        if (index && (d == region.down || d == region.across))
            return usageError(fmt::format("the region lies along dimension {}, and has index {} "
                                          "there",
                                          d, *index));
        if (index && (*index < 0 || *index >= shape[d]))
            return usageError(fmt::format("index {} is out of bounds for dimension {} of {}",
                                          *index, d, shape[d]));
    }
    return {};
}

Json placeToJson(const Region& region)
{
    Json indices = Json::array();
    for (const auto& index : region.place)
        indices.push_back(index ? Json(*index) : Json());
    return indices;
}

Json pointsToJson(const Region& region)
{
    Json points = Json::array();
    for (const RegionPoint& point : region.points)
        points.push_back({point.down, point.across});
    return points;
}

Error notA(std::string_view member, std::string_view what)
{
    return malformedError(fmt::format("\"{}\" is no {}", member, what));
}

const Json& memberOf(const Json& object, const char* name)
{
    static const Json none;
    const auto found = object.find(name);
    return found == object.end() ? none : *found;
}

bool isCount(const Json& json, std::uint64_t most)
{
    return json.is_number_integer() &&
           (json.is_number_unsigned() || json.get<std::int64_t>() >= 0) &&
           json.get<std::uint64_t>() <= most;
}

Result<> readPlane(const Json& json, std::size_t dimensions, Region& to)
{
    const Json& both = memberOf(json, "dimensions");
    if (!both.is_array() || both.size() != 2 || !isCount(both[0], dimensions) ||
        !isCount(both[1], dimensions))
        return notA("dimensions", "pair of dimensions");
    to.down = both[0].get<std::size_t>();
    to.across = both[1].get<std::size_t>();
    const Json& indices = memberOf(json, "index");
    if (!indices.is_array() || indices.size() != dimensions)
        return notA("index", fmt::format("list of {} indices", dimensions));
    for (const Json& index : indices)
        if (index.is_null())
            to.place.emplace_back();
        else if (isCount(index, INT64_MAX))
            to.place.emplace_back(index.get<std::int64_t>());
        else
            return notA("index", fmt::format("list of {} indices", dimensions));
    return {};
}

Result<> readPoints(const Json& json, Region& to)
{
    const Json& points = memberOf(json, "points");
    if (!points.is_array() || points.size() > Region::mostPoints)
        return notA("points", fmt::format("list of at most {} points", Region::mostPoints));
    for (const Json& point : points) {
        if (!point.is_array() || point.size() != 2 || !point[0].is_number() ||
            !point[1].is_number())
            return notA("points", "list of pairs of numbers");
        to.points.push_back({point[0].get<double>(), point[1].get<double>()});
    }
    return {};
}

Result<Region> regionFrom(const Json& json, const Shape& shape)
{
    if (!json.is_object())
        return malformedError("it is no object");
    Region region;
    const Json& name = memberOf(json, "name");
    const Json& kind = memberOf(json, "kind");
    if (!name.is_string())
        return notA("name", "text");
    region.name = name.get<std::string>().substr(0, longestName);
    const auto* found = kind.is_string()
                            ? std::ranges::find(kinds, kind.get<std::string>(), &KindFacts::word)
                            : kinds.end();
    if (found == kinds.end())
        return notA("kind", "kind of regions that is known");
    region.kind = found->kind;
    BLOSCOPE_CHECK(readPlane(json, shape.size(), region));
    BLOSCOPE_CHECK(readPoints(json, region));
    const Json& width = memberOf(json, "width");
    if (!width.is_null() && !isCount(width, static_cast<std::uint64_t>(Region::mostWidth)))
        return notA("width", fmt::format("number of at most {} cells", Region::mostWidth));
    region.width = width.is_null() ? 1 : std::max<std::int64_t>(1, width.get<std::int64_t>());
    if (const Result<> checked = checkRegion(region, shape); !checked)
        return malformedError(checked.error().what());
    return region;
}

} // namespace

bool Region::isOn(const Slice& plane) const
{
    const auto rows = plane.rowDimension();
    const auto columns = plane.columnDimension();
    const bool isOfBoth =
        (rows == down && columns == across) || (rows == across && columns == down);
    if (!isOfBoth || place.size() != plane.shape().size())
        return false;
    for (std::size_t d = 0; d < place.size(); ++d)
        if (place[d] && *place[d] != plane[d].start)
            return false;
    return true;
}

std::string_view wordOf(Region::Kind kind)
{
    return factsOf(kind).word;
}

Result<> checkRegion(const Region& region, const Shape& shape)
{
    const KindFacts& facts = factsOf(region.kind);
    if (region.points.size() < facts.fewest || region.points.size() > facts.most)
        return usageError(fmt::format("{} points do not make a region of the kind \"{}\"",
                                      region.points.size(), facts.word));
    if (!std::ranges::all_of(region.points, isPlace))
        return usageError("a point of the region is not a place in a plane");
    if (region.width < 1 || region.width > Region::mostWidth)
        return usageError(fmt::format("the line is {} cells wide; 1 to {} are possible",
                                      region.width, Region::mostWidth));
    return checkPlane(region, shape);
}

std::vector<std::int64_t> middleOf(const Region& region, const Slice& shown)
{
    const auto [top, bottom] = std::ranges::minmax(region.points, {}, &RegionPoint::down);
    const auto [left, right] = std::ranges::minmax(region.points, {}, &RegionPoint::across);
    std::vector<std::int64_t> index;
    for (std::size_t d = 0; d < region.place.size(); ++d) {
        const double middle = d == region.down     ? (top.down + bottom.down) / 2
                              : d == region.across ? (left.across + right.across) / 2
                                                   : static_cast<double>(shown[d].start);
        const double last = static_cast<double>(shown.shape()[d] - 1);
        index.push_back(region.place[d].value_or(
            static_cast<std::int64_t>(std::clamp(std::round(middle), 0.0, last))));
    }
    return index;
}

nlohmann::ordered_json regionsToJson(std::span<const Region> regions)
{
    auto list = nlohmann::ordered_json::array();
    for (const Region& region : regions) {
        nlohmann::ordered_json json{{"name", region.name},
                                    {"kind", wordOf(region.kind)},
                                    {"dimensions", {region.down, region.across}},
                                    {"index", placeToJson(region)},
                                    {"points", pointsToJson(region)}};
        if (region.kind == Region::Kind::Line)
            json["width"] = region.width;
        list.push_back(std::move(json));
    }
    return {{"version", formatVersion}, {"regions", std::move(list)}};
}

Result<std::vector<Region>> regionsFromJson(const nlohmann::json& json, const Shape& shape)
{
    if (!json.is_object())
        return malformedError("the regions are no object");
    const Json& version = memberOf(json, "version");
    if (version != formatVersion)
        return Error{ErrorKind::Unsupported,
                     fmt::format("the regions have version {}, of which this program knows {}",
                                 version.is_number() ? version.dump() : "\"?\"", formatVersion)};
    const Json& list = memberOf(json, "regions");
    if (!list.is_array() || list.size() > mostRegions)
        return notA("regions", fmt::format("list of at most {} regions", mostRegions));
    std::vector<Region> regions;
    for (std::size_t i = 0; i < list.size(); ++i) {
        BLOSCOPE_TRY(Region region,
                     regionFrom(list[i], shape).within("region", static_cast<std::int64_t>(i + 1)));
        regions.push_back(std::move(region));
    }
    return regions;
}

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
    std::vector<PlanePlace> corners;
    std::int64_t crossings = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto [top, bottom] =
            std::minmax(points[i].down, points[(i + 1) % points.size()].down);
        const Run rows = runBetween(top, bottom, m_outerExtent);
        crossings += rows.end - rows.begin;
        if (crossings > mostCrossings)
            return tooLarge("edges", mostCrossings);
        corners.push_back({.column = points[i].across, .row = points[i].down});
    }
    const CellRuns inside =
        cellsInside(corners, Inside::EvenOdd, {0, 0, m_outerExtent, m_innerExtent});
    for (std::int64_t row = m_first; row < m_first + m_rows; ++row) {
        const auto found = inside.rows().find(row);
        addRow(found == inside.rows().end() ? std::span<const Run>() : found->second);
    }
    return {};
}

} // namespace bloscope
