#pragma once

#include "core/base/result.h"
#include "core/system/file_calls.h"

#include <filesystem>

namespace bloscope {

// The file that `path` stands for: symbolic links are followed by hand, so that a link to a file
// that is not there yet works as well. Of links that lead in a circle one of them is left.
std::filesystem::path withoutLinks(std::filesystem::path path);

// Would `bytes` more fit on the disk that an open file lies on? Asked before long work, not while
// it is done: others write as well. Errors: Io "needs 4.0 TiB, 12.0 GiB are free". No error where
// the system does not say, and for what is no regular file: pipes take any number of bytes.
Result<> checkFreeSpace(FileCalls& calls, int descriptor, std::uint64_t bytes);

} // namespace bloscope
