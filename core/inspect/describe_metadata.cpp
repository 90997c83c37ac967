#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/inspect/describe.h"
#include "core/inspect/field_list.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

constexpr std::size_t longestSummary = 200;
constexpr std::size_t mostItems = 1000; // of one array or map, shown one by one

std::string cut(std::string text)
{
    if (text.size() <= longestSummary)
        return text;
    std::size_t end = longestSummary;
    while (end > 0 &&
           (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) // not inside a character
        --end;
    return text.substr(0, end) + "\u2026";
}

std::string textOfValue(const msgpack::Value& value)
{
    if (const auto* text = std::get_if<msgpack::Text>(&value.data))
        return cut(escapeForDisplay(text->bytes));
    return cut(msgpack::toJson(value).dump(-1, ' ', false,
                                           nlohmann::ordered_json::error_handler_t::replace));
}

Description describeItem(std::string name, const msgpack::Value& value)
{
    Description description;
    description.name = std::move(name);
    description.summary = textOfValue(value);
    std::size_t items = 0;
    if (const auto* array = std::get_if<msgpack::Array>(&value.data)) {
        items = array->size();
        for (std::size_t i = 0; i < std::min(items, mostItems); ++i)
            description.children.push_back(describeItem(fmt::format("[{}]", i), (*array)[i]));
    } else if (const auto* map = std::get_if<msgpack::Map>(&value.data)) {
        items = map->size();
        for (std::size_t i = 0; i < std::min(items, mostItems); ++i)
            description.children.push_back(
                describeItem(textOfValue((*map)[i].key), (*map)[i].value));
    }
    if (items > mostItems)
        description.problem =
            fmt::format("only the first {} of {} items are listed", mostItems, items);
    return description;
}

// What is no msgpack is text when it can be, bytes otherwise (conventions.md 2).
Description describeOpaque(const std::string& name, ByteView value)
{
    Description description;
    description.name = name;
    const std::string_view text = textOf(value);
    description.summary =
        value.empty() ? "empty"
        : isUtf8(text)
            ? "text: " + cut(escapeForDisplay(text))
            : "bytes: " + cut(hexOf(value.first(std::min(value.size(), longestSummary))));
    return description;
}

void finish(Description& description, std::uint64_t offset, std::uint64_t size)
{
    description.offset = offset;
    description.size = size;
}

Description describeEntry(const MetadataEntry& entry, const Result<ByteBuffer>& value,
                          const Limits& limits)
{
    const std::string name = entry.name.empty() ? "(no name)" : escapeForDisplay(entry.name);
    if (!value) {
        Description description;
        description.name = name;
        description.problem = value.error().text();
        finish(description, entry.valueOffset, entry.value.size());
        return description;
    }
    Description description = describeValue(name, *value, entry.valueOffset, limits);
    finish(description, entry.valueOffset, entry.value.size());
    return description;
}

Description describeSection(std::string name, const MetadataSection& section)
{
    Description description;
    description.name = std::move(name);
    description.summary = fmt::format("{} {}", section.entries.size(),
                                      section.entries.size() == 1 ? "entry" : "entries");
    if (section.error)
        description.problem = section.error->text();
    finish(description, section.offset, section.size);
    return description;
}

} // namespace

Description describeB2nd(const B2ndMetadata& metadata, std::uint64_t offset, std::uint64_t size)
{
    const auto extents = static_cast<std::uint64_t>(metadata.dimensions);
    const std::uint64_t chunksAt = 4 + 9 * extents;
    const std::uint64_t blocksAt = chunksAt + 1 + 5 * extents;
    const std::uint64_t behindBlocks = blocksAt + 5 * extents;
    FieldList list(offset);
    list.stored("version", metadata.version, 1, 1);
    list.stored("ndim", metadata.dimensions, 2, 1, "dimensions");
    list.stored("shape", metadata.shape, 4, 9 * extents, "elements per dimension");
    list.stored("chunkshape", metadata.chunkshape, chunksAt + 1, 5 * extents,
                "elements of a chunk");
    list.stored("blockshape", metadata.blockshape, blocksAt + 1, 5 * extents,
                "elements of a block");
    if (metadata.dtypeFormat)
        list.stored("dtype_format", *metadata.dtypeFormat, behindBlocks + 1, 1,
                    *metadata.dtypeFormat == 0 ? "NumPy" : "unknown");
    if (metadata.dtype)
        list.stored("dtype", escapeForDisplay(*metadata.dtype),
                    size - metadata.trailingBytes - metadata.dtype->size(), metadata.dtype->size());
    if (metadata.trailingBytes > 0)
        list.derived("trailing_bytes", metadata.trailingBytes, "ignored");

    Description description;
    description.name = "b2nd";
    description.summary = fmt::format(
        "shape {}, chunks {}, blocks {}, {}", metadata.shape, metadata.chunkshape,
        metadata.blockshape, metadata.dtype ? cut(escapeForDisplay(*metadata.dtype)) : "no dtype");
    description.fields = list.take();
    finish(description, offset, size);
    return description;
}

Description describeValue(const std::string& name, ByteView value, std::uint64_t offset,
                          const Limits& limits)
{
    if (name == "b2nd" || name == "caterva") {
        const Result<B2ndMetadata> metadata = parseB2nd(value, offset);
        if (metadata) {
            Description description = describeB2nd(*metadata, offset, value.size());
            description.name = name;
            return description;
        }
    }
    const Result<msgpack::ReadValue> read = msgpack::readValue(value, limits);
    if (!read || (read->used != value.size() && isUtf8(textOf(value)))) {
        Description description = describeOpaque(name, value);
        finish(description, offset, value.size());
        return description;
    }
    Description description = describeItem(name, read->value);
    if (read->used != value.size())
        description.problem =
            fmt::format("{} more bytes follow the value", value.size() - read->used);
    finish(description, offset, value.size());
    return description;
}

Description describeMetalayers(const Frame& frame)
{
    Description description = describeSection("Metalayers", frame.metalayers());
    for (const MetadataEntry& entry : frame.metalayers().entries)
        description.children.push_back(describeEntry(
            entry, entry.error ? Result<ByteBuffer>(*entry.error) : Result<ByteBuffer>(entry.value),
            frame.limits()));
    return description;
}

Description describeVlMetalayers(const Frame& frame)
{
    Description description = describeSection("Variable-length metalayers", frame.vlMetalayers());
    for (const MetadataEntry& entry : frame.vlMetalayers().entries)
        description.children.push_back(
            describeEntry(entry, frame.readVlMetadata(entry), frame.limits()));
    return description;
}

} // namespace bloscope
