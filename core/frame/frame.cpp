#include "core/frame/frame.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/frame/data_chunk_context.h"
#include "core/frame/oddities.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint64_t usualHeaderBytes = 4096; // most headers come with the first read
constexpr std::int64_t leastChunkBytes = 32;

using Severity = Problem::Severity;

} // namespace

Result<std::shared_ptr<const Frame>> Frame::open(ByteSourcePtr source, const Limits& limits)
{
    auto frame = std::shared_ptr<Frame>(new Frame);
    frame->m_source = std::move(source);
    frame->m_limits = limits;
    BLOSCOPE_CHECK(frame->readHeader());
    frame->readTrailerAndIndex();
    return std::shared_ptr<const Frame>(std::move(frame));
}

void Frame::note(Severity severity, std::string part, std::string text)
{
    m_problems.push_back({severity, std::move(part), std::move(text)});
}

void Frame::noteProblems(const char* part, const MetadataSection& section)
{
    for (std::string& oddity : odditiesOf(section))
        note(Severity::Note, part, std::move(oddity));
    if (section.error)
        note(Severity::Damage, part, section.error->text());
    for (const MetadataEntry& entry : section.entries)
        if (entry.error)
            note(Severity::Damage, part,
                 fmt::format("metadata '{}': {}", escapeForDisplay(entry.name),
                             entry.error->text()));
}

Result<> Frame::readHeader()
{
    const std::uint64_t size = m_source->size();
    BLOSCOPE_TRY(ByteBuffer bytes, readBytes(*m_source, 0, std::min(usualHeaderBytes, size)));
    if (!looksLikeAFrame(bytes))
        return Error{ErrorKind::NotBlosc2,
                     "not a Blosc2 frame: the signature \"b2frame\" is missing"};
    if (size < format::minFrameBytes)
        return Error{ErrorKind::Malformed,
                     fmt::format("too short to be a Blosc2 frame: {} bytes, at least {} are needed",
                                 size, format::minFrameBytes)};
    BLOSCOPE_TRY(m_header, parseFrameHeader(bytes));
    for (std::string& oddity : odditiesOf(m_header))
        note(Severity::Note, "header", std::move(oddity));
    const auto headerLen = static_cast<std::uint64_t>(m_header.headerLen);
    if (headerLen > size)
        return Error{
            ErrorKind::Malformed,
            fmt::format("the file is truncated: the header should have {} bytes, the file has {}",
                        headerLen, size)};
    if (headerLen > m_limits.frameHeaderBytes)
        return Error{ErrorKind::Limit, fmt::format("the frame header has {} bytes; the limit is {}",
                                                   headerLen, m_limits.frameHeaderBytes)};
    if (headerLen > bytes.size()) {
        BLOSCOPE_TRY(bytes, readBytes(*m_source, 0, headerLen));
    }
    m_metalayers = parseMetadata({.bytes = ByteView(bytes).first(headerLen),
                                  .fileOffset = 0,
                                  .sectionOffset = fixedHeaderBytes,
                                  .mostEntries = format::maxMetalayers});
    noteProblems("metalayers", m_metalayers);
    m_dataContext = dataChunkContext(m_header, m_metalayers);
    return {};
}

void Frame::readTrailerAndIndex()
{
    const auto frameLen = static_cast<std::uint64_t>(m_header.frameLen);
    const std::uint64_t size = m_source->size();
    if (frameLen > size) {
        m_indexError = Error{
            ErrorKind::Malformed,
            fmt::format("the file is truncated: the frame should have {} bytes, the file has {}",
                        frameLen, size)};
        note(Severity::Damage, "index", m_indexError->text());
        return;
    }
    if (frameLen < size)
        note(Severity::Note, "trailer",
             fmt::format("{} extra bytes after the end of the frame are ignored", size - frameLen));

    auto trailer =
        readTrailer(*m_source, frameLen, static_cast<std::uint64_t>(m_header.headerLen), m_limits);
    if (trailer) {
        m_trailer = *std::move(trailer);
        if (m_trailer->version > 1)
            note(Severity::Note, "trailer",
                 fmt::format("unknown trailer version {}", m_trailer->version));
        noteProblems("trailer", m_trailer->vlMetalayers);
    } else {
        note(Severity::Damage, "trailer",
             trailer.error().text() + "; variable-length metadata are not available");
    }
    if (m_header.nbytes == 0)
        return;
    if (auto index = openIndex(); !index) {
        m_indexError = std::move(index).error();
        note(Severity::Damage, "index", m_indexError->text());
    }
}

std::uint64_t Frame::indexOffset() const
{
    return static_cast<std::uint64_t>(m_header.headerLen) +
           static_cast<std::uint64_t>(m_header.cbytes);
}

Result<> Frame::openIndex()
{
    if (m_header.chunksize > format::maxChunkBytes)
        return Error{
            ErrorKind::Malformed,
            fmt::format("a chunk size of {} bytes exceeds the format's limit", m_header.chunksize)};
    const std::uint64_t end =
        m_trailer ? m_trailer->offset : static_cast<std::uint64_t>(m_header.frameLen);
    if (!fits(indexOffset(), leastChunkBytes, end))
        return Error{
            ErrorKind::Malformed,
            fmt::format("chunk index missing: the chunk area of {} bytes leaves no room for it",
                        m_header.cbytes)};
    BLOSCOPE_TRY(m_index, ChunkIndex::open({m_source, indexOffset(), end - indexOffset()}, m_header,
                                           m_limits));
    if (const auto typesize = m_index->chunk()->header().typesize; typesize != 8)
        note(Severity::Note, "index",
             fmt::format("chunk index has element size {} instead of 8", typesize));
    return {};
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
    BLOSCOPE_TRY(ChunkPtr chunk,
                 Chunk::open(m_source, entry.valueOffset, entry.value.size(), m_limits)
                     .within("not a valid compressed value"));
    if (static_cast<std::size_t>(chunk->header().cbytes) != entry.value.size())
        return Error{
            ErrorKind::Malformed,
            fmt::format("not a valid compressed value: its chunk has {} bytes, the entry {}",
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

Result<IndexEntry> Frame::indexEntry(std::int64_t n) const
{
    if (n < 0 || n >= chunkCount())
        return Error{ErrorKind::Usage,
                     fmt::format("there is no chunk {}; the frame has {}", n, chunkCount())};
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
    auto opened = entry.stored() ? openStoredChunk(entry.raw) : makeUnstoredChunk(n, entry.special);
    return std::move(opened).within("chunk", n);
}

Result<ChunkPtr> Frame::openStoredChunk(std::int64_t position) const
{
    if (position > m_header.cbytes - leastChunkBytes)
        return Error{ErrorKind::Malformed,
                     fmt::format("position {} lies outside the chunk area of {} bytes", position,
                                 m_header.cbytes)};
    const std::uint64_t offset = static_cast<std::uint64_t>(m_header.headerLen + position);
    BLOSCOPE_TRY(ChunkPtr chunk, Chunk::open(m_source, offset,
                                             static_cast<std::uint64_t>(m_header.cbytes - position),
                                             m_limits, m_dataContext));
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
