#pragma once

#include "core/base/limits.h"
#include "core/msgpack/stored_item.h"

// The keys of a stored map. Two keys are the same when their shortest forms are: 1 is 1 in any
// width, but neither "1" nor 1.0. Maps are complete, keys one complete value.
namespace bloscope::msgpack_value {

// Could an entry have this key? Errors: Usage when another one has it, besides entry number
// `besides`; those of readValue() for the key.
Result<> checkKeyIsFree(ByteView value, const StoredItem& map, ByteView key,
                        std::optional<std::size_t> besides, const Limits& limits);

// The key itself when it is free; otherwise a text with "_2", "_3", ... behind it, a number
// counted up, in the form of the key. Errors: Usage for keys of other kinds.
Result<ByteBuffer> freeKey(ByteView value, const StoredItem& map, ByteView key,
                           const Limits& limits);

} // namespace bloscope::msgpack_value
