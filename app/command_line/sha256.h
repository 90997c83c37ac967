#pragma once

#include "core/bytes/byte_view.h"

namespace bloscope {

// Hex digits of the SHA-256 of `bytes`.
std::string sha256Of(ByteView bytes);

} // namespace bloscope
