#pragma once

#include "core/codecs/codec_table.h"

// zlib: one zlib stream (RFC 1950) per stream (format.md 5.4), over libdeflate. What follows the
// end of the zlib stream is ignored (format.md 14.3, row 69). There are no dictionaries.
namespace bloscope {

Result<> decodeZlib(const CodecInput& input, ByteSpan to);
std::size_t encodeZlib(ByteView from, ByteSpan to, int level);

} // namespace bloscope
