#pragma once

#include "core/repair/salvage_plan.h"

namespace bloscope {

// The chunk as the new frame stores it: byte for byte as it was, where frames are written so;
// otherwise encoded anew (headers of 16 bytes, block sizes that are not the real ones), and one
// that is damaged with the fill in place of the blocks that are lost. `fill`: an element. Errors:
// what reading and decoding say.
Result<ByteBuffer> salvagedChunk(const SalvagePlan& plan, const FoundChunk& chunk, ByteView fill);

// A chunk of nothing but the fill, of `nbytes` decoded bytes. Errors: Usage.
Result<ByteBuffer> filledChunk(const SalvagePlan& plan, std::int32_t nbytes, ByteView fill);

} // namespace bloscope
