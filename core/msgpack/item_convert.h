#pragma once

#include "core/msgpack/item_type.h"

namespace bloscope::msgpack_value {

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
