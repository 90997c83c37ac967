#pragma once

#include "ui/document/open_request.h"

namespace bloscope {

class OpenFile;

// Why what can be read of a file is not saved to a new one, as a sentence; empty when it can be,
// also while it is being opened and when it cannot be.
QString whyNotSalvaged(const OpenFile& file);

// The file as it is there, without edits; of what lies in one, the frame.
FileSubject subjectOf(const OpenFile& file);

} // namespace bloscope
