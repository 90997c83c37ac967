#include "core/frame_writing/frame_parts.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/chunk/chunk_encoder.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <functional>
#include <numeric>

namespace bloscope {

namespace {

constexpr std::size_t longestName = 31;
constexpr std::size_t mostNew = 16; // more vlmetalayers are read, but the reference adds none
constexpr std::size_t markerAndLength = 5;
constexpr std::size_t arrayMarker = 3; // 0xdc and a u16

// From the 0x93 byte to just before the 0xdc byte.
std::size_t mapBytes(const std::vector<NamedValue>& items)
{
    std::size_t bytes = 7;
    for (const NamedValue& item : items)
        bytes += 1 + item.name.size() + markerAndLength;
    return bytes;
}

void writeMap(const std::vector<NamedValue>& items, std::size_t firstValue, ByteWriter& to)
{
    to.byte(0xde);
    to.big(static_cast<std::uint16_t>(items.size()));
    std::size_t offset = firstValue;
    for (const NamedValue& item : items) {
        to.byte(static_cast<std::uint8_t>(0xa0 + item.name.size()));
        to.bytes(bytesOf(item.name));
        to.byte(0xd2);
        to.big(static_cast<std::int32_t>(offset));
        offset += markerAndLength + item.value.size();
    }
}

void writeValues(const std::vector<NamedValue>& items, ByteWriter& to)
{
    to.byte(0xdc);
    to.big(static_cast<std::uint16_t>(items.size()));
    for (const NamedValue& item : items) {
        to.byte(0xc6);
        to.big(static_cast<std::int32_t>(item.value.size()));
        to.bytes(item.value);
    }
}

Error refused(std::string_view name, std::string why)
{
    return {ErrorKind::Usage, fmt::format("'{}' {}", escapeForDisplay(name), why)};
}

Result<> checkLengthOfName(std::string_view name)
{
    if (name.size() > longestName)
        return refused(
            name, fmt::format("is a name of {} bytes; the limit is {}", name.size(), longestName));
    return {};
}

constexpr std::size_t entryBytes = sizeof(std::int64_t);
// format::maxChunks can be read, but an index of so many entries is larger than a chunk can be.
constexpr std::int64_t mostEntries = format::maxChunkBytes / std::int64_t{entryBytes};
constexpr std::int64_t worthCompressing = 32; // entries
// Small blocks, since single entries are looked up.
constexpr ChunkEncoding plainIndex{.typesize = entryBytes, .blocksize = 32 * 1024};
constexpr ChunkEncoding compressedIndex{
    .typesize = entryBytes, .blocksize = plainIndex.blocksize, .filters = {0, 0, 0, 0, 0, 1}};

std::vector<std::int64_t> allEntries(const std::vector<IndexRun>& runs, std::int64_t count)
{
    std::vector<std::int64_t> entries;
    entries.reserve(static_cast<std::size_t>(count));
    for (const IndexRun& run : runs)
        entries.insert(entries.end(), static_cast<std::size_t>(run.count), run.entry);
    return entries;
}

Result<> checkCount(std::int64_t count)
{
    if (count > mostEntries)
        return usageError(fmt::format("{} chunks; the limit is {}", count, mostEntries));
    return {};
}

Result<ByteBuffer> repeatedEntry(const std::int64_t& entry, std::int64_t count)
{
    return repeatedValueChunk(std::as_bytes(std::span(&entry, 1)),
                              static_cast<std::uint64_t>(count) * entryBytes, plainIndex);
}

template <class T>
void writeField(ByteWriter& to, std::uint8_t marker, T value)
{
    to.byte(marker);
    to.big(value);
}

} // namespace

Result<> checkMetadataName(std::string_view name)
{
    BLOSCOPE_CHECK(checkLengthOfName(name));
    if (!isUtf8(name) || name.find('\0') != std::string::npos)
        return refused(name, "is a name that is not UTF-8 or contains a NUL");
    return {};
}

Result<> checkMetadataValue(std::size_t bytes)
{
    if (bytes > static_cast<std::size_t>(format::maxChunkBytes))
        return Error{ErrorKind::Usage,
                     fmt::format("it has {} bytes; the limit is {}", bytes, format::maxChunkBytes)};
    return {};
}

Result<> checkMetadataCount(MetadataSectionOf of, std::size_t count)
{
    if (count <= mostNew)
        return {};
    if (of == MetadataSectionOf::Header)
        return usageError(fmt::format("the frame would have {} metalayers, but the reference "
                                      "library cannot open a frame with more than {}",
                                      count, mostNew));
    return usageError(fmt::format(
        "the frame would have {} vlmetalayers, but the reference library cannot extend "
        "a frame with more than {}: any change made with that library would destroy the file",
        count, mostNew));
}

Result<> NamedValues::add(std::string name, ByteBuffer value)
{
    BLOSCOPE_CHECK(checkMetadataName(name));
    if (std::ranges::find(m_items, name, &NamedValue::name) != m_items.end())
        return refused(name, "already exists");
    return keep(std::move(name), std::move(value));
}

Result<> NamedValues::keep(std::string name, ByteBuffer value)
{
    constexpr std::size_t mostBytes = 2'147'000'000; // all offsets have 31 bits
    BLOSCOPE_CHECK(checkLengthOfName(name));
    if (value.size() > mostBytes - m_bytes)
        return refused(name, fmt::format("has {} bytes; the limit for all entries together is {}",
                                         value.size(), mostBytes));
    m_bytes += value.size();
    m_items.push_back({std::move(name), std::move(value)});
    return {};
}

void writeMetadata(const NamedValues& values, MetadataSectionOf of, ByteWriter& to)
{
    const std::size_t mapEnd = mapBytes(values.items());
    const std::size_t firstValue = to.size() + mapEnd + arrayMarker;
    const std::size_t counted = of == MetadataSectionOf::Header ? mapEnd : mapEnd - 1;
    to.byte(0x93);
    to.byte(0xcd);
    to.big(static_cast<std::uint16_t>(counted));
    writeMap(values.items(), firstValue, to);
    writeValues(values.items(), to);
}

void addToIndex(std::vector<IndexRun>& runs, std::int64_t entry, std::int64_t count)
{
    if (!runs.empty() && runs.back().entry == entry)
        runs.back().count += count;
    else
        runs.push_back({entry, count});
}

std::int64_t unstoredEntry(SpecialKind kind)
{
    assert(kind == SpecialKind::Zeros || kind == SpecialKind::NaN ||
           kind == SpecialKind::Uninitialised);
    return static_cast<std::int64_t>((0x80 | static_cast<std::uint64_t>(kind)) << 56);
}

Result<ByteBuffer> encodeIndex(const std::vector<IndexRun>& runs)
{
    const std::int64_t count =
        std::accumulate(runs.begin(), runs.end(), std::int64_t{0},
                        [](std::int64_t sum, const IndexRun& run) { return sum + run.count; });
    BLOSCOPE_CHECK(checkCount(count));
    if (runs.size() == 1 && count > 1)
        return repeatedEntry(runs[0].entry, count);
    return encodeEntries(allEntries(runs, count));
}

Result<ByteBuffer> encodeEntries(const std::vector<std::int64_t>& entries)
{
    const std::int64_t count = std::ssize(entries);
    BLOSCOPE_CHECK(checkCount(count));
    const bool isUniform =
        std::ranges::adjacent_find(entries, std::not_equal_to()) == entries.end();
    if (isUniform && count > 1)
        return repeatedEntry(entries.front(), count);
    const ByteView bytes = std::as_bytes(std::span(entries));
    return count < worthCompressing ? plainCopyChunk(bytes, plainIndex)
                                    : encodeChunk(bytes, compressedIndex);
}

ByteBuffer writeTrailer(const NamedValues& vlMetalayers, const TrailerEnds& ends)
{
    constexpr std::size_t endBytes = 23; // trailer_len and fingerprint
    ByteWriter trailer;
    trailer.byte(0x94);
    trailer.byte(ends.version);
    writeMetadata(vlMetalayers, MetadataSectionOf::Trailer, trailer);
    trailer.byte(0xce);
    trailer.big(static_cast<std::uint32_t>(trailer.size() - 1 + endBytes));
    trailer.byte(0xd8);
    trailer.byte(ends.fingerprintType);
    trailer.bytes(ends.fingerprint);
    return std::move(trailer).finish();
}

void writeFrameHeader(const FrameHeader& header, ByteWriter& to)
{
    to.byte(0x9e);
    to.byte(0xa8);
    to.bytes(bytesOf({"b2frame\0", 8}));
    writeField(to, 0xd2, header.headerLen);
    writeField(to, 0xcf, header.frameLen);
    to.byte(0xa4);
    to.byte(header.generalFlags);
    to.byte(header.frameType);
    to.byte(header.codecFlags);
    to.byte(header.otherFlags);
    writeField(to, 0xd3, header.nbytes);
    writeField(to, 0xd3, header.cbytes);
    writeField(to, 0xd2, header.typesize);
    writeField(to, 0xd2, header.blocksize);
    writeField(to, 0xd2, header.chunksize);
    writeField(to, 0xd1, header.threadsCompress);
    writeField(to, 0xd1, header.threadsDecompress);
    to.byte(header.hasVlMetalayers ? 0xc3 : 0xc2);
    to.byte(0xd8);
    to.byte(header.filterCount);
    to.bytes(std::as_bytes(std::span(header.filters)));
    to.byte(header.udcodec);
    to.byte(header.codecMeta);
    to.bytes(std::as_bytes(std::span(header.filtersMeta)));
    to.byte(header.otherFlags2);
    to.byte(0);
}

} // namespace bloscope
