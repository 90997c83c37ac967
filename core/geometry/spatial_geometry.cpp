#include "core/geometry/sources.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;
using Matrix = std::vector<std::vector<double>>;

// What is told of `count` spatial dimensions. Only what fits that number.
struct Spatial {
    std::vector<double> spacing; // all above zero
    std::vector<double> origin;
    Matrix direction; // square
};

std::vector<double> numbersOfAll(const msgpack::Value* list, std::size_t count)
{
    std::vector<double> numbers = numbersIn(list).value_or(std::vector<double>());
    return numbers.size() == count ? numbers : std::vector<double>();
}

Matrix squareMatrix(const msgpack::Value* list, std::size_t count)
{
    const std::optional<StoredList> rows = listIn(list);
    if (!rows || rows->count != count)
        return {};
    Matrix matrix;
    for (const msgpack::Value& row : *rows) {
        matrix.push_back(numbersOfAll(&row, count));
        if (matrix.back().empty())
            return {};
    }
    return matrix;
}

Spatial spatialOf(const msgpack::Value* value, std::size_t count)
{
    Spatial spatial{numbersOfAll(memberNamed(value, "spacing"), count),
                    numbersOfAll(memberNamed(value, "origin"), count),
                    squareMatrix(memberNamed(value, "direction"), count)};
    if (!std::ranges::all_of(spatial.spacing, [](double distance) { return distance > 0; }))
        spatial.spacing.clear();
    return spatial;
}

// Along which way one goes on the axis of the same number: 1 or -1; 0 where it lies askew, and
// positions in space are no coordinates of one dimension.
double signOf(const Matrix& direction, std::size_t axis)
{
    if (direction.empty())
        return 1;
    for (std::size_t other = 0; other < direction.size(); ++other)
        if (other != axis && (direction[other][axis] != 0 || direction[axis][other] != 0))
            return 0;
    return std::abs(direction[axis][axis]) == 1 ? direction[axis][axis] : 0;
}

// Askew axes, and those without an origin, tell the distance from their first cell.
void takeAxis(const Spatial& spatial, std::size_t axis, std::int64_t extent, std::string_view place,
              DimensionGeometry& to)
{
    if (spatial.spacing.empty() || extent == 0 || to.coordinates)
        return;
    const double sign = signOf(spatial.direction, axis);
    const double origin = spatial.origin.empty() || sign == 0 ? 0 : spatial.origin[axis];
    const double spacing = spatial.spacing[axis];
    to.spacing = spacing;
    to.coordinates =
        Coordinates(Coordinates::Regular{origin, sign < 0 ? -spacing : spacing, extent});
    to.place = place;
}

// Names of dimensions, where every one has one.
std::vector<std::string> axisLabels(const msgpack::Value* spatial, std::size_t dimensions)
{
    auto labels = textsIn(memberNamed(spatial, "axis_labels")).value_or(std::vector<std::string>());
    return labels.size() == dimensions ? labels : std::vector<std::string>();
}

// The dimensions that lie in space: those labelled as channels or the like have no spacing.
std::vector<std::size_t> spatialDimensions(const msgpack::Value* spatial,
                                           const std::vector<std::string>& labels,
                                           std::size_t dimensions)
{
    const auto channel = numberIn(memberNamed(spatial, "channel_axis"));
    const auto isOther = [&](std::size_t d) {
        if (channel)
            return static_cast<double>(d) == *channel;
        return !labels.empty() && (labels[d] == "channel" || labels[d] == "channels" ||
                                   labels[d] == "c" || labels[d] == "non_spatial");
    };
    std::vector<std::size_t> found;
    for (std::size_t d = 0; d < dimensions; ++d)
        if (!isOther(d))
            found.push_back(d);
    return found;
}

} // namespace

void addSpatial(const msgpack::Value* spatial, std::string_view place, const Array& array,
                Geometry& to)
{
    const std::size_t dimensions = to.dimensions.size();
    const std::vector<std::string> labels = axisLabels(spatial, dimensions);
    for (std::size_t d = 0; d < labels.size(); ++d)
        if (to.dimensions[d].name.empty())
            to.dimensions[d].name = labelOf(labels[d]);
    const std::vector<std::size_t> axes = spatialDimensions(spatial, labels, dimensions);
    const Spatial told = spatialOf(spatial, axes.size());
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        takeAxis(told, axis, array.shape()[axes[axis]], place, to.dimensions[axes[axis]]);
    const bool isAllInSpace = to.spatialDimensions() == axes;
    if (!isAllInSpace || !to.origin.empty() || !to.direction.empty())
        return;
    to.direction = told.direction;
    to.origin = told.origin;
    to.isMedical = true;
    to.coordinateSystem = labelOf(textIn(memberNamed(spatial, "coord_system")));
}

void addMedBlosc2(const Array& array, Geometry& to)
{
    const auto entry = entryNamed(*array.frame(), "med_blosc2");
    if (entry)
        addSpatial(memberNamed(&entry->value, "spatial"), entry->place, array, to);
}

} // namespace bloscope
