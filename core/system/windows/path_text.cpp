#include "core/system/path_text.h"

#include "core/system/windows/handles.h"

namespace bloscope {

std::filesystem::path utf8Path(std::string_view text)
{
    return wide(text);
}

} // namespace bloscope
