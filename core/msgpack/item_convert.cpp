#include "core/msgpack/item_convert.h"

#include "core/base/checked.h"
#include "core/base/float_text.h"
#include "core/base/utf8.h"
#include "core/msgpack/item_text.h"
#include "core/msgpack/timestamp_text.h"
#include "core/msgpack/write.h"
#include "core/msgpack/write_head.h"

#include <bit>
#include <cmath>
#include <fmt/format.h>
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
        return usageError(fmt::format("{} is no exact number of seconds", timeText(time)));
    const std::int64_t all = *ticks + time.nanoseconds / nanosecondsPerTick;
    if (!isExact(wholeNumber(all).magnitude, std::numeric_limits<double>::digits))
        return usageError(fmt::format("{} is no exact float64", timeText(time)));
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
    return usageError(fmt::format("{} does not fit {}", text, nameOf(to)));
}

Result<ByteBuffer> toInteger(const Number& from, const std::string& text, ItemType to)
{
    if (from.isWhole)
        return itemFromText(from.digits(), to);
    if (std::isfinite(from.value) && std::trunc(from.value) == from.value)
        return doesNotFit(text, to); // beyond 64 bits
    return usageError(text + " is no whole number");
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
    return usageError(fmt::format("{} is no {}; the nearest is {}", text, nameOf(to), digits));
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
        return usageError(fmt::format("{} s is no time to the nanosecond", text));
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
    return usageError(fmt::format("{} does not become {}", nameOf(from.type), nameOf(to)));
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
        return usageError("these bytes are no text in UTF-8");
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

} // namespace bloscope::msgpack_value
