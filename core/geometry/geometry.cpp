#include "core/geometry/geometry.h"

#include "core/geometry/sources.h"

#include <algorithm>

namespace bloscope {

bool Geometry::hasCoordinates() const
{
    return std::ranges::any_of(
        dimensions, [](const DimensionGeometry& d) { return d.coordinates.has_value(); });
}

std::vector<std::string> Geometry::names() const
{
    std::vector<std::string> names;
    for (const DimensionGeometry& dimension : dimensions) {
        if (dimension.name.empty())
            return {};
        names.push_back(dimension.name);
    }
    return names;
}

std::vector<std::size_t> Geometry::spatialDimensions() const
{
    std::vector<std::size_t> found;
    for (std::size_t d = 0; d < dimensions.size(); ++d)
        if (dimensions[d].spacing)
            found.push_back(d);
    return found;
}

std::vector<double> Geometry::spacing() const
{
    std::vector<double> spacing;
    if (!spatialDimensions().empty())
        for (const DimensionGeometry& dimension : dimensions)
            spacing.push_back(dimension.spacing.value_or(0));
    return spacing;
}

Geometry untoldGeometry(std::size_t dimensions)
{
    Geometry geometry;
    geometry.dimensions.resize(dimensions);
    return geometry;
}

Geometry geometryOf(const Array& array)
{
    Geometry geometry = untoldGeometry(array.shape().size());
    addValueMeaning(array, geometry);
    if (!array.isNd() && !array.interpretation())
        return geometry; // chunks have no dimensions that could mean something
    addLabels(array, geometry);
    addMedBlosc2(array, geometry);
    addMLArray(array, geometry);
    addXiLens(array, geometry);
    return geometry;
}

Geometry geometryOf(const Array& array, const std::filesystem::path& file)
{
    Geometry geometry = geometryOf(array);
    if (array.isNd())
        addNnUnet(file, array, geometry);
    return geometry;
}

} // namespace bloscope
