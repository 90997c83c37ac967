#include "core/msgpack/stored_item.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/msgpack/timestamp.h"
#include "core/msgpack/value.h"

#include <array>
#include <cassert>
#include <fmt/format.h>

namespace bloscope::msgpack_value {

namespace {

// What a first byte stands for.
struct Form {
    std::string_view name; // empty: no value begins like this
    Kind kind = Kind::Nil;
    std::uint8_t lengthBytes = 0; // of the length behind the marker
    std::uint8_t bodyBytes = 0;   // where the marker alone says it
};

constexpr std::array<Form, 32> from0xc0 = {{
    {"nil", Kind::Nil},
    {},
    {"boolean", Kind::Boolean},
    {"boolean", Kind::Boolean},
    {"bin8", Kind::Binary, 1},
    {"bin16", Kind::Binary, 2},
    {"bin32", Kind::Binary, 4},
    {"ext8", Kind::Extension, 1},
    {"ext16", Kind::Extension, 2},
    {"ext32", Kind::Extension, 4},
    {"float32", Kind::Float, 0, 4},
    {"float64", Kind::Float, 0, 8},
    {"uint8", Kind::Integer, 0, 1},
    {"uint16", Kind::Integer, 0, 2},
    {"uint32", Kind::Integer, 0, 4},
    {"uint64", Kind::Integer, 0, 8},
    {"int8", Kind::Integer, 0, 1},
    {"int16", Kind::Integer, 0, 2},
    {"int32", Kind::Integer, 0, 4},
    {"int64", Kind::Integer, 0, 8},
    {"fixext1", Kind::Extension, 0, 1},
    {"fixext2", Kind::Extension, 0, 2},
    {"fixext4", Kind::Extension, 0, 4},
    {"fixext8", Kind::Extension, 0, 8},
    {"fixext16", Kind::Extension, 0, 16},
    {"str8", Kind::Text, 1},
    {"str16", Kind::Text, 2},
    {"str32", Kind::Text, 4},
    {"array16", Kind::List, 2},
    {"array32", Kind::List, 4},
    {"map16", Kind::Mapping, 2},
    {"map32", Kind::Mapping, 4},
}};

constexpr std::uint8_t firstNegative = 0xe0;

Form formOf(std::uint8_t marker)
{
    if (marker < 0x80)
        return {"fixint", Kind::Integer};
    if (marker < 0x90)
        return {"fixmap", Kind::Mapping};
    if (marker < 0xa0)
        return {"fixarray", Kind::List};
    if (marker < 0xc0)
        return {"fixstr", Kind::Text};
    if (marker >= firstNegative)
        return {"negative fixint", Kind::Integer};
    return from0xc0[marker - 0xc0U];
}

std::size_t bigEndian(ByteView bytes)
{
    std::size_t value = 0;
    for (const std::byte byte : bytes)
        value = value << 8U | std::to_integer<std::size_t>(byte);
    return value;
}

// Counts of up to 15 and texts of up to 31 bytes stand in the marker itself.
std::size_t countInMarker(const StoredItem& item)
{
    return item.marker & (item.kind == Kind::Text ? 0x1fU : 0x0fU);
}

Error incomplete()
{
    return {ErrorKind::Malformed, "not a complete msgpack value"};
}

std::string counted(std::string_view form, std::size_t count, std::string_view one,
                    std::string_view many)
{
    return fmt::format("{}, {} {}", form, count, count == 1 ? one : many);
}

std::string extensionText(ByteView bytes, const StoredItem& item, std::string_view form)
{
    if (timestampOf(item.extension, bodyOf(bytes, item)))
        return fmt::format("timestamp ({})", form);
    return fmt::format("ext {} ({}), {}", item.extension, form, byteCountText(item.bodyBytes));
}

} // namespace

Result<StoredItem> storedItemAt(ByteView bytes, std::size_t offset)
{
    if (offset >= bytes.size())
        return incomplete();
    StoredItem item;
    item.offset = offset;
    item.marker = std::to_integer<std::uint8_t>(bytes[offset]);
    const Form form = formOf(item.marker);
    item.kind = form.kind;
    const bool hasType = form.kind == Kind::Extension;
    item.headBytes = 1U + form.lengthBytes + (hasType ? 1U : 0U);
    if (form.name.empty() || item.headBytes > bytes.size() - offset)
        return incomplete();

    const std::size_t length = form.lengthBytes > 0
                                   ? bigEndian(bytes.subspan(offset + 1, form.lengthBytes))
                                   : countInMarker(item);
    if (hasType)
        item.extension = static_cast<std::int8_t>(bytes[offset + item.headBytes - 1]);
    if (item.isContainer())
        item.items = length;
    else if (form.lengthBytes > 0 || (form.kind == Kind::Text))
        item.bodyBytes = length;
    else
        item.bodyBytes = form.bodyBytes;
    if (item.bodyBytes > bytes.size() - item.bodyOffset())
        return incomplete();
    return item;
}

Result<std::size_t> endOfStored(ByteView bytes, std::size_t offset)
{
    for (std::size_t left = 1; left > 0; --left) {
        BLOSCOPE_TRY(const StoredItem item, storedItemAt(bytes, offset));
        offset = item.endOfBody();
        left += item.kind == Kind::Mapping ? 2 * item.items : item.items;
        if (left - 1 > bytes.size() - offset) // each takes a byte at least
            return incomplete();
    }
    return offset;
}

std::optional<std::size_t> endOfMsgpack(ByteView bytes)
{
    const auto end = endOfStored(bytes, 0);
    if (!end || (*end != bytes.size() && isUtf8(textOf(bytes))))
        return {};
    return *end;
}

StoredItems::StoredItems(ByteView bytes, const StoredItem& container)
    : m_bytes(bytes), m_next(container.bodyOffset())
{
    if (isTuple(bytes, container))
        next();
}

StoredItem StoredItems::next()
{
    m_next = offset();
    m_isPast = true;
    const auto item = storedItemAt(m_bytes, m_next);
    assert(item);
    return *item;
}

void StoredItems::skip(std::size_t count)
{
    for (; count > 0; --count)
        next();
}

std::size_t StoredItems::offset() const
{
    if (!m_isPast)
        return m_next;
    const auto end = endOfStored(m_bytes, m_next);
    assert(end);
    return *end;
}

ByteView bodyOf(ByteView bytes, const StoredItem& item)
{
    return bytes.subspan(item.bodyOffset(), item.bodyBytes);
}

bool isTuple(ByteView bytes, const StoredItem& item)
{
    if (item.kind != Kind::List || item.items == 0)
        return false;
    const auto first = storedItemAt(bytes, item.bodyOffset());
    return first && first->kind == Kind::Text && textOf(bodyOf(bytes, *first)) == tupleMarker;
}

std::size_t itemCount(ByteView bytes, const StoredItem& container)
{
    return container.items - (isTuple(bytes, container) ? 1U : 0U);
}

std::string formText(ByteView bytes, const StoredItem& item)
{
    const std::string_view form = formOf(item.marker).name;
    switch (item.kind) {
    case Kind::Text:
    case Kind::Binary:
        return fmt::format("{}, {}", form, byteCountText(item.bodyBytes));
    case Kind::Extension:
        return extensionText(bytes, item, form);
    case Kind::List:
        return counted(isTuple(bytes, item) ? fmt::format("tuple ({})", form) : std::string(form),
                       itemCount(bytes, item), "item", "items");
    case Kind::Mapping:
        return counted(form, item.items, "entry", "entries");
    default:
        return std::string(form);
    }
}

bool isUnsigned(const StoredItem& item)
{
    return item.marker < 0x80 || (item.marker >= 0xcc && item.marker <= 0xcf);
}

std::uint64_t unsignedInteger(ByteView bytes, const StoredItem& item)
{
    return item.bodyBytes == 0 ? item.marker : bigEndian(bodyOf(bytes, item));
}

std::int64_t signedInteger(ByteView bytes, const StoredItem& item)
{
    if (item.bodyBytes == 0)
        return static_cast<std::int8_t>(item.marker);
    const auto bits = static_cast<unsigned>(8 * (8 - item.bodyBytes));
    return static_cast<std::int64_t>(unsignedInteger(bytes, item) << bits) >> bits;
}

} // namespace bloscope::msgpack_value
