#pragma once

#include "core/doctor/check_container.h"

#include <span>

namespace bloscope {

// Opens what is to be checked of a file. Errors: told as a refusal of the file. Called from any
// thread.
using OpenSubject = std::function<Result<CheckSubject>(const std::filesystem::path&)>;

// All of what openContainer() finds.
Result<CheckSubject> openSubject(const std::filesystem::path& path);

// Why a file cannot be opened: what should be one of Blosc2's (isMeantAsBlosc2()) and has no mark
// of them any more is damaged.
Error refusalOf(const std::filesystem::path& path, const Error& error, const std::string& patterns);

// Checks many files at once, on all threads of the pool, and tells of them in their order. Memory
// is bounded: by a block for each thread and what was found in 128 files, of each of which
// tools.mostFindings are kept. One file alone is told of while it is checked.
// Job: progress in files, of one alone in chunks. After a stop no thread begins another block.
// Errors: Cancelled.
Result<> checkFiles(std::span<const std::filesystem::path> paths, const OpenSubject& open,
                    CheckTools& tools, const CheckListener& listener, const Job& job = {});

} // namespace bloscope
