#include "core/edit/save_ability.h"

#include "core/base/system_error.h"
#include "core/edit/frame_file.h"
#include "core/edit/frame_lock.h"
#include "core/edit/save_plan.h"

#include <cerrno>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// A file that belongs to somebody else: the new one would belong to us, or could not take its
// place.
Result<> checkOwner(const struct stat& file, const struct stat& directory)
{
    const uid_t self = ::geteuid();
    if (self == 0 || file.st_uid == self)
        return {};
    if ((directory.st_mode & S_ISVTX) != 0 && directory.st_uid != self)
        return Error{ErrorKind::Io, "in its directory only the owner of a file can replace it"};
    return Error{ErrorKind::Io,
                 fmt::format("the file belongs to user {}, and a new one could not", file.st_uid)};
}

// Can a new file take the place of this one?
Result<> checkDirectory(const fs::path& file)
{
    const fs::path directory = file.has_parent_path() ? file.parent_path() : fs::path(".");
    struct stat fileStatus {};
    struct stat directoryStatus {};
    if (::stat(file.c_str(), &fileStatus) != 0 || ::stat(directory.c_str(), &directoryStatus) != 0)
        return systemError("cannot examine the file", errno);
    if (::access(directory.c_str(), W_OK | X_OK) != 0)
        return systemError("its directory is read-only", errno);
    return checkOwner(fileStatus, directoryStatus);
}

Result<> checkPlace(const Frame& frame, const fs::path& file)
{
    BLOSCOPE_CHECK(checkHasFileOfItsOwn(frame));
    BLOSCOPE_CHECK(checkFileIsWritable(file));
    return checkDirectory(file);
}

} // namespace

SaveAbility saveAbility(const Frame& frame, const fs::path& path)
{
    const fs::path file = frameFileOf(path);
    const Result<> canWrite = checkCanBeWritten(frame);
    const Result<> canReplace = canWrite ? checkPlace(frame, file) : canWrite;
    return {.canReplace = canReplace.has_value(),
            .reason = canReplace ? std::string() : canReplace.error().text(),
            .canSaveAs = canWrite && !frame.header().sparse(),
            .isLockedElsewhere = FrameLock::isHeld(file)};
}

} // namespace bloscope
