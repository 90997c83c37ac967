#pragma once

#include "core/base/limits.h"
#include "core/msgpack/item_type.h"
#include "core/msgpack/stored_item.h"

#include <vector>

namespace bloscope::msgpack_value {

// The way from a whole value down to one of its items: at every level the number of an item of an
// array, or of an entry of a map, whose value is meant. Empty: the whole value. Items are counted
// as people see them (describe_value.h): the marker "__tuple__" of a tuple is none of them, so that
// 0 is the first item of a tuple, too.
using ItemPath = std::vector<std::size_t>;

// The item at the end of the way, in bytes that begin with a complete msgpack value; what follows
// the value does not matter. Each call goes over all bytes: walk with StoredItems to see many.
// Errors: Malformed "not a complete msgpack value", Usage for ways that lead to nothing.
Result<StoredItem> itemAt(ByteView value, const ItemPath& path);

// The key of an entry of a map. Errors: as above, and Usage for what is no entry of a map.
Result<StoredItem> keyAt(ByteView value, const ItemPath& entry);

// All bytes of a complete item, those of its items included.
ByteView itemBytes(ByteView value, const StoredItem& item);

// Where the items [number, number + count) of a container lie in `value`, entries with their keys.
// The count may be 0: where an item could be inserted.
struct ItemRange {
    StoredItem container;
    std::size_t begin = 0;
    std::size_t end = 0;
};
Result<ItemRange> itemRange(ByteView value, const ItemPath& container, std::size_t number,
                            std::size_t count);

// The keys of a stored map. Two keys are the same when their shortest forms are: 1 is 1 in any
// width, but neither "1" nor 1.0. Maps are complete, keys one complete value.

// Could an entry have this key? Errors: Usage when another one has it, besides entry number
// `besides`; those of readValue() for the key.
Result<> checkKeyIsFree(ByteView value, const StoredItem& map, ByteView key,
                        std::optional<std::size_t> besides, const Limits& limits);

// The key itself when it is free; otherwise a text with "_2", "_3", ... behind it, a number
// counted up, in the form of the key. Errors: Usage for keys of other kinds.
Result<ByteBuffer> freeKey(ByteView value, const StoredItem& map, ByteView key,
                           const Limits& limits);

// One scalar as the text of a line to edit, and back.

// The whole of it: "null", "true", "-5", the shortest digits of floats, "nan", "-inf", text without
// quotes, the bodies of bytes and extensions as hex, times as "2023-11-14T22:13:20Z". Errors: Usage
// for arrays and maps, and for text that is no UTF-8, which no line can show.
Result<std::string> itemText(ByteView bytes, const StoredItem& item);

// The inverse: an item of this type. `before` is the item that it replaces, if any, and lends its
// forms (see writeLike()): widths of lengths and times, the type of an extension, which of the many
// NaNs. For Integer also its width, as far as the number fits; all other whole numbers have the
// width that the type says. So the text of an item, with the item as `before`, gives the same
// bytes. Blanks around anything but text do not count, nor those between hex digits; times may
// leave out the Z and what is zero behind the day. Errors: Usage with what is expected: "300 does
// not fit int8: -128 to 127", "float32 needs a number, nan, inf or -inf".
Result<ByteBuffer> itemFromText(std::string_view text, ItemType type, ByteView before = {});

// What a line of text makes of the item `before`, which keeps its type and forms. Only a whole
// number in its shortest form, in which Python writes all of them, stays in that form and takes the
// width it needs: nobody chose the one it had. Errors: as above, Malformed when `before` is no
// item.
Result<ByteBuffer> editedItem(std::string_view text, ByteView before);

} // namespace bloscope::msgpack_value
