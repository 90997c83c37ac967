#pragma once

#include "core/bytes/byte_source.h"

namespace bloscope {

// The file behind an open descriptor, which is closed with the source, or at once when it is
// refused.
Result<ByteSourcePtr> fileSource(int descriptor);

} // namespace bloscope
