#pragma once

#include "core/codecs/codec_table.h"

// zstd: normally one zstd frame per stream (format.md 5.5), over libzstd. Decoding is one-shot into
// the caller's buffer, so the window that a frame declares allocates nothing. Dictionaries, trained
// or raw, are used for decoding.
namespace bloscope {

Result<> decodeZstd(const CodecInput& input, ByteSpan to);
std::size_t encodeZstd(ByteView from, ByteSpan to, int level);

} // namespace bloscope
