#pragma once

#include "core/geometry/geometry.h"
#include "core/plane/picture_plane.h"

#include <optional>
#include <vector>

namespace bloscope {

// The shape of cells: whatever fills the room, squares, or as far apart as metadata says they are.
enum class CellAspect { Fill, Square, Spacing };

// Which of a plane's sides are drawn the other way round.
struct PlaneFlips {
    bool columns = false; // the first column is on the right
    bool rows = false;    // the first row is at the bottom

    // Those of the transposed plane that looks like this one turned by 90 degrees clockwise.
    PlaneFlips turned() const { return {!rows, columns}; }
    bool operator==(const PlaneFlips&) const = default;
};

// How high a cell of a plane is in its own widths, by the distances between cells along each
// dimension (0: not known); nothing where they are not known.
std::optional<double> trueHeight(const PicturePlane& plane, const std::vector<double>& spacing);

// The aspect of a plane until somebody chooses one. An image keeps its shape; a long table would be
// a line then, and fills the room instead.
CellAspect aspectFor(const PicturePlane& plane, std::optional<double> trueHeight);

// How high cells are drawn, in their widths; nothing: they fill the room.
std::optional<double> cellHeight(CellAspect aspect, std::optional<double> trueHeight);

// How a plane is drawn until somebody chooses: its last row on top where rows lead up, to the head
// of a patient or to the north.
PlaneFlips usualFlips(const PicturePlane& plane, const Geometry& geometry);

} // namespace bloscope
