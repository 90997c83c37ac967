#pragma once

#include "ui/document/array_page.h"

namespace bloscope {

// File > Export: asks what of the page's document to export and where to, then starts a job for it
// that the page adopts. Returns at once. Only for pages that have a current view.
void exportFrom(ArrayPage& page, Scheduler& scheduler);

} // namespace bloscope
