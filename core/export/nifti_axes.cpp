#include "core/export/nifti_axes.h"

#include "core/export/export_order.h"

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

// Of neighbours in the slice.
double spacingOf(const DimensionGeometry& dimension, const DimensionSlice& taken)
{
    const auto steps = std::abs(static_cast<double>(taken.fixed ? 1 : taken.step));
    if (dimension.spacing)
        return *dimension.spacing * steps;
    const auto even = dimension.coordinates ? dimension.coordinates->evenlySpaced() : std::nullopt;
    return even ? std::abs(even->spacing) * steps : 1;
}

NiftiAxes axesOf(const Slice& slice, const Dimensions& dimensions, const Geometry* geometry)
{
    NiftiAxes made;
    for (const auto& d : dimensions) {
        NiftiAxes::Axis axis;
        if (d) {
            axis.count = slice[*d].fixed ? 1 : slice[*d].count;
            axis.spacing = geometry ? spacingOf(geometry->dimensions[*d], slice[*d]) : 1;
        }
        made.axes.push_back(axis);
    }
    if (made.axes.empty())
        made.axes.resize(1); // of one cell
    return made;
}

// Positions in space, as the geometry of an array tells them.
class Space {
 public:
    Space(const Geometry& geometry, const std::vector<std::size_t>& spatial)
        : m_geometry(geometry), m_spatial(spatial)
    {
    }

    // Only what is told in the coordinates of patients.
    bool isTold() const
    {
        const std::string& system = m_geometry.coordinateSystem;
        const std::size_t axes = m_spatial.size();
        return m_geometry.origin.size() == axes &&
               (m_geometry.direction.empty() || m_geometry.direction.size() == axes) &&
               (system.empty() || system == "LPS" || system == "RAS");
    }

    // How far one goes along row `world` from one cell of dimension d to the next.
    double step(std::size_t world, std::size_t d) const
    {
        const auto axis =
            static_cast<std::size_t>(std::ranges::find(m_spatial, d) - m_spatial.begin());
        const double direction = m_geometry.direction.empty()
                                     ? (axis == worldAxis(world) ? 1 : 0)
                                     : m_geometry.direction[worldAxis(world)][axis];
        return sign(world) * direction * *m_geometry.dimensions[d].spacing;
    }

    double origin(std::size_t world) const
    {
        return sign(world) * m_geometry.origin[worldAxis(world)];
    }

    std::size_t rows() const { return m_spatial.size(); }

 private:
    // Those of arrays come in the order of the dimensions: z, y, x.
    std::size_t worldAxis(std::size_t world) const { return m_spatial.size() - 1 - world; }

    // To the left and to the back, as ITK has it and with it all that do not say, is LPS.
    double sign(std::size_t world) const
    {
        return m_geometry.coordinateSystem != "RAS" && world < 2 ? -1 : 1;
    }

    const Geometry& m_geometry;
    const std::vector<std::size_t>& m_spatial;
};

std::array<std::array<double, 4>, 3> affineOf(const Slice& slice, const Dimensions& dimensions,
                                              const Space& space,
                                              const std::vector<std::size_t>& spatial)
{
    std::array<std::array<double, 4>, 3> affine{};
    for (std::size_t row = 0; row < inSpace; ++row) {
        if (row >= space.rows()) {
            affine[row][row] = 1; // of flat images
            continue;
        }
        affine[row][inSpace] = space.origin(row);
        for (const std::size_t d : spatial)
            affine[row][inSpace] += space.step(row, d) * static_cast<double>(slice[d].start);
        for (std::size_t column = 0; column < std::min(inSpace, dimensions.size()); ++column)
            if (const auto d = dimensions[column])
                affine[row][column] =
                    space.step(row, *d) * static_cast<double>(slice[*d].fixed ? 1 : slice[*d].step);
    }
    return affine;
}

} // namespace

NiftiAxes niftiAxesOf(const Slice& slice, const Geometry* geometry)
{
    const auto spatial = geometry ? geometry->spatialDimensions() : std::vector<std::size_t>();
    const auto dimensions = placed(slice, spatial);
    NiftiAxes axes = axesOf(slice, dimensions.value_or(written(slice)), geometry);
    if (!dimensions)
        return axes;
    const Space space(*geometry, spatial);
    if (space.isTold())
        axes.affine = affineOf(slice, *dimensions, space, spatial);
    return axes;
}

} // namespace bloscope
