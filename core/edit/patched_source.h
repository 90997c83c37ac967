#pragma once

#include "core/bytes/byte_source.h"

namespace bloscope {

// `source` with some of its bytes replaced, from `offset` on: how a file will look after a write.
ByteSourcePtr patchedSource(ByteSourcePtr source, std::uint64_t offset, ByteBuffer bytes);

} // namespace bloscope
