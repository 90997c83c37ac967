#pragma once

#include "ui/worker/scheduler.h"

namespace bloscope {

class ArrayPage;

// Has the array planes, and another dimension along which they can be the frames of a movie?
bool canExportMovie(const ArrayPage& page);

// File > Export Movie: asks along which dimension and where to, then starts a job for it that the
// page adopts. Frames are drawn as the heatmap draws its plane. Returns at once. Only for pages
// that can export a movie.
void exportMovieFrom(ArrayPage& page, Scheduler& scheduler);

} // namespace bloscope
