#include "core/msgpack/json_text.h"

#include "core/msgpack/from_json.h"
#include "core/msgpack/item_text.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope::msgpack_value {

namespace {

// The one value that the bytes are.
Result<Value> onlyValue(ByteView value, const Limits& limits)
{
    auto read = readValue(value, limits);
    if (!read && read.error().kind() == ErrorKind::Limit)
        return read.error();
    if (!read)
        return Error{ErrorKind::Unsupported, "this is no msgpack value and has no JSON"};
    if (read->used != value.size())
        return Error{ErrorKind::Unsupported,
                     fmt::format("{} bytes follow the msgpack value, and have no JSON",
                                 value.size() - read->used)};
    return std::move(read->value);
}

} // namespace

Result<std::string> jsonText(ByteView value, JsonLayout layout, const Limits& limits)
{
    constexpr int indentation = 2;
    BLOSCOPE_TRY(const Value only, onlyValue(value, limits));
    return toJson(only).dump(layout == JsonLayout::Indented ? indentation : -1);
}

Result<std::string> plainText(ByteView value, const Limits& limits)
{
    BLOSCOPE_TRY(const Value only, onlyValue(value, limits));
    BLOSCOPE_TRY(const StoredItem item, storedItemAt(value, 0));
    if (item.isContainer())
        return toPlainJson(only).dump();
    return item.kind == Kind::Text ? std::string(textOf(bodyOf(value, item)))
                                   : itemText(value, item);
}

Result<ByteBuffer> valueFromJson(std::string_view text, ByteView before, const Limits& limits)
{
    BLOSCOPE_TRY(const Value value, fromJson(text, limits));
    const auto old = readValue(before, limits);
    if (!old || old->used != before.size())
        return writeValue(value);
    return writeLike(value, before, limits);
}

} // namespace bloscope::msgpack_value
