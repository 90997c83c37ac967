#include "core/msgpack/item_edit.h"

#include "core/base/text.h"
#include "core/msgpack/item_path.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"

#include <algorithm>

namespace bloscope::msgpack_value {

namespace {

// Are these bytes exactly one value that can lie so many levels deep?
Result<> checkNew(ByteView bytes, std::size_t levels, const Limits& limits)
{
    Limits left = limits;
    left.msgpackDepth -= std::min(levels, limits.msgpackDepth);
    const auto read = readValue(bytes, left);
    if (!read)
        return read.error().within("the new value");
    if (read->used != bytes.size())
        return Error{ErrorKind::Malformed,
                     byteCountText(bytes.size() - read->used) + " after the new value"};
    return {};
}

ItemPath containerOf(const ItemPath& path)
{
    return {path.begin(), path.end() - 1};
}

// Whether an array is a tuple must not change by what happens to its items.
Result<> checkTuple(ByteView before, const StoredItem& container, ByteView after)
{
    if (isTuple(before, container) || !isTuple(after, *storedItemAt(after, container.offset)))
        return {};
    return usageError("a list that begins with \"__tuple__\" is a tuple; change its type instead");
}

// The bytes of `value` with those of `range` replaced, and the count of its container.
Result<ByteBuffer> splice(ByteView value, const ItemRange& range, ByteView with, std::size_t items)
{
    const StoredItem& container = range.container;
    ByteWriter to;
    to.bytes(value.first(container.offset));
    writeHead(container.kind, items, container.marker, to);
    to.bytes(value.subspan(container.bodyOffset(), range.begin - container.bodyOffset()));
    to.bytes(with);
    to.bytes(value.subspan(range.end));
    BLOSCOPE_CHECK(checkTuple(value, container, to.view()));
    return std::move(to).finish();
}

ByteBuffer joined(ByteView first, ByteView second)
{
    ByteBuffer both(first.begin(), first.end());
    both.insert(both.end(), second.begin(), second.end());
    return both;
}

Result<ByteBuffer> replaceWhole(ByteView value, ByteView with)
{
    BLOSCOPE_TRY(const std::size_t end, endOfStored(value, 0));
    return joined(with, value.subspan(end));
}

} // namespace

Result<ByteBuffer> replaceItem(ByteView value, const ItemPath& path, ByteView item,
                               const Limits& limits)
{
    BLOSCOPE_CHECK(checkNew(item, path.size(), limits));
    if (path.empty())
        return replaceWhole(value, item);
    BLOSCOPE_TRY(ItemRange range, itemRange(value, containerOf(path), path.back(), 1));
    if (range.container.kind == Kind::Mapping)
        range.begin = *endOfStored(value, range.begin); // its key stays
    return splice(value, range, item, range.container.items);
}

Result<ByteBuffer> replaceKey(ByteView value, const ItemPath& entry, ByteView key,
                              const Limits& limits)
{
    BLOSCOPE_CHECK(checkNew(key, entry.size(), limits));
    BLOSCOPE_CHECK(keyAt(value, entry));
    BLOSCOPE_TRY(ItemRange range, itemRange(value, containerOf(entry), entry.back(), 1));
    BLOSCOPE_CHECK(checkKeyIsFree(value, range.container, key, entry.back(), limits));
    range.end = *endOfStored(value, range.begin);
    return splice(value, range, key, range.container.items);
}

Result<ByteBuffer> insertItem(ByteView value, const ItemPath& list, std::size_t at, ByteView item,
                              const Limits& limits)
{
    BLOSCOPE_CHECK(checkNew(item, list.size() + 1, limits));
    BLOSCOPE_TRY(const ItemRange range, itemRange(value, list, at, 0));
    if (range.container.kind != Kind::List)
        return usageError("an entry of a map needs a key");
    return splice(value, range, item, range.container.items + 1);
}

Result<ByteBuffer> insertEntry(ByteView value, const ItemPath& map, std::size_t at, ByteView key,
                               ByteView item, const Limits& limits)
{
    BLOSCOPE_CHECK(checkNew(key, map.size() + 1, limits));
    BLOSCOPE_CHECK(checkNew(item, map.size() + 1, limits));
    BLOSCOPE_TRY(const ItemRange range, itemRange(value, map, at, 0));
    if (range.container.kind != Kind::Mapping)
        return usageError("an item of a list has no key");
    BLOSCOPE_CHECK(checkKeyIsFree(value, range.container, key, {}, limits));
    return splice(value, range, joined(key, item), range.container.items + 1);
}

Result<ByteBuffer> removeItem(ByteView value, const ItemPath& path)
{
    if (path.empty())
        return usageError("the top-level value cannot be removed");
    BLOSCOPE_TRY(const ItemRange range, itemRange(value, containerOf(path), path.back(), 1));
    return splice(value, range, {}, range.container.items - 1);
}

Result<ByteBuffer> moveItem(ByteView value, const ItemPath& container, std::size_t from,
                            std::size_t to)
{
    BLOSCOPE_TRY(const ItemRange moved, itemRange(value, container, from, 1));
    BLOSCOPE_TRY(const ItemRange target, itemRange(value, container, to, 1));
    ByteBuffer bytes(value.begin(), value.end());
    const auto at = [&](std::size_t offset) {
        return bytes.begin() + static_cast<std::ptrdiff_t>(offset);
    };
    if (to < from)
        std::rotate(at(target.begin), at(moved.begin), at(moved.end));
    else
        std::rotate(at(moved.begin), at(moved.end), at(target.end));
    BLOSCOPE_CHECK(checkTuple(value, moved.container, bytes));
    return bytes;
}

Result<ByteBuffer> duplicateItem(ByteView value, const ItemPath& path, const Limits& limits)
{
    if (path.empty())
        return usageError("the top-level value cannot be duplicated");
    BLOSCOPE_TRY(const StoredItem item, itemAt(value, path));
    BLOSCOPE_TRY(const StoredItem container, itemAt(value, containerOf(path)));
    const ByteView bytes = itemBytes(value, item);
    if (container.kind == Kind::List)
        return insertItem(value, containerOf(path), path.back() + 1, bytes, limits);
    BLOSCOPE_TRY(const StoredItem key, keyAt(value, path));
    BLOSCOPE_TRY(const ByteBuffer copy, freeKey(value, container, itemBytes(value, key), limits));
    return insertEntry(value, containerOf(path), path.back() + 1, copy, bytes, limits);
}

} // namespace bloscope::msgpack_value
