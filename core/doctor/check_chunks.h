#pragma once

#include "core/array/array.h"
#include "core/base/job.h"
#include "core/doctor/check_report.h"
#include "core/doctor/check_tools.h"
#include "core/doctor/finding.h"

#include <vector>

namespace bloscope {

// Bytes of a stored chunk in the file of its frame.
struct ChunkBytes {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

// What checking one chunk found.
struct ChunkFindings {
    std::vector<Finding> findings;  // the first ones
    std::int64_t moreDamage = 0;    // damaged blocks that are counted only
    std::uint64_t decodedBytes = 0; // 0 for special chunks
    bool isOpened = false;
    std::optional<ChunkBytes> stored = {}; // of one that is opened, unless the index alone knows it
};

// Opens chunk `number` and decodes each of its blocks, on all threads of the pool. After a stop it
// ends early, with what it has.
ChunkFindings checkChunk(const Array& array, std::int64_t number, CheckTools& tools,
                         const Job& job);

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
