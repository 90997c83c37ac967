#pragma once

#include "core/base/result.h"
#include "core/system/descriptor.h"
#include "core/system/file_calls.h"

namespace bloscope {

// A file that programs lock to take turns. It is written to, so it is that file and never a link
// that leads to another one.
struct LockFile {
    Descriptor descriptor; // closed where there is no such file
    bool canWrite = true;
};

// Opens it, as far as that is allowed. Errors: Io, also when it is a link or no regular file.
Result<LockFile> openLockFile(FileCalls& calls, const std::filesystem::path& path);

// Does somebody hold its lock now, shared or not? Waits for nobody and makes no file. Where that
// cannot be found out, nobody does.
bool isLocked(const std::filesystem::path& path);

} // namespace bloscope
