#include "core/geometry/case_file.h"
#include "core/geometry/sources.h"

#include <algorithm>

namespace bloscope {

namespace {

bool arePositive(const std::vector<double>& numbers)
{
    return std::ranges::all_of(numbers, [](double number) { return number > 0; });
}

} // namespace

// The spacing there is that of the image before it was resampled: over the same room there are more
// or fewer voxels now.
void addNnUnet(const std::filesystem::path& file, const Array& array, Geometry& to)
{
    const Shape& shape = array.shape();
    const auto beside = shape.size() < 3 ? std::nullopt : caseFileBeside(file);
    if (!beside || !beside->properties)
        return;
    const msgpack_value::Value* properties = &*beside->properties;
    const auto spacing = numbersIn(memberNamed(properties, "spacing"));
    const auto before =
        numbersIn(memberNamed(properties, "shape_after_cropping_and_before_resampling"));
    if (!spacing || !before || spacing->size() != 3 || before->size() != 3 ||
        !arePositive(*spacing) || !arePositive(*before))
        return;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::size_t d = shape.size() - 3 + axis;
        DimensionGeometry& dimension = to.dimensions[d];
        if (dimension.coordinates || shape[d] == 0)
            continue;
        const double distance = (*spacing)[axis] * (*before)[axis] / static_cast<double>(shape[d]);
        dimension.spacing = distance;
        dimension.coordinates = Coordinates(Coordinates::Regular{0, distance, shape[d]});
        dimension.place = beside->name + " beside the file";
    }
}

} // namespace bloscope
