#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/doctor/check_container.h"
#include "ui/document/open_request.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace bloscope {

// Something that was found, and in which part of a store; of other files the key is empty.
struct FoundInPart {
    std::string key;
    Finding finding;
};

using CheckedPartPtr = std::shared_ptr<const CheckedPart>;

// What a check has found and nobody has taken yet, on its way to the window. Any number of threads.
class CheckLog {
 public:
    // Are the findings wanted, or only what came of each part?
    enum class Keep { Findings, PartsOnly };
    explicit CheckLog(Keep keep) : m_keep(keep) {}

    CheckListener listener(); // for a check, which the log outlives

    struct News {
        std::vector<FoundInPart> findings;
        std::vector<CheckedPartPtr> parts;
    };
    News take();

 private:
    Keep m_keep;
    std::mutex m_mutex;
    News m_news;
};

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
