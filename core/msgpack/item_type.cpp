#include "core/msgpack/item_type.h"

#include "core/base/checked.h"
#include "core/base/utf8.h"
#include "core/msgpack/item_path.h"
#include "core/msgpack/timestamp.h"
#include "core/msgpack/write.h"
#include "core/numbers/float_text.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <limits>

namespace bloscope::msgpack_value {

namespace {

// Among fractions of a second those of 1/512 are the finest that both nanoseconds and floats have.
constexpr std::uint32_t ticksPerSecond = 512;
constexpr std::uint32_t nanosecondsPerTick = 1'953'125;

// A whole number, or a float that need not be one.
struct Number {
    double value = 0; // of whole numbers the nearest
    bool isWhole = false;
    std::uint64_t magnitude = 0; // of whole numbers

    std::string digits() const // of whole numbers
    {
        return (value < 0 ? "-" : "") + std::to_string(magnitude);
    }
};

Number wholeNumber(std::uint64_t number)
{
    return {.value = static_cast<double>(number), .isWhole = true, .magnitude = number};
}

Number wholeNumber(std::int64_t number)
{
    const auto bits = static_cast<std::uint64_t>(number);
    return {.value = static_cast<double>(number),
            .isWhole = true,
            .magnitude = number < 0 ? 0 - bits : bits};
}

Number number(double value)
{
    constexpr double end = 18446744073709551616.0; // 2^64
    if (std::trunc(value) != value || std::abs(value) >= end)
        return {.value = value};
    return {
        .value = value, .isWhole = true, .magnitude = static_cast<std::uint64_t>(std::abs(value))};
}

// Does a float of so many binary digits have this whole number?
bool isExact(std::uint64_t magnitude, int digits)
{
    if (magnitude == 0)
        return true;
    const std::uint64_t odd = magnitude >> static_cast<unsigned>(std::countr_zero(magnitude));
    return static_cast<int>(std::bit_width(odd)) <= digits; // unsigned before GCC 13
}

Result<Number> secondsOf(const Timestamp& time)
{
    if (time.nanoseconds == 0)
        return wholeNumber(time.seconds);
    const auto ticks = checkedMultiply<std::int64_t>(time.seconds, ticksPerSecond);
    if (!ticks || time.nanoseconds % nanosecondsPerTick != 0)
        return usageError(
            fmt::format("{} cannot be represented exactly in seconds", timeText(time)));
    const std::int64_t all = *ticks + time.nanoseconds / nanosecondsPerTick;
    if (!isExact(wholeNumber(all).magnitude, std::numeric_limits<double>::digits))
        return usageError(
            fmt::format("{} cannot be represented exactly in float64", timeText(time)));
    return number(static_cast<double>(all) / ticksPerSecond);
}

Result<Number> numberIn(ByteView bytes, const StoredItem& item)
{
    const ByteView body = bodyOf(bytes, item);
    if (item.kind == Kind::Boolean)
        return wholeNumber(std::uint64_t(item.marker == 0xc3 ? 1 : 0));
    if (item.kind == Kind::Extension)
        return secondsOf(*timestampOf(item.extension, body));
    if (item.kind == Kind::Float)
        return number(body.size() == sizeof(float) ? double(loadBig<float>(body.data()))
                                                   : loadBig<double>(body.data()));
    if (isUnsigned(item))
        return wholeNumber(unsignedInteger(bytes, item));
    return wholeNumber(signedInteger(bytes, item));
}

Error doesNotFit(const std::string& text, ItemType to)
{
    return usageError(fmt::format("{} does not fit in {}", text, nameOf(to)));
}

Result<ByteBuffer> toInteger(const Number& from, const std::string& text, ItemType to)
{
    if (from.isWhole)
        return itemFromText(from.digits(), to);
    if (std::isfinite(from.value) && std::trunc(from.value) == from.value)
        return doesNotFit(text, to); // beyond 64 bits
    return usageError(text + " is not a whole number");
}

template <class Float>
Result<ByteBuffer> toFloat(const Number& from, const std::string& text, ItemType to)
{
    using FloatLimits = std::numeric_limits<Float>;
    if (std::isfinite(from.value) && std::abs(from.value) > double(FloatLimits::max()))
        return doesNotFit(text, to);
    const auto nearest = static_cast<Float>(from.value);
    const bool isThere = from.isWhole ? isExact(from.magnitude, FloatLimits::digits)
                                      : double(nearest) == from.value || std::isnan(nearest);
    if (isThere)
        return writeValue({nearest});
    std::string digits;
    appendFloat(double(nearest), NumberFormat(), digits);
    return usageError(fmt::format("{} cannot be represented exactly in {}; the nearest value is {}",
                                  text, nameOf(to), digits));
}

Result<ByteBuffer> toBoolean(const Number& from, const std::string& text)
{
    if (from.value != 0 && from.value != 1)
        return usageError(text + " is neither 0 nor 1");
    return writeValue({from.value == 1});
}

Result<ByteBuffer> toTimestamp(const Number& from, const std::string& text)
{
    if (from.isWhole) {
        BLOSCOPE_TRY(const ByteBuffer seconds, toInteger(from, text, ItemType::Int64));
        const StoredItem item = *storedItemAt(seconds, 0);
        return writeValue({extensionOf({.seconds = signedInteger(seconds, item)})});
    }
    const double ticks = from.value * ticksPerSecond; // small when it has a fraction
    if (!std::isfinite(from.value) || std::trunc(ticks) != ticks ||
        std::abs(from.value) >= static_cast<double>(INT64_MAX))
        return usageError(fmt::format("{} s is not a whole number of nanoseconds", text));
    const double seconds = std::floor(from.value);
    const auto behind = static_cast<std::uint32_t>((from.value - seconds) * ticksPerSecond);
    return writeValue({extensionOf({.seconds = static_cast<std::int64_t>(seconds),
                                    .nanoseconds = behind * nanosecondsPerTick})});
}

// The item that becomes another one.
struct Original {
    ByteView bytes; // exactly this one
    StoredItem item;
    ItemType type = ItemType::Nil;

    ByteView body() const { return bodyOf(bytes, item); }
};

Error noWay(const Original& from, ItemType to)
{
    return usageError(fmt::format("{} cannot be converted to {}", nameOf(from.type), nameOf(to)));
}

// An array or a tuple of these items, which lie one behind the other.
Result<ByteBuffer> listOf(ByteView items, std::size_t count, ItemType type,
                          std::optional<std::uint8_t> kept = {})
{
    ByteWriter list;
    writeHead(Kind::List, count + (type == ItemType::Tuple ? 1 : 0), kept, list);
    if (type == ItemType::Tuple)
        list.bytes(writeValue({Text{std::string(tupleMarker)}}));
    list.bytes(items);
    if (typeOf(list.view(), *storedItemAt(list.view(), 0)) != type)
        return usageError("an array that begins with \"__tuple__\" is a tuple");
    return std::move(list).finish();
}

Result<ByteBuffer> betweenContainers(const Original& from, ItemType to)
{
    const std::size_t count = itemCount(from.bytes, from.item);
    if (count == 0)
        return emptyItem(to);
    if (from.type == ItemType::Mapping || to == ItemType::Mapping)
        return noWay(from, to);
    const std::size_t first = StoredItems(from.bytes, from.item).offset();
    return listOf(from.bytes.subspan(first), count, to, from.item.marker);
}

Result<ByteBuffer> fromText(const Original& from, ItemType to)
{
    if (to == ItemType::Bytes)
        return writeValue({Binary{{from.body().begin(), from.body().end()}}});
    if (to == ItemType::Extension)
        return noWay(from, to);
    BLOSCOPE_TRY(const std::string text, itemText(from.bytes, from.item));
    return itemFromText(text, to);
}

Result<ByteBuffer> toText(const Original& from)
{
    if (from.type == ItemType::Extension)
        return noWay(from, ItemType::Text);
    if (from.type == ItemType::Bytes && !isUtf8(textOf(from.body())))
        return usageError("these bytes are not UTF-8 text");
    if (from.type == ItemType::Bytes)
        return writeValue({Text{std::string(textOf(from.body()))}});
    BLOSCOPE_TRY(std::string text, itemText(from.bytes, from.item));
    return writeValue({Text{std::move(text)}});
}

Result<ByteBuffer> betweenScalars(const Original& from, ItemType to)
{
    if (from.type == ItemType::Text)
        return fromText(from, to);
    if (to == ItemType::Text)
        return toText(from);
    if (isNumber(from.type) && isNumber(to))
        return convertNumber(from.bytes, to);
    ByteBuffer body(from.body().begin(), from.body().end());
    if (from.type == ItemType::Bytes && to == ItemType::Extension)
        return writeValue({Extension{.type = 0, .bytes = std::move(body)}});
    if (from.type == ItemType::Extension && to == ItemType::Bytes)
        return writeValue({Binary{std::move(body)}});
    return noWay(from, to);
}

using namespace std::string_view_literals;

// In the order of ItemType.
constexpr ItemTypeFacts types[] = {
    {ItemType::Nil, "nil", "no value, None in Python", "\xc0"sv},
    {ItemType::Boolean, "boolean", "true or false", "\xc2"sv},
    {ItemType::Integer, "integer", "integer in as few bytes as possible", "\x00"sv},
    {ItemType::Int8, "int8", "8-bit signed integer, -128 to 127", "\xd0\0"sv},
    {ItemType::Int16, "int16", "16-bit signed integer, -32768 to 32767", "\xd1\0\0"sv},
    {ItemType::Int32, "int32", "32-bit signed integer", "\xd2\0\0\0\0"sv},
    {ItemType::Int64, "int64", "64-bit signed integer", "\xd3\0\0\0\0\0\0\0\0"sv},
    {ItemType::UInt8, "uint8", "8-bit unsigned integer, 0 to 255", "\xcc\0"sv},
    {ItemType::UInt16, "uint16", "16-bit unsigned integer, 0 to 65535", "\xcd\0\0"sv},
    {ItemType::UInt32, "uint32", "32-bit unsigned integer", "\xce\0\0\0\0"sv},
    {ItemType::UInt64, "uint64", "64-bit unsigned integer", "\xcf\0\0\0\0\0\0\0\0"sv},
    {ItemType::Float32, "float32", "32-bit floating-point number, about 7 digits",
     "\xca\0\0\0\0"sv},
    {ItemType::Float64, "float64", "64-bit floating-point number, a float in Python",
     "\xcb\0\0\0\0\0\0\0\0"sv},
    {ItemType::Text, "str", "UTF-8 text", "\xa0"sv},
    {ItemType::Bytes, "bin", "arbitrary bytes", "\xc4\0"sv},
    {ItemType::List, "array", "ordered items, a list in Python", "\x90"sv},
    {ItemType::Tuple, "tuple", "an array that Python reads as a tuple", "\x91\xa9__tuple__"sv},
    {ItemType::Mapping, "map", "keys and values, a dict in Python", "\x80"sv},
    {ItemType::Extension, "ext", "bytes with an application-defined type number", "\xc7\0\0"sv},
    {ItemType::Timestamp, "timestamp", "UTC time with nanosecond precision", "\xd6\xff\0\0\0\0"sv},
};

template <class Integer>
IntegerRange rangeOf()
{
    return {.least = std::numeric_limits<Integer>::min(),
            .most = static_cast<std::uint64_t>(std::numeric_limits<Integer>::max())};
}

ItemType typeOfInteger(std::uint8_t marker)
{
    constexpr ItemType from0xcc[] = {ItemType::UInt8,  ItemType::UInt16, ItemType::UInt32,
                                     ItemType::UInt64, ItemType::Int8,   ItemType::Int16,
                                     ItemType::Int32,  ItemType::Int64};
    return marker >= 0xcc && marker <= 0xd3 ? from0xcc[marker - 0xcc] : ItemType::Integer;
}

} // namespace

bool isNumber(ItemType type)
{
    return rangeOf(type) || isFloat(type) || type == ItemType::Boolean ||
           type == ItemType::Timestamp;
}

Result<ByteBuffer> convertNumber(ByteView item, ItemType to)
{
    const StoredItem stored = *storedItemAt(item, 0);
    BLOSCOPE_TRY(const Number from, numberIn(item, stored));
    BLOSCOPE_TRY(const std::string text, itemText(item, stored));
    switch (to) {
    case ItemType::Boolean:
        return toBoolean(from, text);
    case ItemType::Float32:
        return toFloat<float>(from, text, to);
    case ItemType::Float64:
        return toFloat<double>(from, text, to);
    case ItemType::Timestamp:
        return toTimestamp(from, text);
    default:
        return toInteger(from, text, to);
    }
}

Result<ByteBuffer> convertItem(ByteView item, ItemType to)
{
    BLOSCOPE_TRY(const std::size_t end, endOfStored(item, 0));
    if (end != item.size())
        return Error{ErrorKind::Malformed, "not exactly one msgpack value"};
    const StoredItem stored = *storedItemAt(item, 0);
    const Original from{item, stored, typeOf(item, stored)};
    if (from.type == to)
        return ByteBuffer(item.begin(), item.end());
    if (from.type == ItemType::Nil || to == ItemType::Nil)
        return emptyItem(to);
    if (isContainer(from.type) && isContainer(to))
        return betweenContainers(from, to);
    if (isContainer(from.type) || to == ItemType::Mapping)
        return noWay(from, to);
    return isContainer(to) ? listOf(item, 1, to) : betweenScalars(from, to);
}

std::span<const ItemTypeFacts> itemTypes()
{
    return types;
}

ItemType typeOf(ByteView bytes, const StoredItem& item)
{
    switch (item.kind) {
    case Kind::Nil:
        return ItemType::Nil;
    case Kind::Boolean:
        return ItemType::Boolean;
    case Kind::Integer:
        return typeOfInteger(item.marker);
    case Kind::Float:
        return item.bodyBytes == sizeof(float) ? ItemType::Float32 : ItemType::Float64;
    case Kind::Text:
        return ItemType::Text;
    case Kind::Binary:
        return ItemType::Bytes;
    case Kind::Extension:
        return timestampOf(item.extension, bodyOf(bytes, item)) ? ItemType::Timestamp
                                                                : ItemType::Extension;
    case Kind::List:
        return isTuple(bytes, item) ? ItemType::Tuple : ItemType::List;
    case Kind::Mapping:
        break;
    }
    return ItemType::Mapping;
}

std::string_view nameOf(ItemType type)
{
    return types[static_cast<std::size_t>(type)].name;
}

ByteBuffer emptyItem(ItemType type)
{
    const ByteView empty = bytesOf(types[static_cast<std::size_t>(type)].empty);
    return {empty.begin(), empty.end()};
}

std::optional<IntegerRange> rangeOf(ItemType type)
{
    switch (type) {
    case ItemType::Integer:
        return IntegerRange{.least = INT64_MIN, .most = UINT64_MAX};
    case ItemType::Int8:
        return rangeOf<std::int8_t>();
    case ItemType::Int16:
        return rangeOf<std::int16_t>();
    case ItemType::Int32:
        return rangeOf<std::int32_t>();
    case ItemType::Int64:
        return rangeOf<std::int64_t>();
    case ItemType::UInt8:
        return rangeOf<std::uint8_t>();
    case ItemType::UInt16:
        return rangeOf<std::uint16_t>();
    case ItemType::UInt32:
        return rangeOf<std::uint32_t>();
    case ItemType::UInt64:
        return rangeOf<std::uint64_t>();
    default:
        return {};
    }
}

bool isFloat(ItemType type)
{
    return type == ItemType::Float32 || type == ItemType::Float64;
}

bool isContainer(ItemType type)
{
    return type == ItemType::List || type == ItemType::Tuple || type == ItemType::Mapping;
}

} // namespace bloscope::msgpack_value
