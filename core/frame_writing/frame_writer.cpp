#include "core/frame_writing/frame_writer.h"

#include "core/base/checked.h"
#include "core/chunk/chunk_encoder.h"
#include "core/frame_writing/chunk_form.h"
#include "core/frame_writing/frame_parts.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

Result<> addNew(NamedValues& values, MetadataSectionOf of, std::string name, ByteBuffer value)
{
    BLOSCOPE_CHECK(checkMetadataCount(of, values.items().size() + 1));
    return values.add(std::move(name), std::move(value));
}

} // namespace

struct FrameWriter::ChunkArea {
    ByteWriter bytes;
    std::vector<IndexRun> index;

    void store(ByteView chunk)
    {
        index.push_back({static_cast<std::int64_t>(bytes.size()), 1});
        bytes.bytes(chunk);
    }

    void leaveToIndex(SpecialKind kind, std::int64_t count)
    {
        addToIndex(index, unstoredEntry(kind), count);
    }
};

Result<> FrameWriter::addMetalayer(std::string name, ByteBuffer value)
{
    return addNew(m_metalayers, MetadataSectionOf::Header, std::move(name), std::move(value))
        .within("metalayer");
}

Result<> FrameWriter::addVlMetalayer(std::string name, ByteView value)
{
    BLOSCOPE_TRY(ByteBuffer chunk, vlMetadataChunk(value));
    return addVlMetalayerChunk(std::move(name), std::move(chunk));
}

Result<> FrameWriter::addVlMetalayerChunk(std::string name, ByteBuffer chunk)
{
    return addNew(m_vlMetalayers, MetadataSectionOf::Trailer, std::move(name), std::move(chunk))
        .within("vlmetalayer");
}

Result<> FrameWriter::appendChunk(ByteBuffer chunk)
{
    BLOSCOPE_TRY(const FrameChunk found, frameChunkOf(chunk, m_settings.defaults));
    if (found.unstored != SpecialKind::None)
        return appendUnstored(found.unstored, found.nbytes);
    m_variableLengthBlocks = m_variableLengthBlocks || found.hasVariableLengthBlocks;
    return append({.stored = std::move(chunk), .nbytes = found.nbytes});
}

Result<> FrameWriter::appendUnstored(SpecialKind kind, std::int32_t nbytes, std::int64_t count)
{
    BLOSCOPE_CHECK(specialChunk(kind, static_cast<std::uint64_t>(nbytes), m_settings.defaults));
    return append({.unstored = kind, .nbytes = nbytes, .count = count});
}

Result<> FrameWriter::append(Run run)
{
    if (run.nbytes == 0 || run.count < 1)
        return usageError(
            fmt::format("{} chunks of {} bytes cannot be written", run.count, run.nbytes));
    const auto bytes = checkedMultiply<std::int64_t>(run.nbytes, run.count);
    const auto sum = bytes ? checkedAdd(m_nbytes, *bytes) : std::nullopt;
    if (!sum)
        return usageError("the chunks contain more than 2^63 bytes in total");
    m_nbytes = *sum;
    m_runs.push_back(std::move(run));
    return {};
}

// Does every chunk have this size, the last one perhaps less?
bool FrameWriter::haveSize(std::int32_t size) const
{
    return std::all_of(m_runs.begin(), m_runs.end(), [&](const Run& run) {
        const bool last = &run == &m_runs.back() && run.count == 1;
        return run.nbytes == size || (last && run.nbytes < size);
    });
}

Result<std::int32_t> FrameWriter::chunksize() const
{
    if (m_settings.chunksize && *m_settings.chunksize > 0 && !haveSize(*m_settings.chunksize))
        return usageError(
            fmt::format("the chunks do not all have {} bytes", *m_settings.chunksize));
    if (m_settings.chunksize)
        return *m_settings.chunksize;
    if (m_runs.empty())
        return nothingAppendedYet;
    const std::int32_t first = m_runs.front().nbytes;
    return haveSize(first) ? first : 0;
}

Result<FrameWriter::ChunkArea> FrameWriter::layOutChunks(std::int32_t chunksize) const
{
    ChunkArea area;
    for (const Run& run : m_runs) {
        if (run.unstored == SpecialKind::None) {
            area.store(run.stored);
        } else if (chunksize > 0) {
            area.leaveToIndex(run.unstored, run.count);
        } else {
            BLOSCOPE_TRY(const ByteBuffer chunk,
                         storedInstead(run.unstored, run.nbytes, m_settings.defaults));
            for (std::int64_t i = 0; i < run.count; ++i)
                area.store(chunk);
        }
    }
    return area;
}

Result<ByteBuffer> FrameWriter::finish() const
{
    BLOSCOPE_CHECK(headerFor(0, m_settings.defaults));
    BLOSCOPE_TRY(const std::int32_t size, chunksize());
    BLOSCOPE_TRY(const ChunkArea area, layOutChunks(size));
    BLOSCOPE_TRY(const ByteBuffer index,
                 m_runs.empty() ? Result<ByteBuffer>(ByteBuffer()) : encodeIndex(area.index));
    const ByteBuffer end = writeTrailer(m_vlMetalayers);
    ByteWriter withMetadata;
    withMetadata.zeros(fixedHeaderBytes);
    writeMetadata(m_metalayers, MetadataSectionOf::Header, withMetadata);

    FrameHeader header = headerOf(m_settings, size, m_variableLengthBlocks);
    header.nbytes = m_nbytes;
    header.hasVlMetalayers = !m_vlMetalayers.items().empty();
    header.headerLen = static_cast<std::int32_t>(withMetadata.size());
    header.cbytes = static_cast<std::int64_t>(area.bytes.size());
    header.frameLen = static_cast<std::int64_t>(withMetadata.size() + area.bytes.size() +
                                                index.size() + end.size());
    ByteWriter frame;
    writeFrameHeader(header, frame);
    frame.bytes(withMetadata.view().subspan(fixedHeaderBytes));
    frame.bytes(area.bytes.view());
    frame.bytes(index);
    frame.bytes(end);
    return std::move(frame).finish();
}

Result<ByteBuffer> vlMetadataChunk(ByteView value)
{
    constexpr std::size_t fewestToCompress = 32;
    if (value.size() < fewestToCompress)
        return plainCopyChunk(value);
    return encodeChunk(value, {.codec = 5, .filters = {0, 0, 0, 0, 0, 1}});
}

} // namespace bloscope
