#include "core/geometry/sources.h"

#include <algorithm>
#include <array>
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

// Of one number it is exactly that, so that axes which lie straight stay so.
double lengthOf(const Matrix& matrix, std::size_t column)
{
    double length = 0;
    for (const std::vector<double>& row : matrix)
        length = length == 0 ? std::abs(row[column]) : std::hypot(length, row[column]);
    return length;
}

// [direction * diag(spacing) | origin] over a row of zeros and a one.
Spatial spatialOfAffine(const msgpack::Value* value, std::size_t count)
{
    Matrix affine = squareMatrix(value, count + 1);
    std::vector<double> last(count + 1);
    last.back() = 1;
    if (affine.empty() || affine.back() != last)
        return {};
    affine.pop_back();
    Spatial spatial;
    for (std::vector<double>& row : affine) {
        spatial.origin.push_back(row.back());
        row.pop_back();
    }
    for (std::size_t axis = 0; axis < count; ++axis) {
        const double length = lengthOf(affine, axis);
        if (!std::isnormal(length))
            return {};
        spatial.spacing.push_back(length);
        for (std::vector<double>& row : affine)
            row[axis] /= length;
    }
    spatial.direction = std::move(affine);
    return spatial;
}

Spatial spatialOf(const msgpack::Value* value, std::size_t count)
{
    Spatial spatial{numbersOfAll(memberNamed(value, "spacing"), count),
                    numbersOfAll(memberNamed(value, "origin"), count),
                    squareMatrix(memberNamed(value, "direction"), count)};
    if (!std::ranges::all_of(spatial.spacing, [](double distance) { return distance > 0; }))
        spatial.spacing.clear();
    const msgpack::Value* affine = memberNamed(value, "affine");
    return spatial.spacing.empty() && affine ? spatialOfAffine(affine, count) : spatial;
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
    to.unit = medicalUnit;
    to.place = place;
}

// Of MLArray's labels, which are "spatial" or "spatial_x" in space, or of free ones.
bool isOutOfSpace(const std::string& label)
{
    constexpr std::array<std::string_view, 7> others = {
        "channel", "channels", "c", "non_spatial", "temporal", "continuous", "components"};
    return std::ranges::find(others, label) != others.end();
}

// Which of x, y and z an axis is.
std::optional<std::size_t> rowNamed(std::string_view label)
{
    constexpr std::string_view prefix = "spatial_";
    constexpr std::string_view letters = "xyz";
    if (label.starts_with(prefix))
        label.remove_prefix(prefix.size());
    const std::size_t row = label.size() == 1 ? letters.find(label.front()) : letters.npos;
    return row == letters.npos ? std::nullopt : std::optional(row);
}

// Where each of the axes is called x, y or z: rows of matrices come in their order.
std::vector<std::size_t> worldRowsOf(const std::vector<std::size_t>& axes,
                                     const std::vector<std::string>& labels)
{
    std::vector<std::size_t> rows(axes.size(), axes.size());
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        const auto row = labels.empty() ? std::nullopt : rowNamed(labels[axes[axis]]);
        if (!row || *row >= rows.size() || rows[*row] != axes.size())
            return {};
        rows[*row] = axis;
    }
    return rows;
}

// Names are all different: of several "spatial" none is one.
void takeNames(const std::vector<std::string>& labels, Geometry& to)
{
    for (std::size_t d = 0; d < labels.size(); ++d)
        if (to.dimensions[d].name.empty() && std::ranges::count(labels, labels[d]) == 1)
            to.dimensions[d].name = labelOf(labels[d]);
}

void addSpatial(const msgpack::Value* spatial, std::string_view place, const Array& array,
                Geometry& to)
{
    const std::size_t dimensions = to.dimensions.size();
    const std::vector<std::string> labels = axisTextsOf(spatial, "axis_labels", dimensions);
    const std::vector<std::string> units = axisTextsOf(spatial, "axis_units", dimensions);
    takeNames(labels, to);
    const std::vector<std::size_t> axes = spatialAxesOf(spatial, dimensions);
    const Spatial told = spatialOf(spatial, axes.size());
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        DimensionGeometry& dimension = to.dimensions[axes[axis]];
        const bool hadCoordinates = dimension.coordinates.has_value();
        takeAxis(told, axis, array.shape()[axes[axis]], place, dimension);
        const std::string unit = units.empty() ? std::string() : labelOf(units[axes[axis]]);
        if (!hadCoordinates && dimension.coordinates && !unit.empty())
            dimension.unit = unit;
    }
    const bool isAllInSpace = to.spatialDimensions() == axes;
    if (!isAllInSpace || !to.origin.empty() || !to.direction.empty())
        return;
    to.direction = told.direction;
    to.origin = told.origin;
    to.worldRows = worldRowsOf(axes, labels);
    to.isMedical = true;
    to.coordinateSystem = labelOf(textIn(memberNamed(spatial, "coord_system")));
}

} // namespace

// Where every dimension has one.
std::vector<std::string> axisTextsOf(const msgpack::Value* spatial, std::string_view key,
                                     std::size_t dimensions)
{
    auto texts = textsIn(memberNamed(spatial, key)).value_or(std::vector<std::string>());
    return texts.size() == dimensions ? texts : std::vector<std::string>();
}

// Those labelled as channels or the like have no spacing.
std::vector<std::size_t> spatialAxesOf(const msgpack::Value* spatial, std::size_t dimensions)
{
    const auto channel = numberIn(memberNamed(spatial, "channel_axis"));
    const std::vector<std::string> labels = axisTextsOf(spatial, "axis_labels", dimensions);
    const auto isOther = [&](std::size_t d) {
        if (channel)
            return static_cast<double>(d) == *channel;
        return !labels.empty() && isOutOfSpace(labels[d]);
    };
    std::vector<std::size_t> found;
    for (std::size_t d = 0; d < dimensions; ++d)
        if (!isOther(d))
            found.push_back(d);
    return found;
}

void addMedical(const msgpack::Value* mapping, std::string_view place, const Array& array,
                Geometry& to)
{
    addSpatial(memberNamed(mapping, "spatial"), place, array, to);
    const msgpack::Value* labels = memberNamed(mapping, "is_seg");
    if (const auto* flag = labels ? std::get_if<bool>(&labels->data) : nullptr;
        flag && !to.isSegmentation)
        to.isSegmentation = *flag;
}

void addMedBlosc2(const Array& array, Geometry& to)
{
    const auto entry = entryNamed(*array.frame(), "med_blosc2");
    if (entry)
        addMedical(&entry->value, entry->place, array, to);
}

} // namespace bloscope
