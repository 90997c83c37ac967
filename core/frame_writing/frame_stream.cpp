#include "core/frame_writing/frame_stream.h"

#include "core/base/checked.h"
#include "core/files/file_io.h"
#include "core/frame/file_marks.h"
#include "core/frame_writing/chunk_form.h"
#include "core/frame_writing/frame_parts.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t contiguousFrameType = 0;
constexpr std::uint8_t sparseFrameType = 1;

ChunkEncoding defaultsOf(const FrameHeader& header)
{
    return {.typesize = header.typesize,
            .blocksize = header.blocksize,
            .codec = header.codecId(),
            .level = header.compressionLevel(),
            .filters = header.filters,
            .filtersMeta = header.filtersMeta};
}

} // namespace

Result<FrameStream> FrameStream::create(const FrameSettings& settings,
                                        const NamedValues& metalayers, FileCalls& calls,
                                        int descriptor,
                                        std::optional<std::filesystem::path> chunkFolder)
{
    if (settings.chunksize.value_or(0) <= 0)
        return usageError("the chunk size is not specified");
    BLOSCOPE_CHECK(headerFor(0, settings.defaults));
    FrameStream stream(headerOf(settings, *settings.chunksize), settings.defaults, calls,
                       descriptor, std::move(chunkFolder));
    stream.takeMetalayers(metalayers);
    return stream;
}

Result<FrameStream> FrameStream::createLike(const FrameHeader& header,
                                            const NamedValues& metalayers, FileCalls& calls,
                                            int descriptor,
                                            std::optional<std::filesystem::path> chunkFolder)
{
    FrameStream stream(header, defaultsOf(header), calls, descriptor, std::move(chunkFolder));
    stream.takeMetalayers(metalayers);
    return stream;
}

void FrameStream::takeMetalayers(const NamedValues& metalayers)
{
    ByteWriter header;
    header.zeros(fixedHeaderBytes);
    writeMetadata(metalayers, MetadataSectionOf::Header, header);
    m_header = std::move(header).finish();
}

Result<> FrameStream::replaceMetalayers(const NamedValues& metalayers)
{
    const std::size_t before = m_header.size();
    takeMetalayers(metalayers);
    return m_header.size() == before ? Result<>()
                                     : usageError("the metalayers have another length than before");
}

// Chunks that come next. The last one alone may be shorter than the others.
Result<> FrameStream::count(std::int32_t nbytes, std::int64_t chunks)
{
    const std::int64_t chunksize = m_fields.chunksize;
    const bool hasItsSize =
        chunksize == 0 || nbytes == chunksize || (nbytes < chunksize && chunks == 1);
    const bool follows = chunksize == 0 || m_nbytes % chunksize == 0;
    if (nbytes <= 0 || chunks < 1 || chunksize < 0 || !hasItsSize || !follows)
        return usageError(
            fmt::format("a chunk of {} bytes cannot follow {} bytes in a frame with chunks of {}",
                        nbytes, m_nbytes, chunksize));
    const auto bytes = checkedMultiply<std::int64_t>(nbytes, chunks);
    const auto sum = bytes ? checkedAdd(m_nbytes, *bytes) : std::nullopt;
    if (!sum)
        return usageError("the chunks contain more than 2^63 bytes in total");
    m_nbytes = *sum;
    return {};
}

Result<> FrameStream::append(ByteView chunk)
{
    BLOSCOPE_TRY(const FrameChunk found, frameChunkOf(chunk, m_defaults));
    if (found.unstored != SpecialKind::None)
        return appendUnstored(found.unstored, found.nbytes);
    BLOSCOPE_CHECK(count(found.nbytes, 1));
    m_hasVariableLengthBlocks = m_hasVariableLengthBlocks || found.hasVariableLengthBlocks;
    return store(chunk);
}

Result<> FrameStream::appendUnstored(SpecialKind kind, std::int32_t nbytes, std::int64_t count)
{
    if (m_fields.chunksize > 0) {
        BLOSCOPE_CHECK(this->count(nbytes, count));
        addToIndex(m_index, unstoredEntry(kind), count);
        return {};
    }
    BLOSCOPE_TRY(const ByteBuffer chunk, storedInstead(kind, nbytes, m_defaults));
    BLOSCOPE_CHECK(append(chunk));
    return count > 1 ? appendAgain(lastEntry(), nbytes, count - 1) : Result<>();
}

Result<> FrameStream::appendAgain(std::int64_t entry, std::int32_t nbytes, std::int64_t count)
{
    const bool isFile = m_chunkFolder && entry >= 0;
    if (isFile && static_cast<std::size_t>(entry) >= m_fileBytes.size())
        return usageError(fmt::format("there is no chunk file {} yet", entry));
    BLOSCOPE_CHECK(this->count(nbytes, count));
    addToIndex(m_index, entry, count);
    if (isFile)
        m_sharedBytes +=
            m_fileBytes[static_cast<std::size_t>(entry)] * static_cast<std::uint64_t>(count);
    return {};
}

// In the frame its entry in the index is its place, in a folder the number of its file.
Result<> FrameStream::store(ByteView chunk)
{
    const auto nextFile = static_cast<std::int64_t>(m_fileBytes.size());
    if (m_chunkFolder) {
        BLOSCOPE_CHECK(writeFile(*m_chunkFolder / chunkFileName(nextFile), chunk));
    } else {
        BLOSCOPE_CHECK(write(chunk, m_chunkBytes));
    }
    addToIndex(m_index, m_chunkFolder ? nextFile : static_cast<std::int64_t>(m_chunkBytes));
    m_chunkBytes += chunk.size();
    if (m_chunkFolder)
        m_fileBytes.push_back(static_cast<std::uint32_t>(chunk.size()));
    return {};
}

Result<> FrameStream::writeFile(const std::filesystem::path& path, ByteView chunk)
{
    BLOSCOPE_TRY(const Descriptor file, createFile(m_calls, path));
    BLOSCOPE_CHECK(writeAt(m_calls, file.number(), 0, chunk));
    return syncFile(m_calls, file.number());
}

Result<> FrameStream::write(ByteView bytes, std::uint64_t behindHeader)
{
    return writeAt(m_calls, m_descriptor, m_header.size() + behindHeader, bytes);
}

Result<std::uint64_t> FrameStream::finish(const NamedValues& vlMetalayers)
{
    const ByteBuffer trailer = writeTrailer(vlMetalayers);
    ByteBuffer index;
    if (!m_index.empty()) {
        BLOSCOPE_TRY(index, encodeIndex(m_index));
    }
    const std::uint64_t inFrame = m_chunkFolder ? 0 : m_chunkBytes;
    BLOSCOPE_CHECK(write(index, inFrame));
    BLOSCOPE_CHECK(write(trailer, inFrame + index.size()));

    FrameHeader header = m_fields;
    header.frameType = m_chunkFolder ? sparseFrameType : contiguousFrameType;
    header.generalFlags = generalFlags(header.chunksize == 0, m_hasVariableLengthBlocks);
    header.headerLen = static_cast<std::int32_t>(m_header.size());
    header.nbytes = m_nbytes;
    header.cbytes = static_cast<std::int64_t>(m_chunkBytes + m_sharedBytes);
    header.frameLen =
        static_cast<std::int64_t>(m_header.size() + inFrame + index.size() + trailer.size());
    header.hasVlMetalayers = !vlMetalayers.items().empty();
    ByteWriter fixed;
    writeFrameHeader(header, fixed);
    std::copy(fixed.view().begin(), fixed.view().end(), m_header.begin());
    BLOSCOPE_CHECK(writeAt(m_calls, m_descriptor, 0, m_header));
    return static_cast<std::uint64_t>(header.frameLen) + (m_chunkBytes - inFrame);
}

} // namespace bloscope
