#include "core/frame/chunk_index.h"

#include "core/base/checked.h"
#include "core/codecs/codec_table.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t entryBytes = 8;
constexpr std::uint8_t firstPlugin = 32; // ids of codecs and of filters

Error damaged(std::string what)
{
    return {ErrorKind::Malformed, "chunk index is damaged: " + std::move(what)};
}

// How many chunks the header promises (format.md 6.5), given the bytes of the index.
Result<std::int64_t> countChunks(const FrameHeader& header, std::int32_t indexBytes)
{
    if (header.chunksize < 0)
        return damaged(
            fmt::format("the header declares data, but a chunk size of {}", header.chunksize));
    if (header.chunksize == 0) {
        if (indexBytes % entryBytes != 0)
            return damaged(
                fmt::format("its {} bytes are not a whole number of entries", indexBytes));
        return indexBytes / entryBytes;
    }
    const std::int64_t count = ceilDivide<std::int64_t>(header.nbytes, header.chunksize);
    if (count > format::maxChunks)
        return Error{ErrorKind::Malformed, fmt::format("too many chunks ({})", count)};
    if (indexBytes != count * entryBytes)
        return damaged(fmt::format("{} bytes for {} chunks", indexBytes, count));
    return count;
}

// What the encoding of an index must not use (format.md 6.5): it has to be readable without
// anything but itself. Empty when it uses nothing of the kind.
std::string forbiddenIn(const ChunkHeader& header)
{
    const SpecialKind special = header.special();
    if (special == SpecialKind::NaN || special == SpecialKind::Uninitialised)
        return std::string(nameOf(special));
    if (header.payload() != Payload::Blocks)
        return {};
    if (header.variableLengthBlocks())
        return "variable-length blocks";
    const Codec* codec = codecOfChunk(header.codecFormat(), header.udcodec);
    if (!codec || !codec->decode || codec->id >= firstPlugin)
        return codec ? std::string(codec->name)
                     : fmt::format("codec format {}", header.codecFormat());
    for (const FilterSlot& slot : header.pipeline())
        if (slot.id >= firstPlugin || (slot.id != noFilter && !filterById(slot.id)))
            return filterName(slot.id);
    return {};
}

Result<> validateEncoding(const ChunkHeader& header, const Limits& limits)
{
    if (const std::string forbidden = forbiddenIn(header); !forbidden.empty())
        return Error{ErrorKind::Malformed,
                     fmt::format("the chunk index uses an encoding that is not allowed for it ({})",
                                 forbidden)};
    if (header.payload() == Payload::Blocks &&
        static_cast<std::uint64_t>(header.blockBytes()) > limits.metadataValueBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("the chunk index has blocks of {} bytes; the limit is {}",
                                 header.blockBytes(), limits.metadataValueBytes)};
    return {};
}

} // namespace

Result<std::shared_ptr<const ChunkIndex>>
ChunkIndex::open(const Place& place, const FrameHeader& header, const Limits& limits)
{
    auto index = std::shared_ptr<ChunkIndex>(new ChunkIndex);
    auto chunk = Chunk::open(place.source, place.offset, place.available, limits);
    if (!chunk)
        return std::move(chunk).error().within("chunk index is damaged");
    index->m_chunk = *std::move(chunk);
    BLOSCOPE_CHECK(validateEncoding(index->m_chunk->header(), limits));
    BLOSCOPE_TRY(index->m_count, countChunks(header, index->m_chunk->header().nbytes));
    return std::shared_ptr<const ChunkIndex>(std::move(index));
}

Result<IndexEntry> ChunkIndex::entry(std::int64_t n) const
{
    BLOSCOPE_TRY(const std::int64_t raw, rawEntry(n).within("chunk index"));
    if (raw >= 0)
        return IndexEntry{raw, SpecialKind::None};
    switch (static_cast<std::uint64_t>(raw) >> 56) { // the other bytes carry no meaning
    case 0x81:
        return IndexEntry{raw, SpecialKind::Zeros};
    case 0x82:
        return IndexEntry{raw, SpecialKind::NaN};
    case 0x84:
        return IndexEntry{raw, SpecialKind::Uninitialised};
    default:
        return Error{ErrorKind::Malformed, fmt::format("unknown special code 0x{:016x}",
                                                       static_cast<std::uint64_t>(raw))};
    }
}

Result<std::int64_t> ChunkIndex::rawEntry(std::int64_t n) const
{
    std::array<std::byte, entryBytes> bytes{};
    const std::int64_t position = n * entryBytes;
    const ChunkHeader& header = m_chunk->header();
    if (header.payload() != Payload::Blocks || header.blockBytes() % entryBytes != 0) {
        BLOSCOPE_CHECK(m_chunk->read(position, bytes));
        return loadLittle<std::int64_t>(bytes.data());
    }
    BLOSCOPE_TRY(const Block entries,
                 block(static_cast<std::int32_t>(position / header.blockBytes())));
    return loadLittle<std::int64_t>(entries->data() + position % header.blockBytes());
}

std::size_t ChunkIndex::keptBlocks() const
{
    constexpr std::size_t mostBlocks = 4;
    constexpr std::size_t mostBytes = 16UL << 20;
    const auto blockBytes = static_cast<std::size_t>(m_chunk->header().blockBytes());
    return std::clamp<std::size_t>(mostBytes / blockBytes, 1, mostBlocks);
}

Result<ChunkIndex::Block> ChunkIndex::block(std::int32_t number) const
{
    const std::lock_guard lock(m_mutex);
    const auto known = std::find_if(m_recent.begin(), m_recent.end(),
                                    [&](const auto& recent) { return recent.first == number; });
    if (known != m_recent.end()) {
        m_recent.splice(m_recent.begin(), m_recent, known);
        return m_recent.front().second;
    }
    ByteBuffer bytes(static_cast<std::size_t>(m_chunk->header().blockBytes(number)));
    BLOSCOPE_CHECK(m_chunk->decodeBlock(number, bytes));
    m_recent.emplace_front(number, std::make_shared<const ByteBuffer>(std::move(bytes)));
    if (m_recent.size() > keptBlocks())
        m_recent.pop_back();
    return m_recent.front().second;
}

} // namespace bloscope
