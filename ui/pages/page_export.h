#pragma once

#include "ui/pages/array_page.h"

namespace bloscope {

// File > Export: asks what of the page's document to export and where to, then starts a job for it
// that the page adopts. What was chosen last is chosen to begin with. Returns at once. Only for
// pages that have a current view.
enum class ExportOf {
    Anything, // as the last one
    Figure    // the picture of the view in front
};
void exportFrom(ArrayPage& page, Scheduler& scheduler, ExportOf what = ExportOf::Anything);

// Where the last export of the file went, or else beside it, unless nothing can be written there.
QString exportFolderOf(const ArrayPage& page);

} // namespace bloscope
