#include "core/export/nifti_axes.h"

#include "core/export/export_order.h"
#include "core/geometry/length_unit.h"
#include "core/geometry/patient_space.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::size_t inSpace = 3; // axes of NIfTI

// An axis of the file stands for a dimension of the array, or, of one voxel, for none.
using Dimensions = std::vector<std::optional<std::size_t>>;

bool contains(const std::vector<std::size_t>& dimensions, std::size_t d)
{
    return std::ranges::find(dimensions, d) != dimensions.end();
}

// Fastest first.
Dimensions written(const Slice& slice)
{
    const std::vector<std::size_t> order = ExportOrder(slice).dimensions();
    return {order.rbegin(), order.rend()};
}

// The first that are in space, then those in space that are fixed, then the others from the fourth
// axis on. Nothing where that is another order than that of the cells.
std::optional<Dimensions> placed(const Slice& slice, const std::vector<std::size_t>& spatial)
{
    const Dimensions all = written(slice);
    const auto isSpatial = [&](std::optional<std::size_t> d) { return contains(spatial, *d); };
    const auto others = std::ranges::find_if_not(all, isSpatial);
    if (spatial.empty() || spatial.size() > inSpace || std::any_of(others, all.end(), isSpatial))
        return {};
    Dimensions axes(all.begin(), others);
    for (auto d = spatial.rbegin(); d != spatial.rend(); ++d)
        if (slice[*d].fixed)
            axes.emplace_back(*d);
    if (others != all.end())
        axes.resize(inSpace);
    axes.insert(axes.end(), others, all.end());
    return axes;
}

// What a spacing in space is multiplied with to be one in millimetres, which it is where no unit is
// told. Nothing for other units than those of length, and where axes have different ones.
std::optional<double> millimetresIn(const Geometry& geometry,
                                    const std::vector<std::size_t>& spatial)
{
    if (spatial.empty())
        return {};
    const std::string& unit = geometry.dimensions[spatial.front()].unit;
    for (const std::size_t d : spatial)
        if (geometry.dimensions[d].unit != unit)
            return {};
    return unit.empty() ? 1 : millimetresOf(unit);
}

// Of neighbours in the slice.
double spacingOf(const DimensionGeometry& dimension, const DimensionSlice& taken,
                 double millimetres)
{
    const auto steps = std::abs(static_cast<double>(taken.fixed ? 1 : taken.step));
    if (dimension.spacing)
        return *dimension.spacing * steps * millimetres;
    const auto even = dimension.coordinates ? dimension.coordinates->evenlySpaced() : std::nullopt;
    return even ? std::abs(even->spacing) * steps : 1;
}

NiftiAxes axesOf(const Slice& slice, const Dimensions& dimensions, const Geometry* geometry,
                 double millimetres)
{
    NiftiAxes made;
    for (const auto& d : dimensions) {
        NiftiAxes::Axis axis;
        if (d) {
            axis.count = slice[*d].fixed ? 1 : slice[*d].count;
            axis.spacing =
                geometry ? spacingOf(geometry->dimensions[*d], slice[*d], millimetres) : 1;
        }
        made.axes.push_back(axis);
    }
    if (made.axes.empty())
        made.axes.resize(1); // of one cell
    return made;
}

std::array<std::array<double, 4>, 3> affineOf(const Slice& slice, const Dimensions& dimensions,
                                              const PatientSpace& space, double millimetres)
{
    std::array<std::array<double, 4>, 3> affine{};
    for (std::size_t row = 0; row < inSpace; ++row) {
        if (row >= space.rows()) {
            affine[row][row] = 1; // of flat images
            continue;
        }
        affine[row][inSpace] = space.origin(row);
        for (const std::size_t d : space.spatialDimensions())
            affine[row][inSpace] += space.step(row, d) * static_cast<double>(slice[d].start);
        for (std::size_t column = 0; column < std::min(inSpace, dimensions.size()); ++column)
            if (const auto d = dimensions[column])
                affine[row][column] =
                    space.step(row, *d) * static_cast<double>(slice[*d].fixed ? 1 : slice[*d].step);
        for (double& number : affine[row])
            number *= millimetres;
    }
    return affine;
}

} // namespace

NiftiAxes niftiAxesOf(const Slice& slice, const Geometry* geometry)
{
    const auto spatial = geometry ? geometry->spatialDimensions() : std::vector<std::size_t>();
    const auto dimensions = placed(slice, spatial);
    const auto millimetres = geometry ? millimetresIn(*geometry, spatial) : std::nullopt;
    NiftiAxes axes =
        axesOf(slice, dimensions.value_or(written(slice)), geometry, millimetres.value_or(1));
    if (!dimensions)
        return axes;
    const PatientSpace space(*geometry);
    if (space.tellsPlaces() && millimetres)
        axes.affine = affineOf(slice, *dimensions, space, *millimetres);
    const bool isSpaced = std::ranges::any_of(spatial, [geometry](std::size_t d) {
        const DimensionGeometry& dimension = geometry->dimensions[d];
        return dimension.spacing || !dimension.unit.empty();
    });
    axes.areMillimetres = millimetres && isSpaced;
    return axes;
}

} // namespace bloscope
