#include "core/chunk/block_index.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

Error damaged(std::int32_t block, std::string_view why)
{
    return {ErrorKind::Malformed,
            fmt::format("variable-length block {} is damaged: {}", block, why)};
}

// Reads numbers at ascending positions, many with one access where they lie close together.
class NumberReader {
 public:
    NumberReader(const ByteSource& source, std::uint64_t chunkOffset, std::int64_t cbytes)
        : m_source(source), m_chunkOffset(chunkOffset), m_cbytes(cbytes)
    {
    }

    Result<std::int32_t> at(std::int64_t position)
    {
        if (position < m_begin || position + 4 > m_begin + std::ssize(m_window)) {
            BLOSCOPE_CHECK(load(position));
        }
        return loadLittle<std::int32_t>(m_window.data() + (position - m_begin));
    }

 private:
    static constexpr std::int64_t windowBytes = 4096;

    Result<> load(std::int64_t position)
    {
        const std::int64_t size = std::min(windowBytes, m_cbytes - position);
        BLOSCOPE_TRY(m_window,
                     readBytes(m_source, m_chunkOffset + static_cast<std::uint64_t>(position),
                               static_cast<std::uint64_t>(size)));
        m_begin = position;
        return {};
    }

    const ByteSource& m_source;
    std::uint64_t m_chunkOffset;
    std::int64_t m_cbytes;
    std::int64_t m_begin = 0;
    ByteBuffer m_window;
};

// Where block `block` lies: in the order of the table, longer than its size field.
Result<BlockIndex::Range> spanOf(const BlockIndex& blocks, std::int32_t block)
{
    auto range = blocks.range(block);
    if (!range)
        return damaged(block, range.error().text());
    if (block > 0 && blocks.start(block) <= blocks.start(block - 1))
        return damaged(block, "it does not follow the previous block");
    if (range->end - range->begin <= variableBlockSizeBytes)
        return damaged(block, fmt::format("it has {} bytes", range->end - range->begin));
    return *range;
}

} // namespace

Result<BlockSizes> readVariableBlocks(const ByteSource& source, std::uint64_t chunkOffset,
                                      const ChunkHeader& header, const BlockIndex& blocks)
{
    NumberReader numbers(source, chunkOffset, header.cbytes);
    std::vector<std::int32_t> begins;
    begins.reserve(static_cast<std::size_t>(blocks.count()) + 1);
    begins.push_back(0);
    for (std::int32_t block = 0; block < blocks.count(); ++block) {
        BLOSCOPE_TRY(const BlockIndex::Range span, spanOf(blocks, block));
        BLOSCOPE_TRY(const std::int32_t size, numbers.at(span.begin));
        if (size <= 0 || size > header.nbytes - begins.back())
            return damaged(block, fmt::format("{} decoded bytes are impossible; only {} are left",
                                              size, header.nbytes - begins.back()));
        if (span.end - span.begin - variableBlockSizeBytes > size)
            return damaged(block,
                           fmt::format("{} bytes are stored for only {} decoded bytes",
                                       span.end - span.begin - variableBlockSizeBytes, size));
        begins.push_back(begins.back() + size);
    }
    if (begins.back() != header.nbytes)
        return Error{ErrorKind::Malformed,
                     fmt::format("its variable-length blocks contain {} bytes, but {} are declared",
                                 begins.back(), header.nbytes)};
    return BlockSizes::between(std::move(begins));
}

BlockIndex::BlockIndex(std::vector<std::int32_t> starts, std::int64_t dataBegin,
                       std::int64_t cbytes)
    : m_starts(std::move(starts)), m_dataBegin(dataBegin), m_cbytes(cbytes)
{
    if (!std::is_sorted(m_starts.begin(), m_starts.end())) { // threads store in completion order
        m_sorted = m_starts;
        std::sort(m_sorted.begin(), m_sorted.end());
    }
}

Result<BlockIndex::Range> BlockIndex::range(std::int32_t block) const
{
    const std::int32_t begin = start(block);
    if (begin < m_dataBegin || begin > m_cbytes - 4)
        return Error{ErrorKind::Malformed,
                     fmt::format("position {} is outside the chunk's data ({} to {})", begin,
                                 m_dataBegin, m_cbytes)};
    const auto next = std::upper_bound(ascending().begin(), ascending().end(), begin);
    const std::int64_t end =
        next == ascending().end() ? m_cbytes : std::min<std::int64_t>(*next, m_cbytes);
    return Range{begin, end};
}

bool BlockIndex::beginsBehindTables() const
{
    return !m_starts.empty() && ascending().front() == m_dataBegin;
}

std::size_t BlockIndex::memoryBytes() const
{
    return (m_starts.capacity() + m_sorted.capacity()) * sizeof(std::int32_t);
}

} // namespace bloscope
