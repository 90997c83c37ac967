#include "core/inspect/chunk_ranges.h"

#include "core/base/text.h"
#include "core/inspect/describe.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t tableEntryBytes = 4; // also of the length before a stream or a dictionary

std::vector<std::int32_t> blocksByPosition(const BlockIndex& blocks)
{
    std::vector<std::int32_t> order;
    for (std::int32_t block = 0; block < blocks.count(); ++block)
        if (blocks.range(block))
            order.push_back(block);
    std::ranges::stable_sort(order, {}, [&](std::int32_t block) { return blocks.start(block); });
    return order;
}

} // namespace

ChunkRanges::ChunkRanges(ChunkPtr chunk, Names names)
    : m_chunk(std::move(chunk)),
      m_names(std::move(names)),
      m_order(blocksByPosition(m_chunk->blocks()))
{
    const ChunkHeader header = m_chunk->statedHeader();
    RangeCover cover(m_chunk->offset(),
                     m_chunk->offset() + static_cast<std::uint64_t>(header.overhead()));
    std::vector<std::string> outer = m_names.outer;
    Description described;
    described.name = std::move(outer.back());
    outer.pop_back();
    described.offset = m_chunk->offset();
    described.size = static_cast<std::uint64_t>(header.overhead());
    described.fields = chunkHeaderFields(header, m_chunk->offset());
    cover.add(described, m_names.headerPart, std::move(outer));
    m_header = cover.take();
    for (RangePart& part : m_header)
        part.range.chunk = m_names.chunk;
}

NamedRange ChunkRanges::named(Stretch stretch, BytePart part, std::vector<std::string> names,
                              std::int32_t block) const
{
    NamedRange range{.offset = m_chunk->offset() + static_cast<std::uint64_t>(stretch.begin),
                     .size = static_cast<std::uint64_t>(stretch.end - stretch.begin),
                     .part = part,
                     .names = m_names.outer,
                     .chunk = m_names.chunk,
                     .block = block};
    std::ranges::move(names, std::back_inserter(range.names));
    return range;
}

NamedRange ChunkRanges::unused(Stretch stretch) const
{
    return named(stretch, BytePart::Unused, {"unused bytes"});
}

std::int64_t ChunkRanges::dataBegin() const
{
    const std::int64_t tableEnd =
        m_chunk->header().overhead() + tableEntryBytes * m_chunk->blocks().count();
    const auto dictionary = static_cast<std::int64_t>(m_chunk->dictionaryBytes());
    return dictionary > 0 ? tableEnd + tableEntryBytes + dictionary : tableEnd;
}

NamedRange ChunkRanges::at(std::uint64_t offset) const
{
    const auto at = static_cast<std::int64_t>(offset - m_chunk->offset());
    if (at < m_chunk->header().overhead())
        return rangeAt(m_header, offset);
    switch (m_chunk->header().payload()) {
    case Payload::Special:
        return inSpecial(at);
    case Payload::PlainCopy:
        return inPlainCopy(at);
    case Payload::Blocks:
        return at < dataBegin() ? inTables(at) : inBlocks(at);
    case Payload::Empty:
        break;
    }
    return unused({m_chunk->header().overhead(), m_chunk->header().cbytes});
}

NamedRange ChunkRanges::inSpecial(std::int64_t at) const
{
    const ChunkHeader& header = m_chunk->header();
    const std::int64_t begin = header.overhead();
    const bool hasValue = header.special() == SpecialKind::RepeatedValue;
    const std::int64_t end =
        hasValue ? begin + static_cast<std::int64_t>(m_chunk->period().value_or(0)) : begin;
    return at < end ? named({begin, end}, m_names.dataPart, {"repeated value"})
                    : unused({end, header.cbytes});
}

NamedRange ChunkRanges::inPlainCopy(std::int64_t at) const
{
    const ChunkHeader& header = m_chunk->header();
    const std::int64_t begin = header.overhead();
    if (at >= begin + header.nbytes)
        return unused({begin + header.nbytes, header.cbytes});
    const std::int32_t block = m_chunk->blockAt(at - begin);
    const std::int64_t first = begin + m_chunk->blockBegin(block);
    return named({first, first + m_chunk->blockBytes(block)}, m_names.dataPart,
                 {fmt::format("Block {}", block), "uncompressed data"}, block);
}

NamedRange ChunkRanges::inTables(std::int64_t at) const
{
    const std::int64_t table = m_chunk->header().overhead();
    const std::int64_t tableEnd = table + tableEntryBytes * m_chunk->blocks().count();
    if (at < tableEnd) {
        const auto block = static_cast<std::int32_t>((at - table) / tableEntryBytes);
        const std::int64_t begin = table + tableEntryBytes * block;
        NamedRange entry = named({begin, begin + tableEntryBytes}, m_names.headerPart,
                                 {fmt::format("bstarts[{}]", block)}, block);
        entry.value = groupedDigits(std::int64_t(m_chunk->blocks().start(block)));
        return entry;
    }
    if (at < tableEnd + tableEntryBytes) {
        NamedRange size =
            named({tableEnd, tableEnd + tableEntryBytes}, m_names.headerPart, {"dict_size"});
        size.value = groupedDigits(std::uint64_t(m_chunk->dictionaryBytes()));
        return size;
    }
    return named({tableEnd + tableEntryBytes, dataBegin()}, m_names.headerPart, {"dictionary"});
}

NamedRange ChunkRanges::inBlocks(std::int64_t at) const
{
    const BlockIndex& blocks = m_chunk->blocks();
    const auto startOf = [&](std::int32_t block) { return std::int64_t(blocks.start(block)); };
    const auto next = std::ranges::upper_bound(m_order, at, {}, startOf);
    const std::int64_t end = next == m_order.end() ? m_chunk->header().cbytes : startOf(*next);
    if (next == m_order.begin())
        return unused({dataBegin(), end});
    const std::int32_t block =
        *std::ranges::lower_bound(m_order, startOf(*std::prev(next)), {}, startOf);
    return inBlock(block, {startOf(block), end}, at);
}

NamedRange ChunkRanges::inBlock(std::int32_t block, Stretch stretch, std::int64_t at) const
{
    const Result<std::vector<StoredStream>> streams = m_chunk->streams(block);
    if (!streams) {
        NamedRange damaged =
            named(stretch, m_names.dataPart, {fmt::format("Block {}", block)}, block);
        damaged.problem = streams.error().text();
        return damaged;
    }
    std::int64_t end = stretch.begin;
    for (std::size_t i = 0; i < streams->size(); ++i) {
        const StoredStream& stream = (*streams)[i];
        const std::int64_t begin = stretch.begin + stream.begin;
        end = begin + tableEntryBytes + stream.payload;
        if (at < end)
            return clipped(inStream(stream, i, block, begin, at), m_chunk->offset(),
                           m_chunk->offset() + static_cast<std::uint64_t>(stretch.end));
    }
    return unused({end, stretch.end});
}

NamedRange ChunkRanges::inStream(const StoredStream& stream, std::size_t number, std::int32_t block,
                                 std::int64_t begin, std::int64_t at) const
{
    const std::int64_t payload = begin + tableEntryBytes;
    const std::vector<std::string> names{fmt::format("Block {}", block),
                                         fmt::format("Stream {}", number)};
    const auto with = [&](std::string last) {
        std::vector<std::string> all = names;
        all.push_back(std::move(last));
        return all;
    };
    if (at >= payload)
        return named({payload, payload + stream.payload}, m_names.dataPart,
                     with(stream.csize < 0 ? "run" : "data"), block);
    const bool isVariable = m_chunk->header().variableLengthBlocks();
    NamedRange size = named({begin, payload}, m_names.dataPart,
                            with(isVariable ? "decoded size" : "csize"), block);
    size.value =
        groupedDigits(isVariable ? m_chunk->blockBytes(block) : std::int64_t(stream.csize));
    return size;
}

} // namespace bloscope
