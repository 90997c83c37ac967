#include "core/doctor/check_files.h"

#include "core/store/file_search.h"

#include <algorithm>
#include <new>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

Result<> checkFile(const fs::path& path, const OpenSubject& open, CheckTools& tools,
                   const CheckListener& listener, const Job& job)
{
    const auto subject = open(path);
    if (subject)
        return checkSubject(path, *subject, tools, listener, job);
    if (subject.error().kind() == ErrorKind::Cancelled)
        return subject.error();
    tellRefusal({.path = path}, subject.error(), listener);
    return {};
}

// What was found of one file, kept until it is its turn.
class FileRecord {
 public:
    CheckListener listener()
    {
        return {[this](const CheckedPart&, const Finding& finding) {
                    m_open.findings.push_back(finding);
                },
                [this](const CheckedPart& part) {
                    m_open.part = part;
                    m_parts.push_back(std::exchange(m_open, {}));
                }};
    }

    void finish() { m_isFinished = true; }
    bool isFinished() const { return m_isFinished; }

    void tellTo(const CheckListener& listener)
    {
        for (const Part& part : m_parts) {
            for (const Finding& finding : part.findings)
                listener.found(part.part, finding);
            listener.checked(part.part);
        }
        m_parts = {};
    }

 private:
    struct Part {
        CheckedPart part;
        std::vector<Finding> findings;
    };
    Part m_open;
    std::vector<Part> m_parts;
    bool m_isFinished = false;
};

// Some files at once, told of in their order.
class FileBatch {
 public:
    FileBatch(std::span<const fs::path> paths, const CheckListener& listener)
        : m_paths(paths), m_records(paths.size()), m_listener(listener)
    {
    }

    void check(std::size_t i, const OpenSubject& open, CheckTools& tools, const Job& job)
    {
        FileRecord& record = m_records[i];
        try {
            if (!checkFile(m_paths[i], open, tools, record.listener(), job))
                return; // cancelled
        } catch (const std::bad_alloc&) {
            tellRefusal({.path = m_paths[i]},
                        Error{ErrorKind::Io, "there is not enough memory to check it"},
                        record.listener());
        }
        const std::lock_guard lock(m_mutex);
        record.finish();
        for (; m_next < m_records.size() && m_records[m_next].isFinished(); ++m_next)
            m_records[m_next].tellTo(m_listener);
    }

 private:
    std::span<const fs::path> m_paths;
    std::vector<FileRecord> m_records;
    const CheckListener& m_listener;
    std::mutex m_mutex;     // for what follows, and isFinished() of records
    std::size_t m_next = 0; // to be told of
};

} // namespace

Result<CheckSubject> openSubject(const fs::path& path)
{
    BLOSCOPE_TRY(Container container, openContainer(path));
    if (auto* frame = std::get_if<FramePtr>(&container))
        return CheckSubject{std::move(*frame)};
    StorePtr store = std::get<StorePtr>(std::move(container));
    const StoreNode* root = &store->root();
    return CheckSubject{nullptr, std::move(store), root};
}

Error refusalOf(const fs::path& path, const Error& error, const std::string& patterns)
{
    const bool isLost = error.kind() == ErrorKind::NotBlosc2 && isMeantAsBlosc2(path, patterns);
    return isLost ? Error{ErrorKind::Malformed, error.text(), error.offset()} : error;
}

Result<> checkFiles(std::span<const fs::path> paths, const OpenSubject& open, CheckTools& tools,
                    const CheckListener& listener, const Job& job)
{
    constexpr std::size_t mostAtOnce = 128;
    if (paths.size() == 1)
        return checkFile(paths.front(), open, tools, listener, job);
    job.start(paths.size());
    const Job ofOne{job.stop, nullptr};
    for (std::size_t first = 0; first < paths.size(); first += mostAtOnce) {
        const auto some = paths.subspan(first, std::min(mostAtOnce, paths.size() - first));
        FileBatch batch(some, listener);
        tools.pool.forEach(some.size(), [&](std::size_t i) {
            if (job.stopped())
                return;
            batch.check(i, open, tools, ofOne);
            job.advance();
        });
        if (job.stopped())
            return cancelled();
    }
    return {};
}

} // namespace bloscope
