#pragma once

#include "core/array/array.h"
#include "core/base/job.h"
#include "core/doctor/check_chunks.h"
#include "core/doctor/check_report.h"
#include "core/doctor/check_tools.h"

namespace bloscope {

// Checks all that a frame holds: its structure, index against chunks, every block of every chunk,
// every metadata value, and what no part of it needs. In parallel and in bounded memory; findings
// are told in the order of the file, in the thread of the caller.
// Job: progress in chunks. After a stop no further block is begun. Errors: Cancelled, nothing else.
Result<> checkFrame(const Array& array, CheckTools& tools, FindingLog& log, const Job& job = {});

// Bytes that two chunks share and bytes that belong to nobody, as notes: holes between the chunks
// of a contiguous frame, the slack behind its index, files in the directory of a large sparse one
// (of others opening tells). `chunks` are those of the frame, in any order.
void checkSpace(const Frame& frame, CheckedChunks chunks, FindingLog& log);

} // namespace bloscope
