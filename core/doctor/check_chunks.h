#pragma once

#include "core/array/array.h"
#include "core/base/job.h"
#include "core/doctor/check_one_chunk.h"
#include "core/doctor/check_report.h"
#include "core/doctor/check_tools.h"

#include <vector>

namespace bloscope {

// What is known of the places of chunks once all were looked at.
struct CheckedChunks {
    std::vector<ChunkBytes> places; // of the stored chunks of a contiguous frame
    bool areAllKnown = true;        // false: some could not be opened, or there are too many
};

// Decodes every block of every chunk, chunks and blocks in parallel and in bounded memory: 16 bytes
// for each chunk of up to four million. Findings are told in the order of the chunks, in the thread
// of the caller. After a stop no thread begins another block. Job: progress in chunks. Errors:
// Cancelled.
Result<CheckedChunks> checkChunks(const Array& array, CheckTools& tools, FindingLog& log,
                                  const Job& job);

} // namespace bloscope
