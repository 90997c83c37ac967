#pragma once

#include "core/array/array.h"
#include "core/base/job.h"
#include "core/doctor/check_report.h"
#include "core/doctor/check_tools.h"

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
