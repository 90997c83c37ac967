#include "core/store/decoded_source.h"

#include "core/frame/chunk_positions.h"

#include <algorithm>
#include <fmt/format.h>
#include <mutex>

namespace bloscope {

namespace {

class DecodedSource final : public ByteSource {
 public:
    DecodedSource(FramePtr frame, ChunkPositions positions)
        : m_frame(std::move(frame)), m_positions(std::move(positions))
    {
    }
    std::uint64_t size() const override
    {
        return static_cast<std::uint64_t>(m_positions.totalBytes());
    }

 private:
    using Bytes = std::shared_ptr<const ByteBuffer>;
    static constexpr std::int64_t mostKeptBytes = 1 << 20; // of larger chunks parts are decoded

    Result<> readInside(std::uint64_t offset, ByteSpan to) const override;
    Result<> readFromChunk(const ChunkPositions::Place& place, std::int64_t position,
                           ByteSpan to) const;
    Result<Bytes> wholeChunk(std::int64_t n, const Chunk& chunk) const;

    FramePtr m_frame;
    ChunkPositions m_positions;
    mutable std::mutex m_mutex;
    mutable std::int64_t m_keptChunk = -1;
    mutable Bytes m_kept;
};

Result<> DecodedSource::readInside(std::uint64_t offset, ByteSpan to) const
{
    auto position = static_cast<std::int64_t>(offset);
    while (!to.empty()) {
        const ChunkPositions::Place place = m_positions.at(position);
        const std::int64_t inChunk = position - place.begin;
        const auto count = static_cast<std::size_t>(
            std::min<std::int64_t>(place.size - inChunk, static_cast<std::int64_t>(to.size())));
        BLOSCOPE_CHECK(readFromChunk(place, inChunk, to.first(count)));
        to = to.subspan(count);
        position += static_cast<std::int64_t>(count);
    }
    return {};
}

Result<> DecodedSource::readFromChunk(const ChunkPositions::Place& place, std::int64_t position,
                                      ByteSpan to) const
{
    BLOSCOPE_TRY(const ChunkPtr chunk, m_frame->chunk(place.chunk));
    if (chunk->header().nbytes != place.size)
        return Error{ErrorKind::Malformed,
                     fmt::format("chunk {}: {} bytes, {} are needed", place.chunk,
                                 chunk->header().nbytes, place.size)};
    if (place.size > mostKeptBytes)
        return chunk->read(position, to).within("chunk", place.chunk);
    BLOSCOPE_TRY(const Bytes bytes, wholeChunk(place.chunk, *chunk));
    std::copy_n(bytes->begin() + position, to.size(), to.begin());
    return {};
}

Result<DecodedSource::Bytes> DecodedSource::wholeChunk(std::int64_t n, const Chunk& chunk) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_kept && m_keptChunk == n)
            return m_kept;
    }
    BLOSCOPE_TRY(ByteBuffer decoded, chunk.decode().within("chunk", n));
    auto bytes = std::make_shared<const ByteBuffer>(std::move(decoded));
    const std::lock_guard lock(m_mutex);
    m_keptChunk = n;
    m_kept = bytes;
    return bytes;
}

} // namespace

Result<ByteSourcePtr> decodedSource(FramePtr frame)
{
    if (const auto& broken = frame->indexError())
        return *broken;
    BLOSCOPE_TRY(ChunkPositions positions, ChunkPositions::of(*frame));
    return ByteSourcePtr(std::make_shared<DecodedSource>(std::move(frame), std::move(positions)));
}

} // namespace bloscope
