#pragma once

#include "core/convert/copy_array.h"

namespace bloscope {

// Writes the elements as NumPy's .npy, in C order, to a new file at `target`, over a file that is
// there: sub-arrays become further dimensions, and types that such a file cannot say raw bytes.
// Memory does not grow with the array. What is new is read again and compared with what was to be
// written before it takes its name; until then nothing is at `target` that was not there before.
// Progress in bytes of elements, counted twice: written, and read again. Errors: Limit for more
// bytes than can be counted, those of `from`, Io, also when there is no room, Cancelled.
Result<CopyReport> copyToNpy(const CellSource& from, const std::filesystem::path& target,
                             FileCalls& calls, const Job& job = {});

} // namespace bloscope
