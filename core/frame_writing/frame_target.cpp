#include "core/frame_writing/frame_target.h"

#include "core/files/file_io.h"
#include "core/files/target_path.h"
#include "core/files/temporary_file.h"
#include "core/frame/file_marks.h"
#include "core/system/file_attributes.h"

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr FileMode newFileMode = 0666; // less the umask

// May a new file stand there?
Result<> checkTarget(const fs::path& file)
{
    std::error_code error;
    const fs::file_status status = fs::symlink_status(file, error);
    if (!fs::exists(status))
        return {};
    if (fs::is_directory(status))
        return Error{ErrorKind::Io, "this is a directory"};
    if (fs::is_symlink(status))
        return Error{ErrorKind::Io, "this is a broken symbolic link"};
    if (!fs::is_regular_file(status))
        return Error{ErrorKind::Io, "this is not a regular file"};
    return checkFileIsWritable(file);
}

template <class Temporary>
Result<std::optional<Error>> published(Temporary& temporary)
{
    Result<> published = temporary.publish();
    if (published)
        return std::optional<Error>();
    if (!temporary.isPublished())
        return std::move(published).error();
    return std::optional(std::move(published).error());
}

} // namespace

Result<SparseTarget> SparseTarget::open(const fs::path& path, FileCalls& calls)
{
    BLOSCOPE_CHECK(checkIsFree(path));
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

std::filesystem::path frameFileOf(const std::filesystem::path& path)
{
    std::error_code ignored;
    return withoutLinks(std::filesystem::is_directory(path, ignored) ? path / sparseFrameName
                                                                     : path);
}

Result<TemporaryFile> replacementOf(const fs::path& path, FileCalls& calls)
{
    BLOSCOPE_CHECK(checkTarget(path));
    BLOSCOPE_TRY(TemporaryFile file, TemporaryFile::create(calls, path, newFileMode));
    if (const Descriptor old = openDescriptor(calls, path, {}); old.isOpen()) {
        BLOSCOPE_CHECK(keepAttributes(calls, old.number(), file.descriptor()));
    }
    return file;
}

Result<FrameTarget> FrameTarget::open(const fs::path& path, FileCalls& calls, const Job& job)
{
    BLOSCOPE_TRY(FrameLock lock, FrameLock::acquire(calls, path, job));
    BLOSCOPE_TRY(TemporaryFile file, replacementOf(path, calls));
    return FrameTarget(std::move(lock), std::move(file));
}

Result<std::optional<Error>> FrameTarget::publish(const Job& job)
{
    if (job.stopped())
        return cancelled();
    return bloscope::publish(m_file);
}

Result<std::optional<Error>> publish(TemporaryFile& file)
{
    return published(file);
}

Result<std::optional<Error>> publish(TemporaryFolder& folder)
{
    return published(folder);
}

} // namespace bloscope
