#pragma once

#include "core/base/result.h"
#include "core/bytes/file_identity.h"

#include <filesystem>

namespace bloscope {

// The file that holds header, index and trailer of the frame at `path`: that file itself, or the
// chunks.b2frame of a directory. Links are followed.
std::filesystem::path frameFileOf(const std::filesystem::path& path);

// The file as it is now. Errors: Changed when it is no longer there, Io when that cannot be seen.
Result<FileIdentity> identityNow(const std::filesystem::path& file);

// May this process write to the file? Errors: the same, and Io when not.
Result<> checkFileIsWritable(const std::filesystem::path& file);

} // namespace bloscope
