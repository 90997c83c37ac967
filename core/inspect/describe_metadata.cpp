#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/inspect/describe.h"
#include "core/inspect/field_list.h"
#include "core/msgpack/read.h"
#include "core/msgpack/value_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

constexpr std::size_t longestSummary = 200;
constexpr std::size_t mostItems = 1000; // of one list or map, shown one by one

// What one section may still bring into memory: a small file can hold thousands of large values.
struct Room {
    std::size_t items = 100'000;
    std::uint64_t bytes; // of decoded values

    explicit Room(const Limits& limits) : bytes(limits.metadataValueBytes) {}
};

Description describeItem(std::string name, const msgpack::Value& value, Room& room)
{
    Description description;
    description.name = std::move(name);
    description.summary = msgpack::shortText(value, longestSummary);
    const std::size_t items = msgpack::childCount(value);
    const std::size_t listed = std::min({items, mostItems, room.items});
    room.items -= listed;
    for (std::size_t i = 0; i < listed; ++i) {
        msgpack::Child child = msgpack::childAt(value, i);
        description.children.push_back(describeItem(std::move(child.name), *child.value, room));
    }
    if (listed < items)
        description.problem =
            fmt::format("only the first {} of {} items are listed", listed, items);
    return description;
}

std::string cut(std::string_view text)
{
    const std::string_view shown = utf8Prefix(text, longestSummary);
    return escapeForDisplay(shown) + (shown.size() < text.size() ? "..." : "");
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
            ? "text: " + cut(text)
            : "bytes: " + cut(hexOf(value.first(std::min(value.size(), longestSummary))));
    return description;
}

void finish(Description& description, std::uint64_t offset, std::uint64_t size)
{
    description.offset = offset;
    description.size = size;
}

Description describeValue(const std::string& name, ByteView value, std::uint64_t offset,
                          const Limits& limits, Room& room)
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
    Description description = describeItem(name, read->value, room);
    if (read->used != value.size())
        description.problem =
            fmt::format("{} more bytes follow the value", value.size() - read->used);
    finish(description, offset, value.size());
    return description;
}

Description describeEntry(const MetadataEntry& entry, const Result<ByteBuffer>& value,
                          const Limits& limits, Room& room)
{
    Description description;
    description.name = entry.name.empty() ? "(no name)" : escapeForDisplay(entry.name);
    if (value)
        description = describeValue(description.name, *value, entry.valueOffset, limits, room);
    else
        description.problem = value.error().text();
    finish(description, entry.valueOffset, entry.value.size());
    return description;
}

Result<ByteBuffer> valueOf(const MetadataEntry& entry)
{
    if (entry.error)
        return *entry.error;
    return entry.value;
}

// The decoded value, while there is room for decoded values.
Result<ByteBuffer> vlValueOf(const Frame& frame, const MetadataEntry& entry, Room& room)
{
    if (room.bytes == 0)
        return Error{ErrorKind::Limit,
                     fmt::format("not decoded: the values before it take more than {} bytes",
                                 frame.limits().metadataValueBytes)};
    Result<ByteBuffer> value = frame.readVlMetadata(entry);
    room.bytes -= std::min<std::uint64_t>(room.bytes, value ? value->size() : 0);
    return value;
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
    description.summary =
        fmt::format("shape {}, chunks {}, blocks {}, {}", metadata.shape, metadata.chunkshape,
                    metadata.blockshape, metadata.dtype ? cut(*metadata.dtype) : "no dtype");
    description.fields = list.take();
    finish(description, offset, size);
    return description;
}

Description describeValue(const std::string& name, ByteView value, std::uint64_t offset,
                          const Limits& limits)
{
    Room room(limits);
    return describeValue(name, value, offset, limits, room);
}

Description describeMetalayers(const Frame& frame)
{
    Description description = describeSection("Metalayers", frame.metalayers());
    Room room(frame.limits());
    for (const MetadataEntry& entry : frame.metalayers().entries)
        description.children.push_back(describeEntry(entry, valueOf(entry), frame.limits(), room));
    return description;
}

Description describeVlMetalayers(const Frame& frame)
{
    Description description = describeSection("Variable-length metalayers", frame.vlMetalayers());
    Room room(frame.limits());
    for (const MetadataEntry& entry : frame.vlMetalayers().entries)
        description.children.push_back(
            describeEntry(entry, vlValueOf(frame, entry, room), frame.limits(), room));
    return description;
}

} // namespace bloscope
