#pragma once

#include "ui/document/open_request.h"
#include "ui/pages/array_page.h"

namespace bloscope {

// Shows an array in the view and the colours that somebody wants, its slice left alone. What makes
// no sense, or does not fit, is left as it is, and told as a sentence each; empty where all is
// well.
QStringList showAsAsked(ArrayPage& page, const OpenOptions& options);

// The command that shows what the page shows now in a window: view, slice and colours. Only for
// pages of which other programs can reach the whole file (canCopyCode()).
QString commandFor(const ArrayPage& page);

} // namespace bloscope
