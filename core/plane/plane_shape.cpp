#include "core/plane/plane_shape.h"

#include "core/geometry/patient_space.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace bloscope {

namespace {

// As conventions write it (CF 4.1), or by its usual name.
bool isLatitude(const DimensionGeometry& dimension)
{
    constexpr std::array<std::string_view, 6> units = {"degrees_north", "degree_north", "degree_N",
                                                       "degrees_N",     "degreeN",      "degreesN"};
    return std::ranges::count(units, dimension.unit) > 0 || dimension.name == "latitude" ||
           dimension.name == "lat";
}

int signOf(double difference)
{
    return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

// Do numbers rise or fall from one index to the next?
int directionOf(const Coordinates& coordinates)
{
    if (const auto* regular = std::get_if<Coordinates::Regular>(&coordinates.kind()))
        return signOf(regular->spacing);
    const auto* numbers = std::get_if<Coordinates::Numbers>(&coordinates.kind());
    return numbers && !numbers->empty() ? signOf(numbers->back() - numbers->front()) : 0;
}

// 1 where the indices of a dimension lead up, -1 where they lead down, 0 where nothing is told.
int upwardsOf(const Geometry& geometry, std::size_t dimension)
{
    constexpr char head = 'S';
    if (const auto sides = patientSidesOf(geometry)[dimension])
        return sides->last == head ? 1 : sides->first == head ? -1 : 0;
    const DimensionGeometry& told = geometry.dimensions[dimension];
    return isLatitude(told) && told.coordinates ? directionOf(*told.coordinates) : 0;
}

} // namespace

std::optional<double> trueHeight(const PicturePlane& plane, const std::vector<double>& spacing)
{
    const auto row = plane.rowDimension();
    const auto column = plane.columnDimension();
    if (spacing.empty() || !row || !column)
        return std::nullopt;
    const auto distance = [&](std::size_t dimension) {
        return spacing[dimension] * static_cast<double>(std::abs(plane.slice()[dimension].step));
    };
    if (spacing[*row] <= 0 || spacing[*column] <= 0)
        return std::nullopt;
    return distance(*row) / distance(*column);
}

CellAspect aspectFor(const PicturePlane& plane, std::optional<double> trueHeight)
{
    if (isElongated(plane.all()))
        return CellAspect::Fill;
    return trueHeight ? CellAspect::Spacing : CellAspect::Square;
}

std::optional<double> cellHeight(CellAspect aspect, std::optional<double> trueHeight)
{
    switch (aspect) {
    case CellAspect::Square:
        return 1;
    case CellAspect::Spacing:
        return trueHeight.value_or(1);
    case CellAspect::Fill:
        break;
    }
    return std::nullopt;
}

PlaneFlips usualFlips(const PicturePlane& plane, const Geometry& geometry)
{
    const auto row = plane.rowDimension();
    const bool isUpwards = row && upwardsOf(geometry, *row) * plane.slice()[*row].step > 0;
    return {.columns = false, .rows = isUpwards};
}

} // namespace bloscope
