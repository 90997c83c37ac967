#pragma once

#include "core/base/byte_view.h"
#include "core/base/limits.h"
#include "core/base/result.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bloscope::msgpack_value {

struct MapEntry;
struct Value;

// python-blosc2 writes a tuple as an array that begins with this text (conventions.md 2).
inline constexpr std::string_view tupleMarker = "__tuple__";

struct Nil {
    bool operator==(const Nil&) const = default;
};
struct Binary {
    ByteBuffer bytes;
    bool operator==(const Binary&) const = default;
};
struct Text {
    std::string bytes; // as stored: not necessarily UTF-8
    bool operator==(const Text&) const = default;
};
struct Extension {
    std::int8_t type = 0;
    ByteBuffer bytes;
    bool operator==(const Extension&) const = default;
};
using Array = std::vector<Value>;
using Map = std::vector<MapEntry>; // in the order of the file, keys of any kind

// One value of a metalayer, lossless but for the width of integers and lengths.
struct Value {
    std::variant<Nil, bool, std::int64_t, std::uint64_t, float, double, Text, Binary, Extension,
                 Array, Map>
        data; // uint64_t only for what int64_t cannot hold

    bool operator==(const Value&) const;
};

struct MapEntry {
    Value key;
    Value value;
    bool operator==(const MapEntry&) const = default;
};

// Out here and written out: clang 14 needs complete map entries to compare values.
inline bool Value::operator==(const Value& other) const
{
    return data == other.data;
}

// The value under a text as its key; null when the map has no such entry. The first of several
// wins.
inline const Value* memberOf(const Map& map, std::string_view key)
{
    const auto found = std::ranges::find_if(map, [&](const MapEntry& entry) {
        const auto* const text = std::get_if<Text>(&entry.key.data);
        return text && text->bytes == key;
    });
    return found == map.end() ? nullptr : &found->value;
}

} // namespace bloscope::msgpack_value
