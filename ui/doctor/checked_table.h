#pragma once

#include "core/base/job.h"
#include "ui/doctor/check_log.h"

#include <filesystem>
#include <span>

namespace bloscope {

// Writes what came of checking files as `bloscope verify --csv` does, by the safe writer. For
// worker threads. Job: progress in rows. Errors: Io, Cancelled.
Result<> writeCheckedTable(std::span<const CheckedPartPtr> parts, const std::filesystem::path& path,
                           const Job& job);

} // namespace bloscope
