#include "core/geometry/earth_lines.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <string_view>

namespace bloscope {

namespace {

constexpr double fullCircle = 360;
constexpr int mostTurns = 3; // around the Earth that longitudes are away from Greenwich
constexpr std::int64_t mostCells = 1'000'000; // along a dimension: 0.0004 degrees apart

bool isOneOf(const std::string& text, std::span<const std::string_view> words)
{
    return std::ranges::find(words, lowerCase(text)) != words.end();
}

// The degrees of all indices, where they rise or fall throughout; empty where they do not.
std::vector<double> monotonicNumbers(const Coordinates& coordinates)
{
    std::vector<double> numbers;
    if (coordinates.count() > mostCells)
        return numbers;
    if (const auto* regular = std::get_if<Coordinates::Regular>(&coordinates.kind()))
        for (std::int64_t i = 0; i < regular->count; ++i)
            numbers.push_back(regular->origin + static_cast<double>(i) * regular->spacing);
    else if (const auto* all = std::get_if<Coordinates::Numbers>(&coordinates.kind()))
        numbers = *all;
    const bool isMonotonic =
        std::ranges::adjacent_find(numbers, std::greater_equal()) == numbers.end() ||
        std::ranges::adjacent_find(numbers, std::less_equal()) == numbers.end();
    const bool areDegrees = std::ranges::all_of(
        numbers, [](double each) { return std::abs(each) <= mostTurns * fullCircle; });
    return numbers.size() >= 2 && isMonotonic && areDegrees ? numbers : std::vector<double>();
}

std::optional<std::size_t> dimensionWith(const Geometry& geometry,
                                         std::span<const std::string_view> units,
                                         std::span<const std::string_view> names)
{
    const auto find = [&](auto&& isIt) -> std::optional<std::size_t> {
        for (std::size_t d = 0; d < geometry.dimensions.size(); ++d) {
            const DimensionGeometry& each = geometry.dimensions[d];
            if (each.coordinates && isIt(each) && !monotonicNumbers(*each.coordinates).empty())
                return d;
        }
        return std::nullopt;
    };
    const auto byUnit = find([&](const auto& each) { return isOneOf(each.unit, units); });
    return byUnit ? byUnit : find([&](const auto& each) { return isOneOf(each.name, names); });
}

// Degrees along a dimension and the indices where they are. Beyond the first and the last cell's
// middle it goes on for half a cell.
class DegreeScale {
 public:
    // At least two numbers that rise or fall.
    explicit DegreeScale(std::vector<double> degrees)
        : m_degrees(std::move(degrees)), m_falls(m_degrees.front() > m_degrees.back())
    {
        if (m_falls)
            std::ranges::reverse(m_degrees);
        const std::size_t n = m_degrees.size();
        m_least = m_degrees[0] - (m_degrees[1] - m_degrees[0]) / 2;
        m_most = m_degrees[n - 1] + (m_degrees[n - 1] - m_degrees[n - 2]) / 2;
    }

    double least() const { return m_least; }
    double most() const { return m_most; }

    // Of degrees from least() to most().
    double indexOf(double degrees) const
    {
        const auto above =
            std::ranges::upper_bound(m_degrees.begin() + 1, m_degrees.end() - 1, degrees);
        const double from = above[-1];
        const double index =
            static_cast<double>(above - 1 - m_degrees.begin()) + (degrees - from) / (*above - from);
        return m_falls ? static_cast<double>(m_degrees.size() - 1) - index : index;
    }

 private:
    std::vector<double> m_degrees; // rising
    bool m_falls;
    double m_least = 0;
    double m_most = 0;
};

// What of a straight line lies inside of the cells, after Liang and Barsky.
class Clip {
 public:
    Clip(const DegreeScale& longitude, const DegreeScale& latitude)
        : m_longitude(longitude), m_latitude(latitude)
    {
    }

    std::optional<std::array<EarthPoint, 2>> inside(const EarthPoint& from,
                                                    const EarthPoint& to) const
    {
        double begin = 0;
        double end = 1;
        const double across = to.longitude - from.longitude;
        const double up = to.latitude - from.latitude;
        const bool isInside = keep(-across, from.longitude - m_longitude.least(), begin, end) &&
                              keep(across, m_longitude.most() - from.longitude, begin, end) &&
                              keep(-up, from.latitude - m_latitude.least(), begin, end) &&
                              keep(up, m_latitude.most() - from.latitude, begin, end);
        if (!isInside)
            return std::nullopt;
        const auto at = [&](double share) {
            return EarthPoint{std::lerp(from.longitude, to.longitude, share),
                              std::lerp(from.latitude, to.latitude, share)};
        };
        return std::array{at(begin), at(end)};
    }

 private:
    // The part of it on the near side of one edge, at `room` from its begin and towards it by
    // `way`.
    static bool keep(double way, double room, double& begin, double& end)
    {
        if (way == 0)
            return room >= 0;
        const double share = room / way;
        if (way < 0)
            begin = std::max(begin, share);
        else
            end = std::min(end, share);
        return begin <= end;
    }

    const DegreeScale& m_longitude;
    const DegreeScale& m_latitude;
};

EarthPoint turned(const EarthPoint& point, int times)
{
    return {point.longitude + times * fullCircle, point.latitude};
}

// Adds what of one line lies inside, all of it turned around the Earth.
void addInside(const EarthLine& line, int times, const Clip& clip, std::vector<EarthLine>& pieces)
{
    std::optional<EarthPoint> last; // where the piece that goes on has ended
    for (std::size_t i = 1; i < line.size(); ++i) {
        const auto part = clip.inside(turned(line[i - 1], times), turned(line[i], times));
        if (!part)
            continue;
        if (last != part->front())
            pieces.push_back({part->front()});
        pieces.back().push_back(part->back());
        last = part->back();
    }
}

} // namespace

std::optional<EarthDimensions> earthDimensionsOf(const Geometry& geometry)
{
    using namespace std::string_view_literals;
    constexpr std::array north{"degrees_north"sv, "degree_north"sv, "degrees_n"sv,
                               "degree_n"sv,      "degreesn"sv,     "degreen"sv};
    constexpr std::array east{"degrees_east"sv, "degree_east"sv, "degrees_e"sv,
                              "degree_e"sv,     "degreese"sv,    "degreee"sv};
    constexpr std::array latitudes{"lat"sv, "latitude"sv};
    constexpr std::array longitudes{"lon"sv, "long"sv, "longitude"sv};
    const auto latitude = dimensionWith(geometry, north, latitudes);
    const auto longitude = dimensionWith(geometry, east, longitudes);
    if (!latitude || !longitude || *latitude == *longitude)
        return std::nullopt;
    return EarthDimensions{*latitude, *longitude};
}

std::vector<EarthLine> linesInArray(std::span<const EarthLine> lines, const Coordinates& longitude,
                                    const Coordinates& latitude)
{
    std::vector<double> across = monotonicNumbers(longitude);
    std::vector<double> up = monotonicNumbers(latitude);
    if (across.empty() || up.empty())
        return {};
    const DegreeScale longitudes(std::move(across));
    const DegreeScale latitudes(std::move(up));
    const Clip clip(longitudes, latitudes);
    std::vector<EarthLine> pieces;
    for (int times = -mostTurns; times <= mostTurns; ++times)
        for (const EarthLine& line : lines)
            addInside(line, times, clip, pieces);
    for (EarthLine& piece : pieces)
        for (EarthPoint& point : piece)
            point = {longitudes.indexOf(point.longitude), latitudes.indexOf(point.latitude)};
    return pieces;
}

} // namespace bloscope
