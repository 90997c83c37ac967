#pragma once

#include "core/msgpack/value.h"

#include <algorithm>

namespace bloscope::msgpack_value {

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
