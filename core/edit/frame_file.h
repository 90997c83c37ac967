#pragma once

#include <filesystem>

namespace bloscope {

// The file that holds header, index and trailer of the frame at `path`: that file itself, or the
// chunks.b2frame of a directory. Links are followed.
std::filesystem::path frameFileOf(const std::filesystem::path& path);

} // namespace bloscope
