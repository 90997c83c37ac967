#pragma once

#include "core/edit/edit_set.h"

namespace bloscope {

// Has anything of the frame's header, metadata or end been changed since it was opened? Reads them
// again. Errors: Changed, and what reading says.
Result<> checkStillTheSame(const Frame& frame);

// Does `saved` hold a frame, complete and readable, with the header of the original and the metadata
// that the edits ask for? Errors (Io): what is wrong with what was written.
Result<> verifySaved(const ByteSource& saved, const EditSet& edits);

// And the chunks and the index of the original? Up to 64 MiB of chunks are compared byte for byte,
// of more the first and the last 32 MiB. `saved` has passed verifySaved(). Errors: Io.
Result<> verifyChunks(const ByteSource& saved, const Frame& original);

} // namespace bloscope
