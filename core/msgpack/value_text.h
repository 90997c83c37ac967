#pragma once

#include "core/msgpack/stored_item.h"

// Values as people read them.
namespace bloscope::msgpack_value {

// On one line: {"units": "K", "levels": [1, 2, 3, ...]}. Lists that Python wrote as tuples are
// shown as (1, 2), bytes as <3 bytes 616263>, times as <2023-11-14T22:13:20Z>, extensions as
// <extension 42, 128 bytes>. What goes beyond about `most` bytes is left out and "..." stands for
// it; what cannot be shown is escaped. `item` is complete: endOfStored() has found its end.
std::string shortText(ByteView bytes, const StoredItem& item, std::size_t most);

// The value that `bytes` begin with. Errors: Malformed "not a complete msgpack value".
Result<std::string> shortText(ByteView bytes, std::size_t most);

// The key of a map as the name of its entry: text without quotes, anything else as above.
std::string keyText(ByteView bytes, const StoredItem& key);

} // namespace bloscope::msgpack_value
