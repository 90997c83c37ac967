#pragma once

#include "core/codecs/codec_table.h"

// blosclz: Blosc's own byte-oriented LZ77 (format.md 5.2). All levels share one format.
namespace bloscope {

Result<> decodeBlosclz(const CodecInput& input, ByteSpan to);

// Greedy, one hash table, the same at every level. Inputs under 16 bytes are never compressed.
std::size_t encodeBlosclz(ByteView from, ByteSpan to, int level);

} // namespace bloscope
