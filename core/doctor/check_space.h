#pragma once

#include "core/doctor/check_chunks.h"

namespace bloscope {

// Bytes that two chunks share and bytes that belong to nobody, as notes: holes between the chunks
// of a contiguous frame, the slack behind its index, files in the directory of a large sparse one
// (of others opening tells). `chunks` are those of the frame, in any order.
void checkSpace(const Frame& frame, CheckedChunks chunks, FindingLog& log);

} // namespace bloscope
