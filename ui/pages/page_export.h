#pragma once

#include "core/export/export_report.h"
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

// Says in the message bar of a page which cells an exported file does not have.
void tellWhatIsMissing(DocumentPage& page, const QString& file, const ExportReport& report);

// Where the last export of the file went, or else beside it, unless nothing can be written there.
QString exportFolderOf(const ArrayPage& page);

} // namespace bloscope
