#pragma once

#include "core/bytes/byte_folder.h"
#include "core/frame/chunk_index.h"

namespace bloscope {

// Names of what lies in the directory of a sparse frame and is no part of it, as one sentence:
// leftovers of deleted chunks, files that belong to nobody (format.md 7). Nothing when there is
// nothing of the kind, or when the frame is too large to look through while opening it.
std::optional<std::string> strayFilesIn(const ByteFolder& folder, const ChunkIndex* index);

} // namespace bloscope
