#pragma once

#include "core/msgpack/item_type.h"

// One scalar as the text of a line to edit, and back.
namespace bloscope::msgpack_value {

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
