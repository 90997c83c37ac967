#include "core/objects/metadata_value.h"

#include "core/msgpack/read.h"
#include "core/msgpack/value.h"

namespace bloscope {

namespace {

using msgpack_value::Value;

std::optional<Value> valueIn(ByteView bytes, const Limits& limits)
{
    auto read = msgpack_value::readValue(bytes, limits);
    if (!read || read->used != bytes.size())
        return {};
    return std::move(read->value);
}

} // namespace

std::optional<Value> metalayerValue(const Frame& frame, std::string_view name)
{
    const MetadataEntry* entry = frame.metalayers().find(name);
    return entry ? valueIn(entry->value, frame.limits()) : std::nullopt;
}

std::optional<Value> vlMetalayerValue(const Frame& frame, std::string_view name)
{
    const MetadataEntry* entry = frame.vlMetalayers().find(name);
    if (!entry)
        return {};
    const Result<ByteBuffer> bytes = frame.readVlMetadata(*entry);
    return bytes ? valueIn(*bytes, frame.limits()) : std::nullopt;
}

bool hasMetalayer(const Frame& frame, std::string_view name)
{
    return frame.metalayers().find(name) != nullptr;
}

bool hasVlMetalayer(const Frame& frame, std::string_view name)
{
    return frame.vlMetalayers().find(name) != nullptr;
}

const Value* memberOf(const Value& map, std::string_view key)
{
    const auto* const entries = std::get_if<msgpack_value::Map>(&map.data);
    return entries ? msgpack_value::memberOf(*entries, key) : nullptr;
}

std::optional<std::int64_t> integerOf(const Value* value)
{
    const auto* number = value ? std::get_if<std::int64_t>(&value->data) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

std::optional<std::string> textOf(const Value* value)
{
    const auto* text = value ? std::get_if<msgpack_value::Text>(&value->data) : nullptr;
    return text ? std::optional(text->bytes) : std::nullopt;
}

bool isNil(const Value* value)
{
    return !value || std::holds_alternative<msgpack_value::Nil>(value->data);
}

std::span<const Value> itemsOf(const Value* value)
{
    const auto* list = value ? std::get_if<msgpack_value::Array>(&value->data) : nullptr;
    if (!list)
        return {};
    const bool tuple = !list->empty() && textOf(&list->front()) == msgpack_value::tupleMarker;
    return std::span(*list).subspan(tuple ? 1 : 0);
}

} // namespace bloscope
