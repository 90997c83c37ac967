#include "core/chunk/chunk.h"

#include "core/base/checked.h"
#include "core/bytes/scratch_bytes.h"
#include "core/chunk/block_index.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t unusedFlag = 0x04; // of blosc2_flags (format.md 3.4)

// The encoder took block 0 before its truncation for the delta of all other blocks, and nobody has
// that any more (format.md 3.22.3).
bool hasDeltaOfTruncated(const Chunk& chunk)
{
    bool truncated = false;
    for (const FilterSlot& slot : chunk.header().pipeline()) {
        const Filter* filter = filterById(slot.id);
        truncated = truncated || (filter && filter->kind == Filter::Kind::NothingToUndo);
        if (truncated && slot.id == deltaFilter)
            return chunk.blockCount() > 1 && needsFirstBlock(chunk.header());
    }
    return false;
}

// Runs decode in both ways, so several blocks may have to be tried; but not a file's worth of them.
constexpr std::int64_t mostBlocksToTry = 64;
constexpr std::int64_t mostBytesToTry = 64 << 20;

bool decodes(const Chunk& chunk, std::int32_t block)
{
    ByteBuffer bytes(static_cast<std::size_t>(chunk.blockBytes(block)));
    return chunk.decodeBlock(block, bytes).has_value();
}

std::int64_t blocksToTry(const Chunk* asStated, const Chunk& adjusted)
{
    const std::int64_t inBothWays =
        asStated ? std::min(asStated->blockCount(), adjusted.blockCount()) : 1;
    return std::min({inBothWays, mostBlocksToTry, mostBytesToTry / adjusted.largestBlockBytes()});
}

constexpr std::size_t longestHeader = 32;

Result<ChunkHeader> readHeader(const ByteSource& source, std::uint64_t offset,
                               std::uint64_t available)
{
    std::array<std::byte, longestHeader> bytes{};
    const ByteSpan there =
        std::span(bytes).first(std::min<std::uint64_t>(longestHeader, available));
    BLOSCOPE_CHECK(source.readAt(offset, there));
    BLOSCOPE_TRY(const ChunkHeader header, parseChunkHeader(there, source.origin() + offset));
    BLOSCOPE_CHECK(validateChunkHeader(header, available));
    return header;
}

// What a special chunk repeats from its first byte to its last (format.md 3.10).
ByteBuffer repeatedBytes(SpecialKind kind, std::uint8_t typesize)
{
    return kind == SpecialKind::NaN ? specialNaN(typesize) : ByteBuffer(1);
}

void repeat(ByteView bytes, std::size_t position, ByteSpan to)
{
    std::size_t done = std::min(bytes.size(), to.size());
    for (std::size_t i = 0; i < done; ++i)
        to[i] = bytes[(position + i) % bytes.size()];
    while (done < to.size()) { // twice as many every time: the beginning repeats itself
        const std::size_t more = std::min(done, to.size() - done);
        std::memcpy(to.data() + done, to.data(), more);
        done += more;
    }
}

} // namespace

std::vector<std::string> odditiesOf(const Chunk& chunk)
{
    std::vector<std::string> oddities;
    const ChunkHeader& header = chunk.header();
    if ((header.blosc2Flags & unusedFlag) != 0)
        oddities.emplace_back("its header has an unknown flag, which is ignored");
    if (header.payload() != Payload::Blocks)
        return oddities;
    if (chunk.statedHeader().blocksize != header.blocksize)
        oddities.push_back(fmt::format(
            "the header declares blocks of {} bytes, but they were read as blocks of {}",
            chunk.statedHeader().blocksize, header.blocksize));
    if (header.instrumented())
        oddities.emplace_back("it contains measurements, not data");
    if (hasDeltaOfTruncated(chunk))
        oddities.emplace_back(
            "delta after a truncation cannot be undone exactly: the last bits of all blocks but "
            "the first may be wrong");
    return oddities;
}

std::optional<ChunkHeader> adjustedHeader(const ChunkHeader& header)
{
    if (header.payload() != Payload::Blocks || header.variableLengthBlocks())
        return {};
    const std::int32_t stated = header.blockBytes();
    const std::int32_t whole = stated - stated % header.typesize;
    ChunkHeader adjusted = header;
    adjusted.blocksize = header.nbytes < header.typesize ? 1 : whole;
    if (adjusted.blocksize <= 0 || adjusted.blocksize >= stated)
        return {};
    return adjusted;
}

bool isMisstated(const Chunk* asStated, const Chunk& adjusted)
{
    const bool tablesDiffer = !asStated || asStated->blockCount() != adjusted.blockCount();
    if (tablesDiffer && (!adjusted.blocks().beginsBehindTables() ||
                         (asStated && asStated->blocks().beginsBehindTables())))
        return false;
    const std::int64_t count = blocksToTry(asStated, adjusted);
    for (std::int32_t block = 0; block < count; ++block) {
        if (!decodes(adjusted, block))
            return false;
        if (!asStated || !decodes(*asStated, block))
            return true;
    }
    return tablesDiffer;
}

struct Chunk::Place {
    ByteSourcePtr source;
    std::uint64_t offset;
    Limits limits;
    ChunkContext context;
};

Result<std::shared_ptr<const Chunk>> Chunk::open(ByteSourcePtr source, std::uint64_t offset,
                                                 std::uint64_t available, const Limits& limits,
                                                 const ChunkContext& context)
{
    BLOSCOPE_TRY(const ChunkHeader header, readHeader(*source, offset, available));
    const Place place{std::move(source), offset, limits, context};
    auto chunk = openAs(header, place);
    const auto adjusted = adjustedHeader(header);
    if (adjusted && validateChunkHeader(*adjusted, available)) {
        auto other = openAs(*adjusted, place);
        if (other && isMisstated(chunk ? chunk->get() : nullptr, **other)) {
            (*other)->m_statedBlocksize = header.blocksize;
            chunk = std::move(other);
        }
    }
    BLOSCOPE_TRY(std::shared_ptr<const Chunk> opened, std::move(chunk));
    return opened;
}

Result<std::shared_ptr<Chunk>> Chunk::openAs(const ChunkHeader& header, const Place& place)
{
    auto chunk = std::shared_ptr<Chunk>(new Chunk);
    chunk->m_header = header;
    chunk->m_statedBlocksize = header.blocksize;
    chunk->m_source = place.source;
    chunk->m_offset = place.offset;
    chunk->m_limits = place.limits;
    chunk->m_context = place.context;
    BLOSCOPE_CHECK(chunk->readTables());
    return chunk;
}

std::shared_ptr<const Chunk> Chunk::unstored(const ChunkHeader& header)
{
    auto chunk = std::shared_ptr<Chunk>(new Chunk);
    chunk->m_header = header;
    chunk->m_statedBlocksize = header.blocksize;
    chunk->m_sizes = BlockSizes::equal(header.nbytes, header.blockBytes());
    chunk->m_repeated = repeatedBytes(header.special(), header.typesize);
    return chunk;
}

ChunkHeader Chunk::statedHeader() const
{
    ChunkHeader stated = m_header;
    stated.blocksize = m_statedBlocksize;
    return stated;
}

Result<> Chunk::readTables()
{
    if (!m_header.variableLengthBlocks())
        m_sizes = BlockSizes::equal(m_header.nbytes, m_header.blockBytes());
    switch (m_header.payload()) {
    case Payload::Special:
        return readRepeatedBytes();
    case Payload::PlainCopy:
    case Payload::Empty:
        return {};
    case Payload::Blocks:
        return readBlockTable();
    }
    return {};
}

Result<> Chunk::readRepeatedBytes()
{
    if (m_header.special() != SpecialKind::RepeatedValue) {
        m_repeated = repeatedBytes(m_header.special(), m_header.typesize);
        return {};
    }
    BLOSCOPE_TRY(m_repeated,
                 readBytes(*m_source, m_offset + static_cast<std::uint64_t>(m_header.overhead()),
                           static_cast<std::uint64_t>(m_header.cbytes - m_header.overhead())));
    return {};
}

Result<> Chunk::readBlockTable()
{
    const bool variable = m_header.variableLengthBlocks();
    const std::int32_t count = variable ? m_header.blocksize : m_header.blockCount();
    std::vector<std::int32_t> starts(static_cast<std::size_t>(count));
    std::int64_t end = m_header.overhead();
    BLOSCOPE_CHECK(m_source->readAt(m_offset + static_cast<std::uint64_t>(end),
                                    std::as_writable_bytes(std::span(starts))));
    end += static_cast<std::int64_t>(starts.size() * sizeof(std::int32_t));
    if (m_header.usesDictionary()) {
        BLOSCOPE_CHECK(readDictionary(end));
        end += 4 + static_cast<std::int64_t>(m_dictionary.size());
    }
    m_blocks = BlockIndex(std::move(starts), end, m_header.cbytes);
    if (variable) {
        BLOSCOPE_TRY(m_sizes, readVariableBlocks(*m_source, m_offset, m_header, m_blocks));
    }
    return {};
}

// format.md 3.13.2: its length and its bytes, behind the block table that ends at `tableEnd`.
Result<> Chunk::readDictionary(std::int64_t tableEnd)
{
    const std::uint64_t at = m_offset + static_cast<std::uint64_t>(tableEnd);
    std::array<std::byte, 4> storedLength{};
    BLOSCOPE_CHECK(m_source->readAt(at, storedLength));
    const auto length = loadLittle<std::int32_t>(storedLength.data());
    if (length <= 0 || length > format::maxDictionaryBytes ||
        length > m_header.cbytes - tableEnd - 4)
        return Error{ErrorKind::Malformed,
                     fmt::format("a dictionary of {} bytes is impossible", length)};
    BLOSCOPE_TRY(m_dictionary, readBytes(*m_source, at + 4, static_cast<std::uint64_t>(length)));
    return {};
}

std::optional<std::size_t> Chunk::period() const
{
    return m_header.payload() == Payload::Special ? std::optional(m_repeated.size()) : std::nullopt;
}

Result<> Chunk::decodeBlock(std::int32_t block, ByteSpan to, Destination destination) const
{
    assert(static_cast<std::int64_t>(to.size()) == blockBytes(block));
    if (m_header.payload() == Payload::Blocks)
        return decodeStoredBlock(block, to, destination).within("block", block);
    return read(blockBegin(block), to);
}

// Where the bytes of a block end at the latest.
std::int64_t Chunk::latestEndOf(std::int32_t block, const BlockIndex::Range& range) const
{
    if (m_header.variableLengthBlocks())
        return range.end;
    const std::int64_t longest =
        m_header.blockBytes(block) + 4 * std::int64_t(m_header.streamCount(block));
    return std::min<std::int64_t>(m_header.cbytes, range.begin + longest);
}

// Calls use() with the stored bytes of a block: up to where the next one of the table begins and,
// if that was not enough, as far as they can reach. Blocks may share bytes (format.md 3.13.1), but
// no block is longer than its streams stored as they are; reading more would let a small file keep
// us busy for hours. Variable-length blocks end where the next one begins.
template <class Use>
auto Chunk::useStoredBlock(std::int32_t block, const Use& use) const -> decltype(use(ByteView()))
{
    BLOSCOPE_TRY(const BlockIndex::Range range, m_blocks.range(block));
    const std::int64_t latestEnd = latestEndOf(block, range);
    const auto useBytesUpTo = [&](std::int64_t end) -> decltype(use(ByteView())) {
        const ScratchBytes stored(static_cast<std::size_t>(end - range.begin));
        BLOSCOPE_CHECK(
            m_source->readAt(m_offset + static_cast<std::uint64_t>(range.begin), stored.span()));
        return use(ByteView(stored.span()));
    };
    auto used = useBytesUpTo(std::min(range.end, latestEnd));
    if (used || latestEnd <= range.end)
        return used;
    return useBytesUpTo(latestEnd);
}

Result<std::vector<StoredStream>> Chunk::streams(std::int32_t block) const
{
    return useStoredBlock(block,
                          [&](ByteView stored) { return listStreams(m_header, block, stored); });
}

Result<ByteBuffer> Chunk::storedBlock(std::int32_t block) const
{
    BLOSCOPE_CHECK(checkBlockBytes(block));
    auto whole = useStoredBlock(block, [&](ByteView stored) -> Result<ByteBuffer> {
        BLOSCOPE_TRY(const std::vector<StoredStream> listed, listStreams(m_header, block, stored));
        const StoredStream& last = listed.back();
        const auto end = static_cast<std::size_t>(last.begin + 4 + last.payload);
        return ByteBuffer(stored.begin(), stored.begin() + static_cast<std::ptrdiff_t>(end));
    });
    if (whole)
        return whole;
    BLOSCOPE_TRY(const BlockIndex::Range range, m_blocks.range(block));
    const std::int64_t end = std::min(range.end, latestEndOf(block, range));
    return readBytes(*m_source, m_offset + static_cast<std::uint64_t>(range.begin),
                     static_cast<std::uint64_t>(end - range.begin));
}

BlockToDecode Chunk::decodingOf(std::int32_t block, ByteView stored) const
{
    return {m_header, m_context, block, stored, m_dictionary, {}};
}

Result<> Chunk::checkBlockBytes(std::int32_t block) const
{
    if (static_cast<std::uint64_t>(blockBytes(block)) > m_limits.chunkBytes)
        return Error{ErrorKind::Limit, fmt::format("it would expand to {} bytes; the limit is {}",
                                                   blockBytes(block), m_limits.chunkBytes)};
    return {};
}

Result<> Chunk::decodeStoredBlock(std::int32_t block, ByteSpan to, Destination destination) const
{
    BLOSCOPE_CHECK(checkBlockBytes(block));
    BLOSCOPE_TRY(const ByteView firstBlock, firstBlockFor(block));
    return useStoredBlock(block, [&](ByteView stored) {
        return bloscope::decodeBlock(
            {m_header, m_context, block, stored, m_dictionary, firstBlock, destination}, to);
    });
}

Result<ByteView> Chunk::firstBlockFor(std::int32_t block) const
{
    if (block == 0 || !needsFirstBlock(m_header))
        return ByteView();
    std::call_once(m_firstBlockOnce, [this] {
        ByteBuffer bytes(static_cast<std::size_t>(m_header.blockBytes(0)));
        const Result<> decoded = decodeBlock(0, bytes);
        m_firstBlock =
            decoded ? Result<ByteBuffer>(std::move(bytes)) : Result<ByteBuffer>(decoded.error());
    });
    if (!m_firstBlock)
        return Error{m_firstBlock.error().kind(),
                     "block 0, which all others need, is damaged: " + m_firstBlock.error().text()};
    return ByteView(*m_firstBlock);
}

Result<> Chunk::read(std::int64_t position, ByteSpan to, Destination destination) const
{
    assert(fits(static_cast<std::uint64_t>(position), to.size(),
                static_cast<std::uint64_t>(m_header.nbytes)));
    switch (m_header.payload()) {
    case Payload::Special:
        repeat(m_repeated, static_cast<std::size_t>(position), to);
        return {};
    case Payload::PlainCopy:
        return m_source->readAt(
            m_offset + static_cast<std::uint64_t>(m_header.overhead() + position), to);
    case Payload::Empty:
        return {};
    case Payload::Blocks:
        return readAcrossBlocks(position, to, destination);
    }
    return {};
}

Result<> Chunk::readAcrossBlocks(std::int64_t position, ByteSpan to, Destination destination) const
{
    while (!to.empty()) {
        const std::int32_t block = blockAt(position);
        const std::int64_t inside = position - blockBegin(block);
        const std::int64_t whole = blockBytes(block);
        const auto part = static_cast<std::size_t>(
            std::min<std::int64_t>(whole - inside, static_cast<std::int64_t>(to.size())));
        if (static_cast<std::int64_t>(part) == whole) {
            BLOSCOPE_CHECK(decodeBlock(block, to.first(part), destination));
        } else {
            BLOSCOPE_CHECK(checkBlockBytes(block).within("block", block));
            const ScratchBytes bytes(static_cast<std::size_t>(whole));
            BLOSCOPE_CHECK(decodeBlock(block, bytes.span()));
            std::memcpy(to.data(), bytes.span().data() + inside, part);
        }
        position += static_cast<std::int64_t>(part);
        to = to.subspan(part);
    }
    return {};
}

Result<ByteBuffer> Chunk::decode() const
{
    if (static_cast<std::uint64_t>(m_header.nbytes) > m_limits.chunkBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("it would expand from {} bytes to {}; the limit is {}",
                                 m_header.cbytes, m_header.nbytes, m_limits.chunkBytes)};
    ByteBuffer bytes(static_cast<std::size_t>(m_header.nbytes));
    BLOSCOPE_CHECK(read(0, bytes));
    return bytes;
}

std::size_t Chunk::memoryBytes() const
{
    const bool keepsFirstBlock = m_blocks.count() > 1 && needsFirstBlock(m_header);
    return sizeof *this + m_sizes.memoryBytes() + m_blocks.memoryBytes() + m_dictionary.capacity() +
           m_repeated.capacity() +
           (keepsFirstBlock ? static_cast<std::size_t>(m_header.blockBytes(0)) : 0);
}

} // namespace bloscope
