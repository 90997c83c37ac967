#include "core/edit/frame_stream.h"

#include "core/base/checked.h"
#include "core/edit/frame_chunk.h"
#include "core/edit/write_frame_header.h"
#include "core/edit/write_trailer.h"
#include "core/files/file_io.h"
#include "core/frame/sparse_names.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t sparseFrameType = 1;

} // namespace

Result<FrameStream> FrameStream::create(const FrameSettings& settings,
                                        const NamedValues& metalayers, FileCalls& calls,
                                        int descriptor,
                                        std::optional<std::filesystem::path> chunkFolder)
{
    if (settings.chunksize.value_or(0) <= 0)
        return usageError("the size of the chunks is not given");
    BLOSCOPE_CHECK(headerFor(0, settings.defaults));
    FrameStream stream(settings, calls, descriptor, std::move(chunkFolder));
    ByteWriter header;
    header.zeros(fixedHeaderBytes);
    writeMetadata(metalayers, MetadataSectionOf::Header, header);
    stream.m_header = std::move(header).finish();
    return stream;
}

Result<> FrameStream::append(ByteView chunk)
{
    BLOSCOPE_TRY(const FrameChunk found, frameChunkOf(chunk, m_settings.defaults));
    const std::int64_t chunksize = *m_settings.chunksize;
    if (found.nbytes == 0 || found.nbytes > chunksize || m_nbytes % chunksize != 0)
        return usageError(fmt::format("a chunk of {} bytes behind {} bytes, in a frame of chunks "
                                      "of {}",
                                      found.nbytes, m_nbytes, chunksize));
    const auto sum = checkedAdd<std::int64_t>(m_nbytes, found.nbytes);
    if (!sum)
        return usageError("more than 2^63 bytes in all chunks");
    if (found.unstored != SpecialKind::None) {
        addToIndex(m_index, unstoredEntry(found.unstored));
    } else {
        BLOSCOPE_CHECK(store(chunk));
    }
    m_nbytes = *sum;
    return {};
}

// In the frame its entry in the index is its place, in a folder the number of its file.
Result<> FrameStream::store(ByteView chunk)
{
    if (m_chunkFolder) {
        BLOSCOPE_CHECK(writeFile(*m_chunkFolder / chunkFileName(m_storedChunks), chunk));
    } else {
        BLOSCOPE_CHECK(write(chunk, m_chunkBytes));
    }
    addToIndex(m_index, m_chunkFolder ? m_storedChunks : static_cast<std::int64_t>(m_chunkBytes));
    m_chunkBytes += chunk.size();
    ++m_storedChunks;
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

    FrameHeader header = headerOf(m_settings, *m_settings.chunksize);
    header.frameType = m_chunkFolder ? sparseFrameType : header.frameType;
    header.headerLen = static_cast<std::int32_t>(m_header.size());
    header.nbytes = m_nbytes;
    header.cbytes = static_cast<std::int64_t>(m_chunkBytes);
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
