#pragma once

#include "core/base/job.h"
#include "core/bytes/byte_source.h"
#include "core/scan/fold_parts.h"

namespace bloscope {

// Where `wanted`, which is not empty, stands in a source: the first place at or behind byte `from`,
// or, backwards, the last one before it; nothing when there is none. Counts from the first byte of
// the source. Reads in windows, so that memory stays small. Job: progress in bytes. Errors:
// Cancelled and those of reading.
Result<std::optional<std::uint64_t>> findBytes(const ByteSource& source, ByteView wanted,
                                               std::uint64_t from, ScanDirection direction,
                                               const Job& job = {});

} // namespace bloscope
