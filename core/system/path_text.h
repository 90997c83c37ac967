#pragma once

#include <filesystem>
#include <string_view>

namespace bloscope {

// Text is UTF-8 everywhere in the program; on POSIX systems paths are any bytes, which are kept as
// they are. The way back is path::string(). A path that is made of a std::string directly is right
// on POSIX systems alone: standard libraries for Windows read it in a code page.
std::filesystem::path utf8Path(std::string_view text);

} // namespace bloscope
