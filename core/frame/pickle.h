#pragma once

#include "core/chunk/chunk.h"

namespace bloscope {

// Pickles are programs of Python's: recognised, never run. They begin with 0x80 and a protocol and
// end with a full stop; both together are rare among numbers, each alone is not (int16 1152).

// Do the bytes begin and end like a pickle of one of the protocols 2 to 5?
bool isPickle(ByteView bytes);

// Does the decoded content of a chunk, of which these are the first bytes? Decodes the last block
// when they begin like one. Python's blosc2.pack() and pack_array() make such chunks.
bool holdsPickle(const Chunk& chunk, ByteView beginning);

} // namespace bloscope
