#pragma once

#include "core/msgpack/value.h"
#include "core/pickle/pickle.h"

namespace bloscope::pickle {

// A pickle as the tree that metadata are shown and read as: lists and sets as lists, tuples with
// their mark, NumPy's scalars as numbers and its arrays of numbers as nested lists, as far as those
// take no more than half of limits.values; other arrays, and what has no meaning here, as
// "<module.name>". Errors: Limit for a value that is nested deeper than limits.depth, as one that
// holds itself is, or that has more than limits.values when each is written wherever it is held.
Result<msgpack_value::Value> toMsgpack(const Pickle& pickle, const Limits& limits = {});

// A pickle, or the gzip of one, as the tree of toMsgpack(). `mostBytes` is for what is unpacked.
// Errors: those of decodeGzip(), readPickle() and toMsgpack().
Result<msgpack_value::Value> treeOf(ByteView bytes, std::size_t mostBytes);

} // namespace bloscope::pickle
