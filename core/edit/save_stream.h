#pragma once

#include "core/base/job.h"
#include "core/edit/edit_set.h"

namespace bloscope {

// Writes the edited frame, whole, to what is open and stays the caller's (standard output). The
// file that was read stays as it is. Errors: those of planSave(); Changed when another program
// wrote to the file before or meanwhile; Io, Cancelled: what went down a pipe by then is gone, and
// incomplete. Usage for a sparse frame, which is a directory, and where the descriptor is that very
// file.
Result<> saveToStream(const EditSet& edits, int descriptor, const Job& job = {});

} // namespace bloscope
