#include "ui/doctor/check_work.h"

#include "core/doctor/check_files.h"
#include "core/store/file_search.h"
#include "ui/controls/open_dialog.h"
#include "ui/text/error_text.h"

#include <utility>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

Result<CheckSubject> openMeant(const fs::path& path)
{
    auto subject = openSubject(path);
    if (!subject)
        return refusalOf(path, subject.error(), usualNames());
    return subject;
}

} // namespace

CheckListener CheckLog::listener()
{
    return {[this](const CheckedPart& part, const Finding& finding) {
                if (m_keep == Keep::PartsOnly)
                    return;
                const std::lock_guard lock(m_mutex);
                m_news.findings.push_back({part.key, finding});
            },
            [this](const CheckedPart& part) {
                const std::lock_guard lock(m_mutex);
                m_news.parts.push_back(std::make_shared<const CheckedPart>(part));
            }};
}

CheckLog::News CheckLog::take()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_news, {});
}

Result<> checkSubject(const FileSubject& subject, CheckLog& log, WorkerPool& pool, const Job& job)
{
    const fs::path path = filePath(subject.path);
    CheckTools tools(pool);
    if (subject.part)
        return checkSubject(path, CheckSubject{subject.part}, tools, log.listener(), job);
    return checkFiles({&path, 1}, openMeant, tools, log.listener(), job);
}

Result<> checkListed(const std::vector<fs::path>& files, CheckLog& log, WorkerPool& pool,
                     const Job& job)
{
    CheckTools tools(pool);
    return checkFiles(files, openMeant, tools, log.listener(), job);
}

Result<std::size_t> checkFolder(const QString& folder, CheckLog& log, WorkerPool& pool,
                                const Job& job)
{
    const CheckListener listener = log.listener();
    std::vector<fs::path> files;
    std::size_t leftOut = 0;
    const auto refuse = [&](const fs::path& unread, const Error& error) {
        tellRefusal({.path = unread}, error, listener);
    };
    const FileSearch search{usualNames(),
                            [&](const fs::path& file) {
                                if (files.size() < mostCheckedFiles)
                                    files.push_back(file);
                                else
                                    ++leftOut;
                            },
                            refuse, refuse, job.stop};
    search.run(filePath(folder));
    if (job.stopped())
        return cancelled();
    BLOSCOPE_CHECK(checkListed(files, log, pool, job));
    return leftOut;
}

} // namespace bloscope
