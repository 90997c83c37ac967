#include "core/edit/frame_file.h"

#include "core/base/system_error.h"
#include "core/bytes/file_identity.h"
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

Result<> checkFileIsWritable(const std::filesystem::path& file)
{
    if (!identityOf(file))
        return Error{ErrorKind::Changed, "the file is no longer there"};
    if (::access(file.c_str(), W_OK) != 0)
        return systemError("the file is read-only", errno);
    return {};
}

} // namespace bloscope
