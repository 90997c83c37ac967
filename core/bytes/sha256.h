#pragma once

#include "core/bytes/byte_view.h"

#include <string>

namespace bloscope {

// Hex digits of the SHA-256 of `bytes` (FIPS 180-4), in lower case.
std::string sha256Of(ByteView bytes);

} // namespace bloscope
