#include "core/msgpack/item_path.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/msgpack/read.h"
#include "core/msgpack/timestamp.h"
#include "core/msgpack/value_text.h"
#include "core/msgpack/write.h"
#include "core/numbers/float_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace bloscope::msgpack_value {

namespace {

constexpr std::size_t longestQuote = 40; // of what was typed

// Numbers may be typed with a plus sign.
std::string_view numberIn(std::string_view text)
{
    text = trimmed(text);
    const bool hasPlus = text.size() > 1 && text[0] == '+' && text[1] != '-';
    return text.substr(hasPlus ? 1 : 0);
}

std::string integerText(ByteView bytes, const StoredItem& item)
{
    return isUnsigned(item) ? std::to_string(unsignedInteger(bytes, item))
                            : std::to_string(signedInteger(bytes, item));
}

std::string floatText(ByteView body)
{
    std::string text;
    if (body.size() == sizeof(float))
        appendFloat(loadBig<float>(body.data()), NumberFormat(), text);
    else
        appendFloat(loadBig<double>(body.data()), NumberFormat(), text);
    return text;
}

Result<std::string> textText(std::string_view text)
{
    if (!isUtf8(text))
        return usageError("this text is not valid UTF-8; edit it as JSON or as bytes");
    return std::string(text);
}

std::string extensionText(const StoredItem& item, ByteView body)
{
    const auto time = timestampOf(item.extension, body);
    return time ? timeText(*time) : hexOf(body);
}

Result<Value> nilFrom(std::string_view text)
{
    if (text == "null" || text == "nil")
        return Value{Nil()};
    return usageError("nil needs null");
}

Result<Value> booleanFrom(std::string_view text)
{
    if (text == "true" || text == "false")
        return Value{text == "true"};
    return usageError("boolean needs true or false");
}

bool isWholeNumber(std::string_view text)
{
    text.remove_prefix(text.starts_with('-') ? 1 : 0);
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

Result<Value> integerFrom(std::string_view text, ItemType type)
{
    const IntegerRange range = *rangeOf(type);
    if (!isWholeNumber(text))
        return usageError(fmt::format("{} needs an integer from {} to {}", nameOf(type),
                                      range.least, range.most));
    if (const auto number = parseNumber<std::int64_t>(text);
        number && *number >= range.least && std::cmp_less_equal(*number, range.most))
        return Value{*number};
    if (const auto number = parseNumber<std::uint64_t>(text);
        number && *number > INT64_MAX && *number <= range.most)
        return Value{*number};
    return usageError(fmt::format("{} does not fit in {} ({} to {})",
                                  escapeForDisplay(text, longestQuote), nameOf(type), range.least,
                                  range.most));
}

template <class Float>
Result<Value> floatFrom(std::string_view text, ItemType type)
{
    Float number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (stop != end || error == std::errc::invalid_argument)
        return usageError(fmt::format("{} needs a number, nan, inf or -inf", nameOf(type)));
    if (error == std::errc::result_out_of_range)
        return usageError(
            fmt::format("{} does not fit in {}: its exponent is too large or too small",
                        escapeForDisplay(text, longestQuote), nameOf(type)));
    return Value{number};
}

Result<Value> textFrom(std::string_view text)
{
    if (!isUtf8(text))
        return usageError("str needs UTF-8 text");
    return Value{Text{std::string(text)}};
}

Result<ByteBuffer> bytesFrom(std::string_view text, ItemType type)
{
    std::string hex(text);
    std::erase_if(hex, [](char character) { return blanks.find(character) != blanks.npos; });
    if (auto bytes = bytesOfHex(hex))
        return *std::move(bytes);
    return usageError(fmt::format("{} needs two hex digits for each byte", nameOf(type)));
}

// The extension that is replaced; one of type 0 when there is none.
Extension extensionIn(ByteView before)
{
    const auto item = storedItemAt(before, 0);
    if (!item || item->kind != Kind::Extension)
        return {};
    const ByteView body = bodyOf(before, *item);
    return {.type = item->extension, .bytes = {body.begin(), body.end()}};
}

Result<Value> extensionFrom(std::string_view text, ByteView before)
{
    BLOSCOPE_TRY(ByteBuffer body, bytesFrom(text, ItemType::Extension));
    return Value{Extension{.type = extensionIn(before).type, .bytes = std::move(body)}};
}

Result<Value> timestampFrom(std::string_view text, ByteView before)
{
    const auto time = timeFromText(text);
    if (!time)
        return usageError("timestamp needs a time in UTC, such as 2023-11-14T22:13:20Z");
    const Extension old = extensionIn(before);
    return Value{extensionOf(*time, timestampOf(old) ? old.bytes.size() : 0)};
}

Result<Value> valueFrom(std::string_view text, ItemType type, ByteView before)
{
    if (rangeOf(type))
        return integerFrom(numberIn(text), type);
    switch (type) {
    case ItemType::Nil:
        return nilFrom(trimmed(text));
    case ItemType::Boolean:
        return booleanFrom(trimmed(text));
    case ItemType::Float32:
        return floatFrom<float>(numberIn(text), type);
    case ItemType::Float64:
        return floatFrom<double>(numberIn(text), type);
    case ItemType::Text:
        return textFrom(text);
    case ItemType::Bytes: {
        BLOSCOPE_TRY(ByteBuffer bytes, bytesFrom(text, type));
        return Value{Binary{std::move(bytes)}};
    }
    case ItemType::Extension:
        return extensionFrom(text, before);
    case ItemType::Timestamp:
        return timestampFrom(trimmed(text), before);
    default:
        return usageError(
            fmt::format("{} can only be edited item by item or as JSON", nameOf(type)));
    }
}

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

std::size_t valuesPerItem(const StoredItem& container)
{
    return container.kind == Kind::Mapping ? 2 : 1; // key and value
}

Error nothingThere(ByteView value, const StoredItem& container, std::size_t number)
{
    const std::size_t count = itemCount(value, container);
    const bool isMap = container.kind == Kind::Mapping;
    const std::string_view one = isMap ? "entry" : "item";
    const std::string_view many = isMap ? "entries" : "items";
    return {ErrorKind::Usage, fmt::format("there is no {} [{}]: the {} has {} {}", one, number,
                                          isMap ? "map" : "list", count, count == 1 ? one : many)};
}

Result<> checkNumbers(ByteView value, const StoredItem& container, std::size_t number,
                      std::size_t count)
{
    if (!container.isContainer())
        return Error{ErrorKind::Usage, formText(value, container) + " has no items"};
    const std::size_t items = itemCount(value, container);
    if (number > items || count > items - number)
        return nothingThere(value, container, number);
    return {};
}

// The first value of an item: the item itself, or the key of an entry.
Result<StoredItems> itemsFrom(ByteView value, const StoredItem& container, std::size_t number,
                              std::size_t count)
{
    BLOSCOPE_CHECK(checkNumbers(value, container, number, count));
    StoredItems items(value, container);
    items.skip(number * valuesPerItem(container));
    return items;
}

} // namespace

Result<std::string> itemText(ByteView bytes, const StoredItem& item)
{
    const ByteView body = bodyOf(bytes, item);
    switch (item.kind) {
    case Kind::Nil:
        return std::string("null");
    case Kind::Boolean:
        return std::string(item.marker == 0xc3 ? "true" : "false");
    case Kind::Integer:
        return integerText(bytes, item);
    case Kind::Float:
        return floatText(body);
    case Kind::Text:
        return textText(textOf(body));
    case Kind::Binary:
        return hexOf(body);
    case Kind::Extension:
        return extensionText(item, body);
    case Kind::List:
    case Kind::Mapping:
        break;
    }
    return usageError(
        fmt::format("{} can only be edited item by item or as JSON", nameOf(typeOf(bytes, item))));
}

Result<ByteBuffer> itemFromText(std::string_view text, ItemType type, ByteView before)
{
    BLOSCOPE_TRY(const Value value, valueFrom(text, type, before));
    if (rangeOf(type) && type != ItemType::Integer)
        return writeLike(value, emptyItem(type), {});
    return writeLike(value, before, {});
}

Result<ByteBuffer> editedItem(std::string_view text, ByteView before)
{
    BLOSCOPE_CHECK(endOfStored(before, 0));
    const ItemType type = typeOf(before, *storedItemAt(before, 0));
    if (rangeOf(type)) {
        BLOSCOPE_TRY(const ByteBuffer shortest, shortestForm(before, {}));
        if (std::ranges::equal(shortest, before))
            return itemFromText(text, ItemType::Integer);
    }
    return itemFromText(text, type, before);
}

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
            return Error{ErrorKind::Usage, fmt::format("the key {} already exists",
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
            return Error{ErrorKind::Usage, fmt::format("no unused key can be derived from {}",
                                                       shortText(key, longestKey).value())};
        if (!taken.contains(writeValue(*next)))
            return writeLike(*next, key, limits);
    }
}

Result<StoredItem> itemAt(ByteView value, const ItemPath& path)
{
    BLOSCOPE_CHECK(endOfStored(value, 0));
    BLOSCOPE_TRY(StoredItem item, storedItemAt(value, 0));
    for (const std::size_t number : path) {
        BLOSCOPE_TRY(StoredItems items, itemsFrom(value, item, number, 1));
        if (item.kind == Kind::Mapping)
            items.next();
        item = items.next();
    }
    return item;
}

Result<StoredItem> keyAt(ByteView value, const ItemPath& entry)
{
    if (entry.empty())
        return Error{ErrorKind::Usage, "the top-level value has no key"};
    BLOSCOPE_TRY(const StoredItem map, itemAt(value, {entry.begin(), entry.end() - 1}));
    if (map.kind != Kind::Mapping)
        return Error{ErrorKind::Usage, "only entries of maps have a key"};
    BLOSCOPE_TRY(StoredItems items, itemsFrom(value, map, entry.back(), 1));
    return items.next();
}

ByteView itemBytes(ByteView value, const StoredItem& item)
{
    return value.subspan(item.offset, *endOfStored(value, item.offset) - item.offset);
}

Result<ItemRange> itemRange(ByteView value, const ItemPath& container, std::size_t number,
                            std::size_t count)
{
    BLOSCOPE_TRY(const StoredItem in, itemAt(value, container));
    BLOSCOPE_TRY(StoredItems items, itemsFrom(value, in, number, count));
    const std::size_t begin = items.offset();
    items.skip(count * valuesPerItem(in));
    return ItemRange{.container = in, .begin = begin, .end = items.offset()};
}

} // namespace bloscope::msgpack_value
