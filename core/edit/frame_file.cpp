#include "core/edit/frame_file.h"

#include "core/base/system_error.h"
#include "core/files/target_path.h"
#include "core/frame/sparse_names.h"

#include <cerrno>
#include <unistd.h>

namespace bloscope {

std::filesystem::path frameFileOf(const std::filesystem::path& path)
{
    std::error_code ignored;
    return withoutLinks(std::filesystem::is_directory(path, ignored) ? path / sparseFrameName
                                                                     : path);
}

Result<FileIdentity> identityNow(const std::filesystem::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) == 0)
        return identityOf(status);
    if (errno == ENOENT || errno == ENOTDIR)
        return Error{ErrorKind::Changed, "the file is no longer there"};
    return systemError("cannot examine the file", errno);
}

Result<> checkFileIsWritable(const std::filesystem::path& file)
{
    BLOSCOPE_CHECK(identityNow(file));
    if (::access(file.c_str(), W_OK) != 0)
        return systemError("the file is read-only", errno);
    return {};
}

} // namespace bloscope
