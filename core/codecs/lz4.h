#pragma once

#include "core/codecs/codec_table.h"

// lz4 and lz4hc: one raw LZ4 block per stream (format.md 5.3), over liblz4. The two differ in how
// hard the encoder tries, not in what they write. Dictionaries are used for decoding.
namespace bloscope {

Result<> decodeLz4(const CodecInput& input, ByteSpan to);
std::size_t encodeLz4(ByteView from, ByteSpan to, int level);
std::size_t encodeLz4hc(ByteView from, ByteSpan to, int level);

} // namespace bloscope
