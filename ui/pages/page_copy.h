#pragma once

#include "ui/pages/array_page.h"

namespace bloscope {

// File > Save a Copy in Another Form: asks what of the page's array to save and how, then starts a
// job for it that the page adopts, and offers to open what came of it. Returns at once. Only for
// pages that have a current view.
void saveCopyFrom(ArrayPage& page, Scheduler& scheduler);

} // namespace bloscope
