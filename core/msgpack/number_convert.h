#pragma once

#include "core/msgpack/item_type.h"

namespace bloscope::msgpack_value {

// Types that are a number in a way: whole numbers, floats, booleans as 0 and 1, and times as
// seconds since 1970.
bool isNumber(ItemType type);

// An item of such a type, exactly one, as the same number in another such type. Errors: Usage when
// that type does not have exactly this number; the sign of -0.0 does not count, and a nan stays
// one.
Result<ByteBuffer> convertNumber(ByteView item, ItemType to);

} // namespace bloscope::msgpack_value
