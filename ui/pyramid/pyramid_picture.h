#pragma once

#include "ui/pyramid/plane_pyramid.h"
#include "ui/pyramid/pyramid_plan.h"

#include <functional>

namespace bloscope {

// A first look at all of the plane of a request, which the pyramid remembers. For worker threads.
// Errors: Cancelled, Limit.
Result<PlanePicture> makeCoarsePicture(const CellSource& source, const PictureRequest& request,
                                       const PyramidPlan& plan, PlanePyramid& pyramid,
                                       const Job& job);

// Pictures that are not complete, as there are more of its cells: a few in a second.
using ShowPicture = std::function<void(PlanePicture)>;

// The picture of a request, of all of its cells. What the pyramid does not have is read from the
// middle outwards, and stays there also when this is cancelled. `range`: for pictures before the
// last one. For worker threads. Errors: Cancelled, Limit.
Result<PlanePicture> makePyramidPicture(const CellSource& source, const PictureRequest& request,
                                        const PyramidPlan& plan, PlanePyramid& pyramid,
                                        const ValueRange& range, const ShowPicture& show,
                                        const Job& job);

} // namespace bloscope
