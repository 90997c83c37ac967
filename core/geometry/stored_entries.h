#pragma once

#include "core/array/array.h"
#include "core/msgpack/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the sources of geometry share: entries of the metadata, and what their values hold. Nothing
// of it fails: a value that is something else than asked for is no value.
namespace bloscope {

// An entry that is msgpack, and where it stands: "metalayer dims", "vlmetalayer coordinates".
struct StoredEntry {
    msgpack_value::Value value;
    std::string place;
};

// Every entry of that name, metalayers first. May read from the file.
std::vector<StoredEntry> entriesNamed(const Frame& frame, std::string_view name);

// The first one.
std::optional<StoredEntry> entryNamed(const Frame& frame, std::string_view name);

// Null where the value is no map, or has no such key.
const msgpack_value::Value* memberNamed(const msgpack_value::Value* value, std::string_view key);

// Without the mark of a tuple. Null where the value is no list.
struct StoredList {
    const msgpack_value::Value* first = nullptr;
    std::size_t count = 0;

    const msgpack_value::Value* begin() const { return first; }
    const msgpack_value::Value* end() const { return first + count; }
};
std::optional<StoredList> listIn(const msgpack_value::Value* value);

// Of any width; of 32 bits the shortest one that is meant (0.1). Always finite.
std::optional<double> numberIn(const msgpack_value::Value* value);
std::optional<std::string_view> textIn(const msgpack_value::Value* value);

// A list of nothing else; none where there is something else in it.
std::optional<std::vector<double>> numbersIn(const msgpack_value::Value* value);
std::optional<std::vector<std::string>> textsIn(const msgpack_value::Value* value);

// A name, a unit: a text of 1 to 64 bytes, escaped for display; otherwise empty.
inline constexpr std::size_t longestLabel = 64;
std::string labelOf(std::optional<std::string_view> text);

} // namespace bloscope
