#pragma once

#include "core/base/result.h"
#include "core/system/file_calls.h"
#include "core/system/file_status.h"

#include <filesystem>

namespace bloscope {

// Gives a new file what belongs to the file it replaces: owner, group, mode, access control lists
// and the extended attributes of users. Errors: Io; a file that would silently change its owner is
// not made.
Result<> keepAttributes(FileCalls& calls, int from, int to);

// What would stand in the way of changing a file, before anything is tried. Links are followed.

// The file as it is now. Errors: Changed when it is no longer there, Io when that cannot be seen.
Result<FileIdentity> identityNow(const std::filesystem::path& file);

// May this process write to the file? Errors: the same, and Io when not.
Result<> checkFileIsWritable(const std::filesystem::path& file);

// May it put a new file, which would belong to the same user, in the place of this one? Errors: Io.
Result<> checkFileIsReplaceable(const std::filesystem::path& file);

// May it make this file, of which there is nothing yet? Errors: Io.
Result<> checkFileCanBeMade(const std::filesystem::path& file);

} // namespace bloscope
