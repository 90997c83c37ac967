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

Region Region::movedBy(double downwards, double sideways) const
{
    Region moved = *this;
    for (RegionPoint& point : moved.points)
        point = {point.down + downwards, point.across + sideways};
    return moved;
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

} // namespace bloscope
