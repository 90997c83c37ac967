#pragma once

#include "core/base/result.h"
#include "core/bytes/byte_view.h"

#include <filesystem>

namespace bloscope {

inline constexpr int standardInput = 0; // the descriptor, which is open already

// Everything to the end of what is open, and stays the caller's: a file, a pipe, a terminal. Waits
// for whoever writes it. Errors: Io in the words of the system, Limit for more than `most` bytes,
// of which no more are read.
Result<ByteBuffer> readToEnd(int descriptor, std::size_t most);

// The same of a path that somebody named to be read: also a pipe, whose writer is waited for.
Result<ByteBuffer> readToEnd(const std::filesystem::path& path, std::size_t most);

} // namespace bloscope
