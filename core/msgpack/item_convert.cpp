#include "core/msgpack/item_convert.h"

#include "core/base/utf8.h"
#include "core/msgpack/item_text.h"
#include "core/msgpack/number_convert.h"
#include "core/msgpack/write.h"
#include "core/msgpack/write_head.h"

#include <fmt/format.h>

namespace bloscope::msgpack_value {

namespace {

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
