#pragma once

#include "core/msgpack/stored_item.h"

#include <span>

namespace bloscope::msgpack_value {

// Every type that a stored value can be given. Integer is a whole number in its shortest form, of
// which typeOf() tells only the shortest of all, in one byte; the others are widths that are kept
// whatever the number. Text, bytes, lists and maps have widths of their lengths, which follow from
// their content and are no types.
enum class ItemType {
    Nil,
    Boolean,
    Integer,
    Int8,
    Int16,
    Int32,
    Int64,
    UInt8,
    UInt16,
    UInt32,
    UInt64,
    Float32,
    Float64,
    Text,
    Bytes,
    List,
    Tuple, // an array that begins with "__tuple__"
    Mapping,
    Extension,
    Timestamp // an extension of type -1 that holds a time
};

struct ItemTypeFacts {
    ItemType type = ItemType::Nil;
    std::string_view name;        // "int16", "str", "ext"
    std::string_view explanation; // "a whole number from -32768 to 32767"
    std::string_view empty;       // the bytes of the emptiest value
};

// All of them, in the order to choose from.
std::span<const ItemTypeFacts> itemTypes();

ItemType typeOf(ByteView bytes, const StoredItem& item);
std::string_view nameOf(ItemType type);

// 0, false, "", [], {}, 1970-01-01T00:00:00Z, an extension of type 0 without bytes.
ByteBuffer emptyItem(ItemType type);

// What a whole number of a type can be; nothing for types that are none.
struct IntegerRange {
    std::int64_t least = 0;
    std::uint64_t most = 0;
};
std::optional<IntegerRange> rangeOf(ItemType type);

bool isFloat(ItemType type);
bool isContainer(ItemType type);

// The same meaning in another type, or Errors (Usage) that say what would be lost. An item of that
// type already stays as it is, byte for byte.
// - whole numbers, floats, booleans (0 and 1) and times (seconds since 1970) become each other when
//   the new type has exactly that number
// - scalars become text and text becomes scalars as a line shows them (item_text.h)
// - text and bytes become each other as UTF-8, bytes and extensions (of type 0) by their body
// - arrays and tuples keep their items; any scalar becomes the only item of an array or a tuple;
//   containers without items become each other
// - anything becomes nil, and nil the emptiest value of any type
// `item` is exactly one complete value. Errors: Malformed when it is not.
Result<ByteBuffer> convertItem(ByteView item, ItemType to);

// Types that are a number in a way: whole numbers, floats, booleans as 0 and 1, and times as
// seconds since 1970.
bool isNumber(ItemType type);

// An item of such a type, exactly one, as the same number in another such type. Errors: Usage when
// that type does not have exactly this number; the sign of -0.0 does not count, and a nan stays
// one.
Result<ByteBuffer> convertNumber(ByteView item, ItemType to);

} // namespace bloscope::msgpack_value
