#pragma once

#include "core/bytes/byte_view.h"

#include <string>

namespace bloscope::test {

// What in a frame is not as format.md 11.1 and 11.2 demand it, read by position and with nothing of
// the program's own parsers: "header: ...". Empty for a canonical frame. `file` is the whole file,
// or the chunks.b2frame of a sparse frame.
std::string whyNotCanonical(ByteView file);

} // namespace bloscope::test
