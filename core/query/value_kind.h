#pragma once

#include "core/query/typed_column.h"

#include <string_view>

namespace bloscope {

// What kind of values an expression has.
enum class ValueKind { Boolean, Integer, Unsigned, Float, Text, Bytes, Date };

// "a number", "a text", as sentences about types have it.
std::string_view nounOf(ValueKind kind);

// Unsigned are only those that int64_t does not contain, so that differences can be negative.
ValueKind kindOf(const TypedColumn& column);

} // namespace bloscope
