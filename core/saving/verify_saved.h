#pragma once

#include "core/edit/edit_set.h"
#include "core/saving/save_plan.h"

namespace bloscope {

// Has anything of the frame's header, metadata or end been changed since it was opened? Reads them
// again. Errors: Changed, and what reading says.
Result<> checkStillTheSame(const Frame& frame);

// Does `saved` hold a frame, complete and readable, with the header of the original and the
// metadata that the edits ask for? Errors (Io): what is wrong with what was written.
Result<> verifySaved(const ByteSource& saved, const EditSet& edits);

// Are the pieces that were copied from `original` what they are there? Up to 64 MiB are compared
// byte for byte, of more the first and the last 32 MiB. Errors: Io.
Result<> verifyCopies(const ByteSource& saved, const ByteSource& original,
                      const std::vector<SavePiece>& pieces);

} // namespace bloscope
