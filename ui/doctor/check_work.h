#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "ui/doctor/check_log.h"
#include "ui/document/open_request.h"

namespace bloscope {

// Checks all of a file, of every part where it is a store, or the frame that lies in it. For worker
// threads. Job: progress in chunks. Errors: Cancelled.
Result<> checkSubject(const FileSubject& subject, CheckLog& log, WorkerPool& pool, const Job& job);

// No more files are checked at once: as many rows as can be looked through.
constexpr std::size_t mostCheckedFiles = 200'000;

// The same of these files, many at once. Job: progress in files.
Result<> checkListed(const std::vector<std::filesystem::path>& files, CheckLog& log,
                     WorkerPool& pool, const Job& job);

// The same of everything of Blosc2's below a folder; folders that cannot be read are told like
// files. Answers how many files were left out, since they are too many. Job: progress in files,
// once they are found.
Result<std::size_t> checkFolder(const QString& folder, CheckLog& log, WorkerPool& pool,
                                const Job& job);

} // namespace bloscope
