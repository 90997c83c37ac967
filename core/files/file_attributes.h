#pragma once

#include "core/base/result.h"
#include "core/files/file_calls.h"

namespace bloscope {

// Gives a new file what belongs to the file it replaces: owner, group, mode, access control lists
// and the extended attributes of users. Errors: Io; a file that would silently change its owner is
// not made.
Result<> keepAttributes(FileCalls& calls, int from, int to);

} // namespace bloscope
