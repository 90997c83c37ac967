#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>

namespace bloscope::msgpack_value {

enum class Kind { Nil, Boolean, Integer, Float, Text, Binary, Extension, List, Mapping };

// One value as it lies among the bytes of a metalayer: its exact form and its place. Unlike a
// Value it keeps the width of integers and lengths, costs nothing for what is inside it, and tells
// which bytes are its own.
struct StoredItem {
    std::uint8_t marker = 0xc0; // its first byte, which says kind and width
    Kind kind = Kind::Nil;
    std::size_t offset = 0;    // of the marker
    std::size_t headBytes = 1; // marker, length and the type of an extension
    std::size_t bodyBytes = 0; // behind them; 0 for arrays and maps, whose items follow
    std::size_t items = 0;     // of an array, entries of a map
    std::int8_t extension = 0; // its type

    std::size_t bodyOffset() const { return offset + headBytes; }
    std::size_t endOfBody() const { return bodyOffset() + bodyBytes; }
    bool isContainer() const { return kind == Kind::List || kind == Kind::Mapping; }
};

// The value that begins at `offset`, without looking at what is inside it. Its body lies inside
// `bytes`. Errors: Malformed "not a complete msgpack value".
Result<StoredItem> storedItemAt(ByteView bytes, std::size_t offset);

// Where the value at `offset` ends with all its items. Takes no memory, however deep it is nested.
// Errors: as above, for any of them.
Result<std::size_t> endOfStored(ByteView bytes, std::size_t offset);

// Where the first value of `bytes` ends when they are msgpack: a value, and behind it nothing, or
// something that makes no text of the whole. Nothing for text and bytes that merely begin like a
// value (conventions.md 2).
std::optional<std::size_t> endOfMsgpack(ByteView bytes);

// The values directly inside an array or map, in order; of a map key, value, key, value. For
// values whose end endOfStored() has found.
class StoredItems {
 public:
    StoredItems(ByteView bytes, const StoredItem& container);
    // Beginning at `offset`, where one of its items begins.
    StoredItems(ByteView bytes, std::size_t offset) : m_bytes(bytes), m_next(offset) {}

    StoredItem next(); // as often as there are items
    void skip(std::size_t count);
    std::size_t offset() const; // of what comes next, or the end

 private:
    ByteView m_bytes;
    std::size_t m_next;
    bool m_isPast = false; // m_next was given out already: the way over it is for later
};

ByteView bodyOf(ByteView bytes, const StoredItem& item);

// An array that python-blosc2 wrote for a tuple: it begins with the text "__tuple__"
// (conventions.md 2), which is none of the items.
bool isTuple(ByteView bytes, const StoredItem& item);

// What people count in a container: the items of an array without the marker of a tuple, or the
// entries of a map. 0 for all others.
std::size_t itemCount(ByteView bytes, const StoredItem& container);

// The exact form: "nil", "boolean", "fixint", "uint16", "float32", "str8, 5 bytes",
// "bin16, 300 bytes", "ext 42 (ext8), 64 bytes", "timestamp (fixext4)", "array16, 300 items",
// "tuple (fixarray), 2 items", "fixmap, 1 entry".
std::string formText(ByteView bytes, const StoredItem& item);

// Integers and floats. A value of uint64_t is in one beyond int64_t only.
std::int64_t signedInteger(ByteView bytes, const StoredItem& item);
std::uint64_t unsignedInteger(ByteView bytes, const StoredItem& item);
bool isUnsigned(const StoredItem& item);

} // namespace bloscope::msgpack_value
