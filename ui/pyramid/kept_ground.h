#pragma once

#include "ui/pyramid/plane_pyramid.h"
#include "ui/pyramid/pyramid_plan.h"
#include "ui/pyramid/pyramid_store.h"

namespace bloscope {

// Where the planes of an array are kept beyond its tab, and under whose name.
struct KeptPlanes {
    PyramidStore* store = nullptr; // lives longer; null: nowhere
    QString path;                  // of the file
    QString inside = {};           // the way to the array in it, or empty
};

// Both for worker threads, and only for cells that can be told from others (CellSource::origin()):
// those that are edited are neither looked for nor kept.

// Is the whole plane of a request in the pyramid at its ground level, now that it was looked for?
bool findGround(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                PlanePyramid& pyramid, const KeptPlanes& kept, const std::stop_token& stop);

// Keeps it, once it is there. Not where cells are damaged: another time they may be read.
void keepGround(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                PlanePyramid& pyramid, const KeptPlanes& kept, const std::stop_token& stop);

} // namespace bloscope
