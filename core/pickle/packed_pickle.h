#pragma once

#include "core/msgpack/value.h"

namespace bloscope::pickle {

// A pickle, or the gzip of one, as the tree of toMsgpack(). `mostBytes` is for what is unpacked.
// Errors: those of decodeGzip(), readPickle() and toMsgpack().
Result<msgpack_value::Value> treeOf(ByteView bytes, std::size_t mostBytes);

} // namespace bloscope::pickle
