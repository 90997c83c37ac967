#pragma once

#include "core/codecs/codec_table.h"

namespace bloscope {

// blosclz: Blosc's own byte-oriented LZ77 (format.md 5.2). All levels share one format.

Result<> decodeBlosclz(const CodecInput& input, ByteSpan to);

// Greedy, one hash table, the same at every level. Inputs under 16 bytes are never compressed.
std::size_t encodeBlosclz(ByteView from, ByteSpan to, int level);

// lz4 and lz4hc: one raw LZ4 block per stream (format.md 5.3), over liblz4. The two differ in how
// hard the encoder tries, not in what they write. Dictionaries are used for decoding.

Result<> decodeLz4(const CodecInput& input, ByteSpan to);
std::size_t encodeLz4(ByteView from, ByteSpan to, int level);
std::size_t encodeLz4hc(ByteView from, ByteSpan to, int level);

// ndlz (format.md 5.6): a matrix of bytes, stored in cells of input.meta (4 or 8) bytes an edge
// that may repeat rows of cells before them. The stream says the shape of the matrix itself.

Result<> decodeNdlz(const CodecInput& input, ByteSpan to);

// zfp (format.md 5.7): lossy, blocks of an n-d array of float or double, over libzfp. The stream is
// bare: element size and shape come from input.array, the parameter of the mode from input.meta.
// Streams that end before the block does are refused. Not in every build.

Result<> decodeZfpAccuracy(const CodecInput& input, ByteSpan to);
Result<> decodeZfpPrecision(const CodecInput& input, ByteSpan to);
Result<> decodeZfpRate(const CodecInput& input, ByteSpan to);

// zlib: one zlib stream (RFC 1950) per stream (format.md 5.4), over libdeflate. What follows the
// end of the zlib stream is ignored (format.md 14.3, row 69). There are no dictionaries.

Result<> decodeZlib(const CodecInput& input, ByteSpan to);
std::size_t encodeZlib(ByteView from, ByteSpan to, int level);

// zstd: normally one zstd frame per stream (format.md 5.5), over libzstd. Decoding is one-shot into
// the caller's buffer, so the window that a frame declares allocates nothing. Dictionaries, trained
// or raw, are used for decoding.

Result<> decodeZstd(const CodecInput& input, ByteSpan to);
std::size_t encodeZstd(ByteView from, ByteSpan to, int level);

} // namespace bloscope
