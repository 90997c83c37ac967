#pragma once

#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"

namespace bloscope {

// All of these write bytes exactly as they are in memory; what is damaged is written as zero bytes
// and told by the report. The caller commits the sink.

// The elements of a slice in C order (in export order, when its axes are chosen otherwise).
Result<ExportReport> writeRaw(const FilledCells& cells, const Slice& slice, Sink& to,
                              const Job& job = {});

// Decoded chunks one after the other, padding included: all of a frame without n-d array, or one.
// The report counts bytes. A chunk that cannot be opened is left out when its size is not known.
// Errors: Usage when there is no such chunk,
// Malformed when none can be reached.
Result<ExportReport> writeRawChunks(const Frame& frame, std::int64_t firstChunk, std::int64_t count,
                                    WorkerPool& pool, Sink& to, const Job& job = {});

} // namespace bloscope
