#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace bloscope {

// The file that holds header, index and trailer of the frame at `path`: that file itself, or the
// chunks.b2frame of a directory. Links are followed.
std::filesystem::path frameFileOf(const std::filesystem::path& path);

// May this process write to the file? Errors: Changed when it is no longer there, Io when not.
Result<> checkFileIsWritable(const std::filesystem::path& file);

} // namespace bloscope
