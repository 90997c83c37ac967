#pragma once

#include "ui/doctor/check_log.h"

namespace bloscope {

class DocumentPage;

// Leads to where something was found, as far as its place says it: to the first cell of its chunk
// or block, and to the part of the structure that holds it. `page` shows the file, or the part of
// the store, that was checked.
void showFinding(DocumentPage& page, const Finding& finding);

// The same to its bytes, of pages that show such.
void showBytesOf(DocumentPage& page, const Finding& finding);

} // namespace bloscope
