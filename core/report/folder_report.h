#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/doctor/check_container.h"
#include "core/export/sink.h"

#include <filesystem>
#include <string>

namespace bloscope {

// What a report says of itself, and what counts as a file of Blosc2.
struct FolderReportOptions {
    std::string patterns; // usual names: "*.b2nd *.b2frame"
    std::string program;  // "Bloscope 1.0"
    std::string date;     // "2026-11-28"
};

// What was reported of a folder.
struct FolderReportCounts {
    std::int64_t cases = 0;       // sections
    std::int64_t withTrouble = 0; // of these, damaged or unreadable
    CheckTotals totals;
};

// Writes a page about a folder: a section for each file of Blosc2's below it (FileSearch), images
// and the labels beside them together, in their natural order; see reportOf(). The page is HTML
// without scripts, and contains its pictures: it needs no other file. Memory grows with the number
// of files, by their names only. Job: progress in cases. Errors: NotBlosc2 where there is no file
// of Blosc2's, Io for a folder that cannot be read; those of the sink, which is not committed;
// Cancelled.
Result<FolderReportCounts> writeFolderReport(const std::filesystem::path& folder,
                                             const FolderReportOptions& options, WorkerPool& pool,
                                             Sink& to, const Job& job);

} // namespace bloscope
