#pragma once

#include "core/edit/edit_set.h"

namespace bloscope {

// Has anything of the frame's header, metadata or end been changed since it was opened? Reads them
// again. Errors: Changed, and what reading says.
Result<> checkStillTheSame(const Frame& frame);

// Does `saved` hold a frame, complete and readable, with the metadata that the edits ask for and
// the chunks of the original? Errors (Io): what is wrong with what was written.
Result<> verifySaved(const ByteSource& saved, const EditSet& edits);

} // namespace bloscope
