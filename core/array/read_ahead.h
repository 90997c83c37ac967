#pragma once

#include "core/array/slice_reader.h"

#include <optional>
#include <stop_token>

// Reading before anybody asks, as far as the cache has room for it.
namespace bloscope {

// Decoded bytes of the blocks that a slice crosses, as far as they are decoded at all: the chunks
// of which only the index knows cost nothing. Nothing where that is not known (arrays that are not
// n-d), where the blocks are more than the cache holds, and after `stop`.
std::optional<std::int64_t> blockBytesOf(const SliceReader& reader, const Slice& slice,
                                         const std::stop_token& stop = {});

// Brings the blocks of a slice into the cache, one after the other in the calling thread, so that
// it ends within a block once it is stopped and leaves the worker pool to those who wait. Does
// nothing where blockBytesOf() knows nothing. Errors: Cancelled.
Result<> readAhead(const SliceReader& reader, const Slice& slice, const Job& job);

} // namespace bloscope
