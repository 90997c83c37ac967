#pragma once

#include "core/base/result.h"
#include "core/bytes/byte_view.h"

namespace bloscope {

bool looksLikeGzip(ByteView bytes);

// Unpacks one gzip member. Its size is taken from its end, compared with `mostBytes` and with what
// so many bytes can hold at most, before anything is allocated. Errors: Limit, Malformed.
Result<ByteBuffer> decodeGzip(ByteView bytes, std::size_t mostBytes);

} // namespace bloscope
