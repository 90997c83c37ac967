#pragma once

#include "core/base/result.h"
#include "core/bytes/byte_view.h"
#include "core/chunk/chunk_header.h"

#include <vector>

namespace bloscope {

// `count` chunks in a row with the same entry in the index, as only chunks that are not stored
// have.
struct IndexRun {
    std::int64_t entry = 0;
    std::int64_t count = 1;
};

// Counts `count` more chunks of that entry, in the last run where it is the same.
void addToIndex(std::vector<IndexRun>& runs, std::int64_t entry, std::int64_t count = 1);

// The entry that stands for a chunk that is not stored (format.md 6.5). Not for repeated values.
std::int64_t unstoredEntry(SpecialKind kind);

// The index chunk (format.md 6.5, 11.6): one repeated value, a plain copy when it is short, or
// compressed. At least one run. Errors (Usage): too many chunks.
Result<ByteBuffer> encodeIndex(const std::vector<IndexRun>& runs);
Result<ByteBuffer> encodeEntries(const std::vector<std::int64_t>& entries); // at least one

} // namespace bloscope
