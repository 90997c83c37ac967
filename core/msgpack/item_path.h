#pragma once

#include "core/msgpack/stored_item.h"

#include <vector>

namespace bloscope::msgpack_value {

// The way from a whole value down to one of its items: at every level the number of an item of an
// array, or of an entry of a map, whose value is meant. Empty: the whole value. Items are counted
// as people see them (describe_value.h): the marker "__tuple__" of a tuple is none of them, so that
// 0 is the first item of a tuple, too.
using ItemPath = std::vector<std::size_t>;

// The item at the end of the way, in bytes that begin with a complete msgpack value; what follows
// the value does not matter. Each call goes over all bytes: walk with StoredItems to see many.
// Errors: Malformed "not a complete msgpack value", Usage for ways that lead to nothing.
Result<StoredItem> itemAt(ByteView value, const ItemPath& path);

// The key of an entry of a map. Errors: as above, and Usage for what is no entry of a map.
Result<StoredItem> keyAt(ByteView value, const ItemPath& entry);

// All bytes of a complete item, those of its items included.
ByteView itemBytes(ByteView value, const StoredItem& item);

// Where the items [number, number + count) of a container lie in `value`, entries with their keys.
// The count may be 0: where an item could be inserted.
struct ItemRange {
    StoredItem container;
    std::size_t begin = 0;
    std::size_t end = 0;
};
Result<ItemRange> itemRange(ByteView value, const ItemPath& container, std::size_t number,
                            std::size_t count);

} // namespace bloscope::msgpack_value
