#pragma once

#include "core/frame/b2nd_metadata.h"

namespace bloscope {

// The value of a b2nd metalayer (format.md 8.1): the inverse of parseB2nd(), the old forms without
// a dtype or its format included. At most 16 dimensions, chunk and block extents within 32 bits.
ByteBuffer writeB2nd(const B2ndMetadata& metadata);

} // namespace bloscope
