#pragma once

#include "core/msgpack/value.h"

#include <cstddef>
#include <string>

// Values as people read them.
namespace bloscope::msgpack_value {

// On one line: {"units": "K", "levels": [1, 2, 3, ...]}. Lists that Python wrote as tuples are
// shown as (1, 2), bytes as <3 bytes 616263>, extensions as <extension 42, 128 bytes>. What goes
// beyond about `most` bytes is left out and "..." stands for it; what cannot be shown is escaped.
std::string shortText(const Value& value, std::size_t most);

// "null", "boolean", "integer", "float32", "float64", "text", "bytes", "extension", "list",
// "tuple", "map"
std::string_view kindOf(const Value& value);

// The items of a list, a tuple (without its marker) or a map; other values have none.
struct Child {
    std::string name; // "[0]", "[1]", ...; the text of the key
    const Value* value = nullptr;
};
std::size_t childCount(const Value& value);
Child childAt(const Value& value, std::size_t i); // i below childCount()

} // namespace bloscope::msgpack_value
