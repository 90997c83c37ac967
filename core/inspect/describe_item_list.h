#pragma once

#include "core/inspect/description.h"
#include "core/objects/item_list.h"

namespace bloscope {

// One item of an object, batch or list array, for people. Callable from any thread; decodes the
// chunk or block that the item lies in.

// On one line: its exact type ("fixmap, 3 entries") and the value, cut off where it is long.
struct ItemText {
    std::string type;
    std::string text;
};
Result<ItemText> itemText(const ItemList& list, std::int64_t i, const Job& job = {});

// As a tree, like a metadata value (describe_value.h).
Result<Description> describeItem(const ItemList& list, std::int64_t i, const Job& job = {});

// As JSON of several lines, with the notation of core/msgpack/json.h.
Result<std::string> itemJson(const ItemList& list, std::int64_t i, const Job& job = {});

} // namespace bloscope
