#pragma once

#include "core/frame/frame.h"

namespace bloscope::test {

// A chunk as it is stored, every byte of it; one byte, its kind, for one that only the index knows.
// Nothing for one that cannot be opened.
ByteBuffer storedChunk(const Frame& frame, std::int64_t n);

// All of them.
std::vector<ByteBuffer> storedChunks(const Frame& frame);

} // namespace bloscope::test
