#pragma once

#include "core/plane/plane_shape.h"
#include "ui/picture/cell_picture.h"

namespace bloscope {

class PlanePane;

// The cells of a plane that are in sight, in the colours and in the order in which they are seen;
// without what lies over them. Empty while there is no picture.
CellPicture cellsInSightOf(const PlanePane& pane, const PlaneFlips& flips);

} // namespace bloscope
