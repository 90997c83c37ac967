#include "core/edit/frame_file.h"

#include "core/files/target_path.h"
#include "core/frame/file_marks.h"

namespace bloscope {

std::filesystem::path frameFileOf(const std::filesystem::path& path)
{
    std::error_code ignored;
    return withoutLinks(std::filesystem::is_directory(path, ignored) ? path / sparseFrameName
                                                                     : path);
}

} // namespace bloscope
