#include "core/frame/frame.h"

#include "core/frame/b2nd_metadata.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

const MetadataEntry* findArrayMetadata(const MetadataSection& metalayers)
{
    for (const std::string_view name : {"b2nd", "caterva"}) {
        if (const MetadataEntry* usable = metalayers.find(name))
            return usable;
        const auto lost = std::ranges::find(metalayers.entries, name, &MetadataEntry::name);
        if (lost != metalayers.entries.end())
            return &*lost;
    }
    return nullptr;
}

ChunkContext dataChunkContext(const FrameHeader& header, const MetadataSection& metalayers)
{
    ChunkContext context{.typesize = header.typesize};
    const MetadataEntry* entry = findArrayMetadata(metalayers);
    if (!entry || entry->error)
        return context;
    if (auto array = parseB2nd(entry->value, entry->valueOffset))
        context.blockshape = std::move(array->blockshape);
    return context;
}

ChunkPtr ChunkCache::find(std::int64_t n)
{
    const std::lock_guard lock(m_mutex);
    const auto place = m_places.find(n);
    if (place == m_places.end())
        return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, place->second);
    return place->second->chunk;
}

void ChunkCache::insert(std::int64_t n, ChunkPtr chunk)
{
    const std::size_t bytes = chunk->memoryBytes();
    const std::lock_guard lock(m_mutex);
    if (m_places.contains(n)) // another thread was faster
        return;
    m_entries.push_front({n, std::move(chunk), bytes});
    m_places[n] = m_entries.begin();
    m_bytes += bytes;
    while (m_bytes > budgetBytes && m_entries.size() > 1) {
        m_bytes -= m_entries.back().bytes;
        m_places.erase(m_entries.back().n);
        m_entries.pop_back();
    }
}

std::uint64_t Frame::storedBytes() const
{
    const std::uint64_t chunkFiles =
        m_kind == FrameKind::Sparse ? static_cast<std::uint64_t>(m_header.cbytes) : 0;
    return m_source->size() + chunkFiles;
}

std::uint64_t Frame::indexOffset() const
{
    const std::int64_t chunkArea = m_kind == FrameKind::Sparse ? 0 : m_header.cbytes;
    return m_source->origin() + static_cast<std::uint64_t>(m_header.headerLen) +
           static_cast<std::uint64_t>(chunkArea);
}

const MetadataSection& Frame::vlMetalayers() const
{
    static const MetadataSection none;
    return m_trailer ? m_trailer->vlMetalayers : none;
}

Result<ChunkPtr> Frame::openVlMetadata(const MetadataEntry& entry) const
{
    if (entry.error)
        return *entry.error;
    BLOSCOPE_TRY(ChunkPtr chunk, Chunk::open(m_source, entry.valueOffset - m_source->origin(),
                                             entry.value.size(), m_limits)
                                     .within("not a valid compressed value"));
    if (static_cast<std::size_t>(chunk->header().cbytes) != entry.value.size())
        return Error{
            ErrorKind::Malformed,
            fmt::format(
                "not a valid compressed value: its chunk has {} bytes, but the entry has {}",
                chunk->header().cbytes, entry.value.size())};
    return chunk;
}

Result<ByteBuffer> Frame::readVlMetadata(const MetadataEntry& entry) const
{
    BLOSCOPE_TRY(const ChunkPtr chunk, openVlMetadata(entry));
    if (static_cast<std::uint64_t>(chunk->header().nbytes) > m_limits.metadataValueBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("it would expand to {} bytes; the limit is {}",
                                 chunk->header().nbytes, m_limits.metadataValueBytes)};
    return chunk->decode();
}

std::int64_t Frame::chunkCount() const
{
    if (m_kind == FrameKind::Chunk)
        return 1;
    return m_index ? m_index->count() : 0;
}

Result<IndexEntry> Frame::indexEntry(std::int64_t n) const
{
    if (n < 0 || n >= chunkCount())
        return Error{ErrorKind::Usage,
                     fmt::format("there is no chunk {}; the frame has {}", n, chunkCount())};
    if (m_kind == FrameKind::Chunk)
        return IndexEntry{};
    return m_index->entry(n).within("chunk", n);
}

Result<ChunkPtr> Frame::chunk(std::int64_t n) const
{
    if (ChunkPtr known = m_recentChunks.find(n))
        return known;
    BLOSCOPE_TRY(ChunkPtr opened, openChunk(n));
    if (opened->isStored()) // others are made faster than found
        m_recentChunks.insert(n, opened);
    return opened;
}

Result<ChunkPtr> Frame::openChunk(std::int64_t n) const
{
    BLOSCOPE_TRY(const IndexEntry entry, indexEntry(n));
    auto opened = entry.stored() ? openStoredChunk(entry) : makeUnstoredChunk(n, entry.special);
    return std::move(opened).within("chunk", n);
}

Result<ChunkStorage::Place> Frame::placeOf(const IndexEntry& entry) const
{
    return m_storage->find(entry.raw);
}

std::string Frame::chunkFileOf(const IndexEntry& entry) const
{
    return entry.stored() ? m_storage->fileName(entry.raw) : std::string();
}

Result<ChunkPtr> Frame::openStoredChunk(const IndexEntry& entry) const
{
    BLOSCOPE_TRY(const ChunkStorage::Place place, placeOf(entry));
    auto opened = Chunk::open(place.source, place.offset, place.available, m_limits, m_dataContext);
    if (const std::string file = chunkFileOf(entry); !opened && !file.empty())
        return std::move(opened).error().within("file " + file);
    BLOSCOPE_TRY(ChunkPtr chunk, std::move(opened));
    if (m_header.chunksize > 0 && chunk->header().nbytes > m_header.chunksize)
        return Error{ErrorKind::Malformed,
                     fmt::format("it decodes to {} bytes, more than the frame's chunk size {}",
                                 chunk->header().nbytes, m_header.chunksize)};
    return chunk;
}

Result<ChunkPtr> Frame::makeUnstoredChunk(std::int64_t n, SpecialKind kind) const
{
    if (m_header.chunksize <= 0)
        return Error{ErrorKind::Malformed, "the size of this unstored chunk is not recorded"};
    if (kind == SpecialKind::NaN && m_header.typesize != 4 && m_header.typesize != 8)
        return Error{ErrorKind::Malformed,
                     fmt::format("NaN needs elements of 4 or 8 bytes, not {}", m_header.typesize)};
    const std::int64_t rest = m_header.nbytes - n * m_header.chunksize;
    const auto nbytes = static_cast<std::int32_t>(std::min<std::int64_t>(rest, m_header.chunksize));
    return Chunk::unstored(
        headerOfUnstoredChunk(kind, nbytes, m_header.blocksize, m_header.typesize));
}

} // namespace bloscope
