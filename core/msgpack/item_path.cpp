#include "core/msgpack/item_path.h"

#include <fmt/format.h>

namespace bloscope::msgpack_value {

namespace {

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
        return Error{ErrorKind::Usage, "the whole value has no key"};
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
