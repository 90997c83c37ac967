#pragma once

#include "core/frame/frame.h"

namespace bloscope {

// The decoded bytes of a super-chunk as a source of their own, so that the frames inside an
// embedded store are opened like files (format.md 10.6). Only the chunks that are read are decoded;
// the last one is kept. Errors: those of ChunkPositions.
Result<ByteSourcePtr> decodedSource(FramePtr frame);

} // namespace bloscope
