#pragma once

#include "core/bytes/byte_folder.h"
#include "core/frame/chunk_index.h"

namespace bloscope {

// Names of what lies in the directory of a sparse frame and is no part of it, as one sentence:
// leftovers of deleted chunks, files that belong to nobody (format.md 7), and how many bytes these
// have. Empty files are parts where there are chunks that are only in the index. Nothing when there
// is nothing of the kind, or when there are more than `mostChunks`, or twice as many files.
std::optional<std::string> strayFilesIn(const ByteFolder& folder, const ChunkIndex* index,
                                        std::int64_t mostChunks);

inline constexpr std::int64_t mostChunksLookedThrough = 4096; // while a frame is opened

} // namespace bloscope
