#include "core/system/path_text.h"

namespace bloscope {

std::filesystem::path utf8Path(std::string_view text)
{
    return text;
}

} // namespace bloscope
