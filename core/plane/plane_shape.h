#pragma once

#include "core/geometry/geometry.h"
#include "core/plane/picture_plane.h"

#include <optional>
#include <vector>

namespace bloscope {

// The shape of drawn cells: stretched to the view, squares, or with the spacing of the metadata.
enum class CellAspect { Fill, Square, Spacing };

// The directions in which a plane is drawn reversed.
struct PlaneFlips {
    bool columns = false; // the first column is on the right
    bool rows = false;    // the first row is at the bottom

    // The flips with which the transposed plane looks like this one turned 90 degrees clockwise.
    PlaneFlips turned() const { return {!rows, columns}; }
    bool operator==(const PlaneFlips&) const = default;
};

// The height of a cell divided by its width, from the spacing of cells along each dimension
// (0: unknown). Nothing where the spacing is unknown.
std::optional<double> trueHeight(const PicturePlane& plane, const std::vector<double>& spacing);

// The aspect of a plane until the user chooses one. An image keeps its shape; a long table, which
// would be a line, fills the view instead.
CellAspect aspectFor(const PicturePlane& plane, std::optional<double> trueHeight);

// The height of drawn cells divided by their width. Nothing: they are stretched to the view.
std::optional<double> cellHeight(CellAspect aspect, std::optional<double> trueHeight);

// The flips of a plane until the user chooses others: the last row is on top where rows go up, to
// the head of a patient or to the north.
PlaneFlips usualFlips(const PicturePlane& plane, const Geometry& geometry);

} // namespace bloscope
