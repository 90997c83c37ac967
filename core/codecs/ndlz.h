#pragma once

#include "core/codecs/codec_table.h"

// ndlz (format.md 5.6): a matrix of bytes, stored in cells of input.meta (4 or 8) bytes an edge
// that may repeat rows of cells before them. The stream says the shape of the matrix itself.
namespace bloscope {

Result<> decodeNdlz(const CodecInput& input, ByteSpan to);

} // namespace bloscope
