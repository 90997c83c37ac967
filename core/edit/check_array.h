#pragma once

#include "core/frame/frame.h"

namespace bloscope {

// May `value` become the array metadata of this frame? Its chunks stay as they are, so the shapes
// must fit them (format.md 8.2), a new dtype must have the elements' size, and the blockshape must
// stay where a codec or filter of the frame works with it. Errors: Usage.
Result<> checkArrayMetadata(const Frame& frame, ByteView value);

} // namespace bloscope
