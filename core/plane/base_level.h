#pragma once

#include "core/plane/plane_pyramid.h"
#include "core/plane/pyramid_store.h"

namespace bloscope {

// Where the planes of an array are kept beyond its tab, and under whose name.
struct KeptPlanes {
    PyramidStore* store = nullptr; // lives longer; null: nowhere
    std::filesystem::path path;    // of the file
    std::string inside = {};       // the way to the array in it, or empty
};

// Both for worker threads, and only for cells that can be told from others (CellSource::origin()):
// those that are edited are neither looked for nor kept.

// Is the whole plane of a request in the pyramid at its base level, now that it was looked for?
bool findBaseLevel(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                   PlanePyramid& pyramid, const KeptPlanes& kept, const std::stop_token& stop);

// Keeps it, once it is there. Not where cells are damaged: another time they may be read.
void keepBaseLevel(const CellSource& source, const PictureRequest& request, const PyramidPlan& plan,
                   PlanePyramid& pyramid, const KeptPlanes& kept, const std::stop_token& stop);

} // namespace bloscope
