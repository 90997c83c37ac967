#include "core/msgpack/item_keys.h"

#include "core/base/checked.h"
#include "core/msgpack/read.h"
#include "core/msgpack/value_text.h"
#include "core/msgpack/write.h"

#include <fmt/format.h>
#include <set>

namespace bloscope::msgpack_value {

namespace {

constexpr std::size_t longestKey = 80; // in a sentence

using Keys = std::set<ByteBuffer>; // in their shortest forms

Keys keysOf(ByteView value, const StoredItem& map, const Limits& limits)
{
    Keys keys;
    StoredItems items(value, map);
    for (std::size_t i = 0; i < map.items; ++i) {
        if (auto key = shortestForm(value.subspan(items.next().offset), limits))
            keys.insert(*std::move(key));
        items.next();
    }
    return keys;
}

// The key in its place that has this number; nothing for keys that cannot be counted up.
std::optional<Value> numbered(const Value& key, std::int64_t number)
{
    if (const auto* const text = std::get_if<Text>(&key.data))
        return Value{Text{fmt::format("{}_{}", text->bytes, number)}};
    const auto* const integer = std::get_if<std::int64_t>(&key.data);
    const auto sum = integer ? checkedAdd(*integer, number - 1) : std::nullopt;
    return sum ? std::optional(Value{*sum}) : std::nullopt;
}

} // namespace

Result<> checkKeyIsFree(ByteView value, const StoredItem& map, ByteView key,
                        std::optional<std::size_t> besides, const Limits& limits)
{
    BLOSCOPE_TRY(const StoredItem item, storedItemAt(key, 0));
    BLOSCOPE_TRY(const ByteBuffer wanted, shortestForm(key, limits));
    StoredItems items(value, map);
    for (std::size_t i = 0; i < map.items; ++i) {
        const StoredItem other = items.next();
        items.next();
        if (i == besides || other.kind != item.kind)
            continue;
        const auto taken = shortestForm(value.subspan(other.offset), limits);
        if (taken && *taken == wanted)
            return Error{ErrorKind::Usage, fmt::format("the key {} is there already",
                                                       shortText(key, item, longestKey))};
    }
    return {};
}

Result<ByteBuffer> freeKey(ByteView value, const StoredItem& map, ByteView key,
                           const Limits& limits)
{
    BLOSCOPE_TRY(const ReadValue read, readValue(key, limits));
    const Keys taken = keysOf(value, map, limits);
    if (!taken.contains(writeValue(read.value)))
        return ByteBuffer(key.begin(), key.end());
    for (std::int64_t number = 2;; ++number) {
        const auto next = numbered(read.value, number);
        if (!next)
            return Error{ErrorKind::Usage, fmt::format("no other key can be made of {}",
                                                       shortText(key, longestKey).value())};
        if (!taken.contains(writeValue(*next)))
            return writeLike(*next, key, limits);
    }
}

} // namespace bloscope::msgpack_value
