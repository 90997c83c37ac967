#include "core/base/text.h"
#include "core/inspect/describe.h"
#include "core/inspect/describe_value.h"
#include "core/inspect/description.h"
#include "core/objects/reserved_names.h"
#include "core/objects/secrets.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

constexpr std::size_t longestDtype = 200; // in a summary

// What one section may still bring into memory: a small file can hold thousands of large values.
struct Room {
    DescribedParts parts;
    std::uint64_t bytes; // of decoded values

    explicit Room(const Limits& limits) : bytes(limits.metadataValueBytes) {}
};

void finish(Description& description, std::uint64_t offset, std::uint64_t size)
{
    description.offset = offset;
    description.size = size;
}

// The items of vlmetalayers are compressed: they stand nowhere in the file.
Description describeEntryValue(const std::string& name, ByteBuffer value,
                               std::optional<std::uint64_t> fileOffset, const Limits& limits,
                               DescribedParts& parts)
{
    if (name == "b2nd" || name == "caterva") {
        const std::uint64_t offset = fileOffset.value_or(0);
        if (const Result<B2ndMetadata> metadata = parseB2nd(value, offset)) {
            Description description = describeB2nd(*metadata, offset, value.size());
            description.name = name;
            return description;
        }
    }
    const auto bytes = std::make_shared<const ByteBuffer>(std::move(value));
    return describeValue(name, {bytes, fileOffset, limits}, parts);
}

Description describeEntry(const MetadataEntry& entry, Result<ByteBuffer> value,
                          std::optional<std::uint64_t> fileOffset, const Limits& limits, Room& room)
{
    Description description;
    description.name = entry.name.empty() ? "(no name)" : escapeForDisplay(entry.name);
    if (value)
        description =
            describeEntryValue(description.name, *std::move(value), fileOffset, limits, room.parts);
    else
        description.problem = value.error().text();
    finish(description, entry.valueOffset, entry.value.size());
    return description;
}

Result<ByteBuffer> valueOf(const MetadataEntry& entry)
{
    if (entry.error)
        return *entry.error;
    return withoutSecrets(entry.name, entry.value);
}

// What the library, not the user, wrote is told from the rest.
void addReserved(std::optional<std::string_view> meaning, Description& description)
{
    if (!meaning)
        return;
    description.meaning += description.meaning.empty() ? "" : "; ";
    description.meaning += fmt::format("written by the library: {}", *meaning);
}

// The decoded value, while there is room for decoded values.
Result<ByteBuffer> vlValueOf(const Frame& frame, const MetadataEntry& entry, Room& room)
{
    if (room.bytes == 0)
        return Error{ErrorKind::Limit,
                     fmt::format("not decoded: the values before it need more than {} bytes",
                                 frame.limits().metadataValueBytes)};
    Result<ByteBuffer> value = frame.readVlMetadata(entry);
    if (!value)
        return value;
    room.bytes -= std::min<std::uint64_t>(room.bytes, value->size());
    return withoutSecrets(entry.name, *std::move(value));
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
                "chunk shape in elements");
    list.stored("blockshape", metadata.blockshape, blocksAt + 1, 5 * extents,
                "block shape in elements");
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
                    metadata.blockshape,
                    metadata.dtype ? escapeForDisplay(*metadata.dtype, longestDtype) : "no dtype");
    description.fields = list.take();
    finish(description, offset, size);
    return description;
}

Description describeMetalayers(const Frame& frame)
{
    Description description = describeSection("Metalayers", frame.metalayers());
    Room room(frame.limits());
    for (const MetadataEntry& entry : frame.metalayers().entries) {
        description.children.push_back(
            describeEntry(entry, valueOf(entry), entry.valueOffset, frame.limits(), room));
        addReserved(reservedMetalayer(entry.name), description.children.back());
    }
    return description;
}

Description describeVlMetalayers(const Frame& frame)
{
    Description description = describeSection("Variable-length metalayers", frame.vlMetalayers());
    Room room(frame.limits());
    const ObjectKind kind = classify(frame);
    for (const MetadataEntry& entry : frame.vlMetalayers().entries) {
        description.children.push_back(
            describeEntry(entry, vlValueOf(frame, entry, room), {}, frame.limits(), room));
        addReserved(reservedVlMetalayer(entry.name, kind), description.children.back());
    }
    return description;
}

} // namespace bloscope
