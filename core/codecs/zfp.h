#pragma once

#include "core/codecs/codec_table.h"

// zfp (format.md 5.7): lossy, blocks of an n-d array of float or double, over libzfp. The stream is
// bare: element size and shape come from input.array, the parameter of the mode from input.meta.
// Streams that end before the block does are refused.
namespace bloscope {

Result<> decodeZfpAccuracy(const CodecInput& input, ByteSpan to);
Result<> decodeZfpPrecision(const CodecInput& input, ByteSpan to);
Result<> decodeZfpRate(const CodecInput& input, ByteSpan to);

} // namespace bloscope
