#pragma once

#include "core/plane/plane_pyramid.h"
#include "core/plane/pyramid_grid.h"

#include <functional>

namespace bloscope {

// A preview of all of the plane of a request, which the pyramid remembers. For worker threads.
// Errors: Cancelled, Limit.
Result<PlaneNumbers> readPyramidPreview(const CellSource& source, const PictureRequest& request,
                                        const PyramidPlan& plan, PlanePyramid& pyramid,
                                        const Job& job);

// Takes what is not complete, as there are more of its cells: a few times in a second.
using ShowNumbers = std::function<Result<>(PlaneNumbers)>;

// The numbers of a request, of all of its cells. What the pyramid does not have is read from the
// middle outwards, and stays there also when this is cancelled. `range`: of what is shown
// before. For worker threads. Errors: Cancelled, Limit.
Result<PlaneNumbers> readPyramid(const CellSource& source, const PictureRequest& request,
                                 const PyramidPlan& plan, PlanePyramid& pyramid,
                                 const ValueRange& range, const ShowNumbers& show, const Job& job);

} // namespace bloscope
