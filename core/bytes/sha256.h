#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <stop_token>
#include <string>

namespace bloscope {

class ByteSource;

// Hex digits of the SHA-256 of `bytes` (FIPS 180-4), in lower case.
std::string sha256Of(ByteView bytes);
// The same of a source, which is read in parts. Errors: those of reading, Cancelled.
Result<std::string> sha256Of(const ByteSource& source, const std::stop_token& stop);

} // namespace bloscope
