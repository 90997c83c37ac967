#include "core/edit/sparse_target.h"

#include "core/edit/frame_target.h"
#include "core/files/file_io.h"
#include "core/frame/file_marks.h"

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr mode_t newFolderMode = 0777; // less the umask

} // namespace

Result<SparseTarget> SparseTarget::open(const fs::path& path, FileCalls& calls)
{
    std::error_code error;
    if (fs::exists(fs::symlink_status(path, error)))
        return Error{ErrorKind::Io, "a directory of chunks is only written where nothing is yet"};
    BLOSCOPE_TRY(TemporaryFolder folder, TemporaryFolder::create(calls, path, newFolderMode));
    BLOSCOPE_TRY(Descriptor index, createFile(calls, folder.path() / sparseFrameName));
    return SparseTarget(calls, std::move(folder), std::move(index));
}

Result<> SparseTarget::sync()
{
    BLOSCOPE_CHECK(syncFile(*m_calls, descriptor()));
    return m_folder.sync();
}

Result<std::optional<Error>> SparseTarget::publish(const Job& job)
{
    if (job.stopped())
        return cancelled();
    return bloscope::publish(m_folder);
}

} // namespace bloscope
