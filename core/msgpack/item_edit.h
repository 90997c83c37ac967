#pragma once

#include "core/base/limits.h"
#include "core/msgpack/item_path.h"

// Edits of single items of a stored value. Each takes the bytes of the whole value and gives back
// those it is to have: all bytes that are not edited stay as they are, also those behind the value.
// The head of a container that changes its count keeps its form (fixarray, array16, array32, ...)
// as long as the count fits, and grows otherwise. Nothing is written in place.
//
// `value` begins with a complete msgpack value; whether it is meant as one, endOfMsgpack() tells.
// New items and keys are exactly one complete msgpack value, and no deeper than limits.msgpackDepth
// where they are put; the key of an entry differs from all others of its map (item_keys.h). Paths
// are those of item_path.h.
//
// Errors, always with nothing done: Malformed and Limit for new bytes that are none or too much,
// and Malformed for a `value` that is none; Usage, in words for people, for paths that lead
// nowhere, for keys that are there already, and for edits after which a list would begin with
// "__tuple__", which makes it a tuple and the text no item.
namespace bloscope::msgpack_value {

Result<ByteBuffer> replaceItem(ByteView value, const ItemPath& path, ByteView item,
                               const Limits& limits = {});
Result<ByteBuffer> replaceKey(ByteView value, const ItemPath& entry, ByteView key,
                              const Limits& limits = {});

// Before item or entry number `at` of a container; at its end when `at` is the count.
Result<ByteBuffer> insertItem(ByteView value, const ItemPath& list, std::size_t at, ByteView item,
                              const Limits& limits = {});
Result<ByteBuffer> insertEntry(ByteView value, const ItemPath& map, std::size_t at, ByteView key,
                               ByteView item, const Limits& limits = {});

// Items of a list, entries of a map with their keys.
Result<ByteBuffer> removeItem(ByteView value, const ItemPath& path);

// `to` is the number that it has afterwards.
Result<ByteBuffer> moveItem(ByteView value, const ItemPath& container, std::size_t from,
                            std::size_t to);

// A copy right behind the original; that of an entry gets the key freeKey() finds.
Result<ByteBuffer> duplicateItem(ByteView value, const ItemPath& path, const Limits& limits = {});

} // namespace bloscope::msgpack_value
