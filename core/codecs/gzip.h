#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

namespace bloscope {

bool looksLikeGzip(ByteView bytes);

// Unpacks one gzip member. Its size is taken from its end, compared with `mostBytes` and with what
// so many bytes can hold at most, before anything is allocated. Errors: Limit, Malformed.
Result<ByteBuffer> decodeGzip(ByteView bytes, std::size_t mostBytes);

// Packs bytes into one gzip member. Members that follow one another are a gzip file as well.
ByteBuffer encodeGzip(ByteView bytes);

inline constexpr std::size_t highestGzipRatio = 1032; // of deflate: 258 bytes for two bits

} // namespace bloscope
