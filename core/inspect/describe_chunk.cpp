#include "core/base/text.h"
#include "core/chunk/chunk.h"
#include "core/codecs/codec_table.h"
#include "core/inspect/chunk_facts.h"
#include "core/inspect/describe.h"
#include "core/inspect/description.h"
#include "core/inspect/expected_fields.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int32_t mostBlockStarts = 16; // listed in one field; describeBlocks() has them all

std::string sizeText(std::int32_t bytes)
{
    return bytes < 0 ? "impossible" : byteCountText(static_cast<std::uint64_t>(bytes));
}

std::string ratioOf(const ChunkHeader& header)
{
    return header.cbytes > 0 ? fmt::format("{:.1f}x", double(header.nbytes) / header.cbytes)
                             : std::string();
}

void addExtension(FieldList& list, const ChunkHeader& header)
{
    list.stored("filters", header.filters, 16, 6,
                filtersText(header).empty() ? "none" : filtersText(header));
    list.stored("udcodec", header.udcodec, 22, 1, codecName(header.udcodec));
    list.stored("codec_meta", header.codecMeta, 23, 1, "codec parameter");
    list.stored("filters_meta", header.filtersMeta, 24, 6, "filter parameters");
    list.stored("flags2", header.blosc2Flags2, 30, 1, fmt::format("0x{:02x}", header.blosc2Flags2));
    list.stored("blosc2_flags", header.blosc2Flags, 31, 1,
                fmt::format("0x{:02x}", header.blosc2Flags));
}

void addTables(FieldList& list, const Chunk& chunk)
{
    const BlockIndex& blocks = chunk.blocks();
    list.derived("nblocks", blocks.count(), "in the block table");
    const auto tableAt = static_cast<std::uint64_t>(chunk.header().overhead());
    if (chunk.dictionaryBytes() > 0)
        list.stored("dict_size", chunk.dictionaryBytes(),
                    tableAt + 4 * static_cast<std::uint64_t>(blocks.count()), 4,
                    "dictionary size in bytes");
    if (blocks.count() == 0 || blocks.count() > mostBlockStarts)
        return;
    std::vector<std::int32_t> starts;
    for (std::int32_t block = 0; block < blocks.count(); ++block)
        starts.push_back(blocks.start(block));
    list.stored("bstarts", starts, tableAt, 4 * starts.size(), "start of each block in the chunk");
}

Description describeStream(const StoredStream& stream, std::size_t number,
                           std::uint64_t blockOffset)
{
    Description description;
    description.name = fmt::format("Stream {}", number);
    description.offset = blockOffset + static_cast<std::uint64_t>(stream.begin);
    description.size = 4 + static_cast<std::uint64_t>(stream.payload);
    description.summary = stream.csize == 0 ? "zeros"
                          : stream.csize < 0
                              ? fmt::format("byte {} repeated", -stream.csize)
                              : byteCountText(static_cast<std::uint64_t>(stream.csize));
    return description;
}

Description describeBlock(const Chunk& chunk, std::int32_t block)
{
    Description description;
    description.name = fmt::format("Block {}", block);
    const Result<BlockIndex::Range> range = chunk.blocks().range(block);
    if (!range) {
        description.problem = range.error().text();
        return description;
    }
    description.offset = chunk.offset() + static_cast<std::uint64_t>(range->begin);
    const auto streams = chunk.streams(block);
    if (!streams) {
        description.problem = streams.error().text();
        return description;
    }
    for (std::size_t i = 0; i < streams->size(); ++i) {
        description.children.push_back(describeStream((*streams)[i], i, description.offset));
        description.size += description.children.back().size;
    }
    description.summary =
        fmt::format("{} to {}, {} {}", byteCountText(description.size),
                    byteCountText(static_cast<std::uint64_t>(chunk.blockBytes(block))),
                    streams->size(), streams->size() == 1 ? "stream" : "streams");
    return description;
}

void append(std::vector<Field>& fields, std::vector<Field> more)
{
    std::move(more.begin(), more.end(), std::back_inserter(fields));
}

std::string entryMeaning(const Frame& frame, const IndexEntry& entry)
{
    if (!entry.stored())
        return "not stored";
    return frame.kind() == FrameKind::Sparse ? "number of the chunk file"
                                             : "from the end of the header";
}

std::vector<Field> entryFields(const Frame& frame, const IndexEntry& entry)
{
    FieldList list;
    list.derived("offset", entry.raw, entryMeaning(frame, entry));
    if (!entry.stored())
        list.derived("offset_hex", fmt::format("{:016x}", static_cast<std::uint64_t>(entry.raw)),
                     std::string(nameOf(entry.special)));
    return list.take();
}

// The file that holds the chunk, when it has one of its own.
void describeFile(const Frame& frame, const IndexEntry& entry, Description& description)
{
    description.file = frame.chunkFileOf(entry);
    if (description.file.empty())
        return;
    FieldList list;
    list.derived("file", description.file, "in the directory of the frame");
    if (const auto place = frame.placeOf(entry)) // its size, whatever it holds
        list.derived("file_size", place->available,
                     byteCountText(place->available) + ", offsets are in this file");
    append(description.fields, list.take());
}

// The header of a stored chunk that cannot be opened, as it stands: it may show why.
void describeDamagedHeader(const Frame& frame, const IndexEntry& entry, Description& description)
{
    std::array<std::byte, 32> bytes{};
    const auto place = frame.placeOf(entry);
    if (!place || place->available < bytes.size() || !place->source->readAt(place->offset, bytes))
        return;
    const std::uint64_t offset = place->source->origin() + place->offset;
    if (const Result<ChunkHeader> header = parseChunkHeader(bytes, offset)) {
        description.offset = offset;
        description.size = static_cast<std::uint64_t>(header->overhead());
        std::vector<Field> fields = chunkHeaderFields(*header, offset);
        tellExpected(fields, *header,
                     {.available = place->available,
                      .chunksize = std::max(0, frame.header().chunksize),
                      .typesize = frame.header().typesize});
        append(description.fields, std::move(fields));
    }
}

void describeOpened(const Chunk& chunk, Description& description)
{
    const ChunkHeader& header = chunk.header();
    description.offset = chunk.offset();
    description.size = chunk.isStored() ? static_cast<std::uint64_t>(header.cbytes) : 0;
    description.summary =
        contentText(header) + ", " + (chunk.isStored() ? ratioOf(header) : "not stored");
    std::vector<Field> fields = chunkHeaderFields(chunk.statedHeader(), chunk.offset());
    if (!chunk.isStored())
        for (Field& field : fields)
            field.offset = field.size = 0; // the header is made up
    append(description.fields, std::move(fields));
    FieldList tables(chunk.offset());
    addTables(tables, chunk);
    append(description.fields, tables.take());
    if (const auto oddities = odditiesOf(chunk); !oddities.empty())
        description.problem = fmt::format("{}", fmt::join(oddities, "; "));
}

} // namespace

std::vector<Field> chunkHeaderFields(const ChunkHeader& header, std::uint64_t offset)
{
    FieldList list(offset);
    list.stored("version", header.version, 0, 1, "chunk format version");
    list.stored("versionlz", header.versionlz, 1, 1, "codec format version");
    list.stored("flags", header.flags, 2, 1, fmt::format("0x{:02x}", header.flags));
    list.derived("extended", header.extended(),
                 header.extended() ? "header of 32 bytes" : "header of 16 bytes");
    list.derived("memcpyed", header.memcpyed(), "whether the data is stored uncompressed");
    list.derived("split", !header.dontSplit(), "one stream per byte of an element");
    list.derived("codec_format", header.codecFormat(), codecText(header));
    list.stored("typesize", header.typesize, 3, 1, "bytes per element; 1 if above 255");
    list.stored("nbytes", header.nbytes, 4, 4, sizeText(header.nbytes) + " decoded");
    list.stored("blocksize", header.blocksize, 8, 4,
                header.variableLengthBlocks() ? "number of blocks" : "decoded bytes per block");
    list.stored("cbytes", header.cbytes, 12, 4, sizeText(header.cbytes) + " stored");
    if (header.extended())
        addExtension(list, header);
    list.derived("use_dict", header.usesDictionary(), "compressed with a dictionary");
    list.derived("special", header.specialBits(), std::string(nameOf(header.special())));
    list.derived("vl_blocks", header.variableLengthBlocks(), "blocks of different sizes");
    return list.take();
}

Description describeChunk(const Frame& frame, std::int64_t n)
{
    Description description;
    description.name = fmt::format("Chunk {}", groupedDigits(n));
    const Result<IndexEntry> entry = frame.indexEntry(n);
    if (entry && frame.index())
        append(description.fields, entryFields(frame, *entry));
    if (entry)
        describeFile(frame, *entry, description);
    const Result<ChunkPtr> opened = frame.chunk(n);
    if (opened) {
        describeOpened(**opened, description);
        return description;
    }
    description.problem = opened.error().text();
    if (entry && entry->stored())
        describeDamagedHeader(frame, *entry, description);
    return description;
}

std::vector<Description> describeBlocks(const Chunk& chunk, std::int32_t first, std::int32_t count)
{
    std::vector<Description> blocks;
    for (std::int32_t i = 0; i < count; ++i)
        blocks.push_back(describeBlock(chunk, first + i));
    return blocks;
}

} // namespace bloscope
