#pragma once

#include "core/base/byte_view.h"
#include "core/base/limits.h"
#include "core/base/result.h"

// One metadata value as the content of a file of its own, and back.
namespace bloscope::msgpack_value {

enum class ValueFormat {
    Msgpack, // the bytes of exactly one value
    Json,    // the text of json.h, indented, with a line end
    Raw      // the content alone: of text, bytes and extensions their body, of what is no msgpack
             // the bytes as they are
};

// Errors: Unsupported for values that have no such form, Limit.
Result<ByteBuffer> exportValue(ByteView value, ValueFormat format, const Limits& limits = {});

// The value that is to stand in the place of `before`, which is empty for a new one. From JSON it
// gets the forms that `before` has (writeLike()). Raw content becomes text or an extension of its
// type where `before` is one, stays as it is where that is no msgpack, and becomes bytes (bin) in
// all other places. Errors: Malformed and Limit for what is not one msgpack value, Usage for text
// that is no JSON or no UTF-8.
Result<ByteBuffer> importValue(ByteView file, ValueFormat format, ByteView before,
                               const Limits& limits = {});

} // namespace bloscope::msgpack_value
