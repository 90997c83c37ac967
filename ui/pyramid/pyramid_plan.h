#pragma once

#include "ui/picture/plane_picture.h"
#include "ui/pyramid/pyramid_grid.h"

namespace bloscope {

// How a picture comes out of a pyramid: its pixels are squares, at least as many as are wanted or
// one for each cell, and at most twice as many in a row or in a column.
struct PyramidPlan {
    PyramidGrid grid;
    int level = 1;     // of the pixels
    int tileLevel = 1; // of the tiles: no coarser than pixels
};

// Nothing where it is read as it always is: planes with colours of their own, strips, small planes,
// and parts that are read in a moment.
std::optional<PyramidPlan> pyramidPlanOf(const PictureRequest& request, const DType& dtype);

} // namespace bloscope
