#pragma once

#include "core/msgpack/item_type.h"
#include "ui/value/checked_json.h"

namespace bloscope {

// What a line of text stands for as a value of a type: scalars as msgpack_value::itemFromText()
// reads them, lists, tuples and maps as JSON. No text is the emptiest value of the type, which is
// all that nil has.
CheckedJson typedValue(const QString& text, msgpack_value::ItemType type);

// The text of the emptiest value, which an empty field shows: "0", "[]", "1970-01-01T00:00:00Z".
QString emptyValueText(msgpack_value::ItemType type);

} // namespace bloscope
