#include "core/msgpack/item_type.h"

#include "core/msgpack/timestamp.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace bloscope::msgpack_value {

namespace {

using namespace std::string_view_literals;

// In the order of ItemType.
constexpr ItemTypeFacts types[] = {
    {ItemType::Nil, "nil", "nothing, None in Python", "\xc0"sv},
    {ItemType::Boolean, "boolean", "true or false", "\xc2"sv},
    {ItemType::Integer, "integer", "a whole number in as few bytes as it needs", "\x00"sv},
    {ItemType::Int8, "int8", "a whole number from -128 to 127", "\xd0\0"sv},
    {ItemType::Int16, "int16", "a whole number from -32768 to 32767", "\xd1\0\0"sv},
    {ItemType::Int32, "int32", "a whole number of 32 bits, also below zero", "\xd2\0\0\0\0"sv},
    {ItemType::Int64, "int64", "a whole number of 64 bits, also below zero",
     "\xd3\0\0\0\0\0\0\0\0"sv},
    {ItemType::UInt8, "uint8", "a whole number from 0 to 255", "\xcc\0"sv},
    {ItemType::UInt16, "uint16", "a whole number from 0 to 65535", "\xcd\0\0"sv},
    {ItemType::UInt32, "uint32", "a whole number of 32 bits from 0 on", "\xce\0\0\0\0"sv},
    {ItemType::UInt64, "uint64", "a whole number of 64 bits from 0 on", "\xcf\0\0\0\0\0\0\0\0"sv},
    {ItemType::Float32, "float32", "a number of about 7 digits, in 4 bytes", "\xca\0\0\0\0"sv},
    {ItemType::Float64, "float64", "a number of about 16 digits, a float in Python",
     "\xcb\0\0\0\0\0\0\0\0"sv},
    {ItemType::Text, "str", "text in UTF-8", "\xa0"sv},
    {ItemType::Bytes, "bin", "bytes of any meaning", "\xc4\0"sv},
    {ItemType::List, "array", "items in their order, a list in Python", "\x90"sv},
    {ItemType::Tuple, "tuple", "an array that Python reads as a tuple", "\x91\xa9__tuple__"sv},
    {ItemType::Mapping, "map", "values with their keys, a dict in Python", "\x80"sv},
    {ItemType::Extension, "ext", "bytes with a number that says what they mean", "\xc7\0\0"sv},
    {ItemType::Timestamp, "timestamp", "an instant in UTC, to the nanosecond",
     "\xd6\xff\0\0\0\0"sv},
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
