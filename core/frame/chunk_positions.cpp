#include "core/frame/chunk_positions.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

// No chunk is larger than chunksize, so a sum that leaves room for one short chunk only, and finds
// it at the end, says that all others are whole.
bool ChunkPositions::isUniform(const Frame& frame)
{
    const FrameHeader& header = frame.header();
    const std::int64_t last = frame.chunkCount() - 1;
    if (header.chunksize <= 0)
        return false;
    const std::int64_t rest = header.nbytes - last * header.chunksize;
    if (rest == header.chunksize)
        return true;
    const Result<ChunkPtr> chunk = frame.chunk(last);
    return !chunk || (*chunk)->header().nbytes == rest;
}

Result<ChunkPositions> ChunkPositions::of(const Frame& frame)
{
    ChunkPositions positions;
    const std::int64_t count = frame.chunkCount();
    if (count == 0)
        return positions;
    if (isUniform(frame)) {
        positions.m_total = frame.header().nbytes;
        positions.m_chunkBytes = frame.header().chunksize;
        return positions;
    }
    if (count > mostChunksToRead)
        return Error{
            ErrorKind::Limit,
            fmt::format("{} chunks of different sizes are too many to treat as one array", count)};
    positions.m_begins.reserve(static_cast<std::size_t>(count) + 1);
    for (std::int64_t n = 0; n < count; ++n) {
        positions.m_begins.push_back(positions.m_total);
        const Result<ChunkPtr> chunk = frame.chunk(n);
        positions.m_total +=
            chunk ? (*chunk)->header().nbytes : std::max(0, frame.header().chunksize);
    }
    positions.m_begins.push_back(positions.m_total);
    return positions;
}

ChunkPositions::Place ChunkPositions::at(std::int64_t position) const
{
    if (m_begins.empty()) {
        const std::int64_t chunk = position / m_chunkBytes;
        const std::int64_t begin = chunk * m_chunkBytes;
        return {chunk, begin, std::min(m_chunkBytes, m_total - begin)};
    }
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), position);
    return {next - m_begins.begin() - 1, *(next - 1), *next - *(next - 1)};
}

std::int64_t ChunkPositions::beginOf(std::int64_t chunk) const
{
    return m_begins.empty() ? chunk * m_chunkBytes : m_begins[static_cast<std::size_t>(chunk)];
}

} // namespace bloscope
