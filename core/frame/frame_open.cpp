#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/frame/chunk_storage.h"
#include "core/frame/file_marks.h"
#include "core/frame/frame.h"
#include "core/frame/oddities.h"
#include "core/remote/remote_reading.h"

#include <algorithm>
#include <fmt/format.h>

// How a frame is opened: header first, then the parts that may be damaged.
namespace bloscope {

namespace {

constexpr std::uint64_t usualHeaderBytes = 4096; // most headers come with the first read
constexpr std::int64_t leastChunkBytes = 32;
constexpr std::uint64_t frameTypeAt = 26;

using Severity = Problem::Severity;

} // namespace

Result<std::shared_ptr<const Frame>> Frame::open(ByteSourcePtr source, const Limits& limits)
{
    auto frame =
        std::shared_ptr<Frame>(new Frame(FrameKind::Contiguous, std::move(source), limits));
    BLOSCOPE_CHECK(frame->readParts());
    const FrameHeader& header = frame->m_header;
    frame->m_storage =
        chunkArea(frame->m_source, static_cast<std::uint64_t>(header.headerLen), header.cbytes);
    return std::shared_ptr<const Frame>(std::move(frame));
}

Result<std::shared_ptr<const Frame>> Frame::openSparse(ByteFolderPtr folder, const Limits& limits)
{
    BLOSCOPE_TRY(ByteSourcePtr source, folder->open(sparseFrameName));
    auto frame = std::shared_ptr<Frame>(new Frame(FrameKind::Sparse, std::move(source), limits));
    frame->m_folder = std::move(folder);
    frame->m_storage = chunkFiles(frame->m_folder);
    BLOSCOPE_CHECK(frame->readParts().within(sparseFrameName));
    if (!RemoteReading::isOnServer(*frame->m_folder)) // which would be asked page by page
        if (auto strays = strayFilesIn(*frame->m_folder, frame->index(), mostChunksLookedThrough))
            frame->note(Severity::Note, "directory", *std::move(strays));
    return std::shared_ptr<const Frame>(std::move(frame));
}

Result<std::shared_ptr<const Frame>> Frame::openBareChunk(ByteSourcePtr source,
                                                          const Limits& limits)
{
    auto frame = std::shared_ptr<Frame>(new Frame(FrameKind::Chunk, std::move(source), limits));
    frame->m_storage = wholeSource(frame->m_source);
    BLOSCOPE_CHECK(frame->readBareChunk().within("chunk"));
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

Result<> Frame::readParts()
{
    BLOSCOPE_CHECK(readHeader());
    if (const Result<> length = checkLength(); !length) {
        if (m_kind == FrameKind::Sparse) // it holds nothing but what leads to the chunks
            return length;
        m_indexError = length.error();
        note(Severity::Damage, "index", m_indexError->text());
        return {};
    }
    readTrailer();
    readIndex();
    return {};
}

Result<> Frame::readHeader()
{
    const std::uint64_t size = m_source->size();
    BLOSCOPE_TRY(ByteBuffer bytes, readBytes(*m_source, 0, std::min(usualHeaderBytes, size)));
    if (!looksLikeAFrame(bytes))
        return Error{ErrorKind::NotBlosc2,
                     "not a Blosc2 frame: the signature \"b2frame\" is missing"};
    if (size < format::minFrameBytes)
        return Error{
            ErrorKind::Malformed,
            fmt::format("too short to be a Blosc2 frame: {} bytes, but at least {} are needed",
                        size, format::minFrameBytes)};
    BLOSCOPE_TRY(m_header, parseFrameHeader(bytes, m_source->origin()));
    BLOSCOPE_CHECK(checkHeader());
    const auto headerLen = static_cast<std::uint64_t>(m_header.headerLen);
    if (headerLen > bytes.size()) {
        BLOSCOPE_TRY(bytes, readBytes(*m_source, 0, headerLen));
    }
    m_metalayers = parseMetadata({.bytes = ByteView(bytes).first(headerLen),
                                  .fileOffset = m_source->origin(),
                                  .sectionOffset = fixedHeaderBytes,
                                  .mostEntries = format::maxMetalayers});
    for (std::string& oddity : odditiesOf(m_header))
        note(Severity::Note, "header", std::move(oddity));
    noteProblems("metalayers", m_metalayers);
    m_dataContext = dataChunkContext(m_header, m_metalayers);
    return {};
}

// Does the header fit the way in which it was found?
Result<> Frame::checkHeader() const
{
    if (m_header.sparse() != (m_kind == FrameKind::Sparse))
        return Error{ErrorKind::Malformed,
                     m_header.sparse() ? "the frame says it is sparse, but it is a file"
                                       : "the frame says it is contiguous, but it is a directory",
                     m_source->origin() + frameTypeAt};
    const auto headerLen = static_cast<std::uint64_t>(m_header.headerLen);
    if (headerLen > m_source->size())
        return Error{
            ErrorKind::Malformed,
            fmt::format(
                "the file is truncated: the header should have {} bytes, but the file has {}",
                headerLen, m_source->size())};
    if (headerLen > m_limits.frameHeaderBytes)
        return Error{ErrorKind::Limit, fmt::format("the frame header has {} bytes; the limit is {}",
                                                   headerLen, m_limits.frameHeaderBytes)};
    return {};
}

Result<> Frame::checkLength() const
{
    const auto frameLen = static_cast<std::uint64_t>(m_header.frameLen);
    if (frameLen <= m_source->size())
        return {};
    return Error{
        ErrorKind::Malformed,
        fmt::format("the file is truncated: the frame should have {} bytes, but the file has {}",
                    frameLen, m_source->size())};
}

void Frame::readTrailer()
{
    const auto frameLen = static_cast<std::uint64_t>(m_header.frameLen);
    if (frameLen < m_source->size())
        note(Severity::Note, "trailer",
             fmt::format("{} extra bytes after the end of the frame are ignored",
                         m_source->size() - frameLen));
    auto trailer = bloscope::readTrailer(*m_source, frameLen,
                                         static_cast<std::uint64_t>(m_header.headerLen), m_limits);
    if (!trailer) {
        note(Severity::Damage, "trailer",
             trailer.error().text() + "; variable-length metadata is not available");
        return;
    }
    m_trailer = *std::move(trailer);
    if (m_trailer->version > 1)
        note(Severity::Note, "trailer",
             fmt::format("unknown trailer version {}", m_trailer->version));
    noteProblems("trailer", m_trailer->vlMetalayers);
}

void Frame::readIndex()
{
    if (m_header.nbytes == 0)
        return;
    if (auto index = openIndex(); !index) {
        m_indexError = std::move(index).error();
        note(Severity::Damage, "index", m_indexError->text());
    }
}

Result<> Frame::openIndex()
{
    if (m_header.chunksize > format::maxChunkBytes)
        return Error{
            ErrorKind::Malformed,
            fmt::format("a chunk size of {} bytes exceeds the format's limit", m_header.chunksize)};
    const std::uint64_t begin = indexOffset() - m_source->origin();
    const std::uint64_t end = m_trailer ? m_trailer->offset - m_source->origin()
                                        : static_cast<std::uint64_t>(m_header.frameLen);
    if (!fits(begin, leastChunkBytes, end))
        return Error{
            ErrorKind::Malformed,
            m_kind == FrameKind::Sparse
                ? std::string("the chunk index is missing: header and trailer leave no room for it")
                : fmt::format("the chunk index is missing: the chunk area of {} bytes leaves no "
                              "room for it",
                              m_header.cbytes)};
    BLOSCOPE_TRY(m_index, ChunkIndex::open({m_source, begin, end - begin}, m_header, m_limits));
    if (const auto typesize = m_index->chunk()->header().typesize; typesize != 8)
        note(Severity::Note, "index",
             fmt::format("the chunk index has the element size {} instead of 8", typesize));
    return {};
}

Result<> Frame::readBareChunk()
{
    BLOSCOPE_TRY(const ChunkPtr chunk, Chunk::open(m_source, 0, m_source->size(), m_limits));
    const ChunkHeader& header = chunk->header();
    m_header = frameHeaderOf(header);
    if (const auto extra = m_source->size() - static_cast<std::uint64_t>(header.cbytes); extra > 0)
        note(Severity::Note, "chunk",
             fmt::format("{} extra bytes after the end of the chunk are ignored", extra));
    BLOSCOPE_TRY(const ByteBuffer firstBytes, beginningOf(*chunk));
    if (holdsPickle(*chunk, firstBytes)) {
        m_header.typesize = 1; // the header's is that of the array that was pickled
        note(Severity::Note, "data",
             "the content looks like a Python pickle; it is shown as bytes and never unpickled");
    }
    return {};
}

} // namespace bloscope
