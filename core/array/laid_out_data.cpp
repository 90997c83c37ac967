// What the metadata of a frame without an n-d array say of its data.
#include "core/array/proposed_interpretations.h"
#include "core/frame/frame.h"
#include "core/msgpack/read.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

using msgpack_value::Map;
using msgpack_value::Text;
using msgpack_value::Value;

constexpr std::size_t mostEntries = 64;          // that are decoded
constexpr std::size_t mostStoredBytes = 1 << 16; // of one that is

constexpr std::array<std::string_view, 4> shapeNames = {"shape", "dims", "dimensions", "size"};
constexpr std::array<std::string_view, 4> typeNames = {"dtype", "type", "typestr", "datatype"};

bool isOneOf(std::string_view name, const std::array<std::string_view, 4>& names)
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return std::ranges::find(names, lower) != names.end();
}

Shape extentsIn(const Value& value)
{
    const auto* items = std::get_if<msgpack_value::Array>(&value.data);
    Shape shape;
    for (std::size_t i = 0; items && i < items->size(); ++i) {
        const auto* text = std::get_if<Text>(&(*items)[i].data);
        if (i == 0 && text && text->bytes == msgpack_value::tupleMarker)
            continue;
        const auto* extent = std::get_if<std::int64_t>(&(*items)[i].data);
        if (!extent || *extent <= 0)
            return {};
        shape.push_back(*extent);
    }
    return shape;
}

// The first that says something counts.
void take(std::string_view name, const Value& value, LaidOutData& data)
{
    if (data.shape.empty() && isOneOf(name, shapeNames))
        data.shape = extentsIn(value);
    if (data.dtype.empty() && isOneOf(name, typeNames))
        if (const auto* text = std::get_if<Text>(&value.data))
            data.dtype = text->bytes;
    if (const auto* map = std::get_if<Map>(&value.data))
        for (const msgpack_value::MapEntry& entry : *map)
            if (const auto* key = std::get_if<Text>(&entry.key.data);
                key && !std::holds_alternative<Map>(entry.value.data))
                take(key->bytes, entry.value, data);
}

void takeBytes(std::string_view name, ByteView bytes, const Limits& limits, LaidOutData& data)
{
    if (const auto read = msgpack_value::readValue(bytes, limits))
        take(name, read->value, data);
}

} // namespace

LaidOutData laidOutData(const Frame& frame, std::int64_t totalBytes)
{
    LaidOutData data{.bytes = totalBytes,
                     .typesize = std::max<std::int64_t>(frame.header().typesize, 1),
                     .chunkBytes = std::max<std::int64_t>(frame.header().chunksize, 0)};
    std::size_t left = mostEntries;
    for (const MetadataEntry& entry : frame.metalayers().entries)
        if (left > 0 && left--)
            takeBytes(entry.name, entry.value, frame.limits(), data);
    for (const MetadataEntry& entry : frame.vlMetalayers().entries)
        if (left > 0 && entry.value.size() <= mostStoredBytes && left--)
            if (const auto bytes = frame.readVlMetadata(entry))
                takeBytes(entry.name, *bytes, frame.limits(), data);
    return data;
}

} // namespace bloscope
