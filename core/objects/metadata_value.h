#pragma once

#include "core/frame/frame.h"
#include "core/msgpack/value.h"

#include <optional>

// Metadata values of a frame as msgpack (format.md 10.1), and their parts.
namespace bloscope {

// The value of a metalayer or vlmetalayer of that name, when there is one and it is a complete
// msgpack value.
std::optional<msgpack_value::Value> metalayerValue(const Frame& frame, std::string_view name);
std::optional<msgpack_value::Value> vlMetalayerValue(const Frame& frame, std::string_view name);

bool hasMetalayer(const Frame& frame, std::string_view name);
bool hasVlMetalayer(const Frame& frame, std::string_view name);

// The member of a map; null when `map` is none or has no such member. The first of several wins.
const msgpack_value::Value* memberOf(const msgpack_value::Value& map, std::string_view key);

// Whole numbers and texts; nothing for values of other kinds, and for null pointers.
std::optional<std::int64_t> integerOf(const msgpack_value::Value* value);
std::optional<std::string> textOf(const msgpack_value::Value* value);
bool isNil(const msgpack_value::Value* value); // a null pointer as well

// The items of a list or a tuple, without its marker; empty for other values.
std::span<const msgpack_value::Value> itemsOf(const msgpack_value::Value* value);

} // namespace bloscope
