#include "core/chunk/block_encoder.h"

#include "core/filters/filter_table.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t runToken = 1;

Result<> checkCodec(const ChunkEncoding& encoding)
{
    const Codec* codec = codecById(encoding.codec);
    if (!codec || !codec->encode)
        return Error{ErrorKind::Usage,
                     fmt::format("this program does not write {}", codecName(encoding.codec))};
    return {};
}

Result<> checkFilters(const ChunkEncoding& encoding)
{
    for (const std::uint8_t id : encoding.filters) {
        const Filter* filter = filterById(id);
        if (id != noFilter && (!filter || !filter->apply))
            return Error{ErrorKind::Usage,
                         fmt::format("this program does not apply {}", filterName(id))};
    }
    if (std::count(encoding.filters.begin(), encoding.filters.end(), deltaFilter) > 1)
        return Error{ErrorKind::Usage, "delta in more than one slot has no defined meaning"};
    return {};
}

Result<> checkSplitting(const ChunkEncoding& encoding, std::size_t blockBytes)
{
    if (encoding.split == SplitBlocks::Always && blockBytes % encoding.headerTypesize() != 0)
        return Error{ErrorKind::Usage,
                     fmt::format("blocks of {} bytes cannot be split into {} streams", blockBytes,
                                 encoding.headerTypesize())};
    return {};
}

bool isRun(ByteView bytes)
{
    return std::all_of(bytes.begin(), bytes.end(),
                       [first = bytes.front()](std::byte byte) { return byte == first; });
}

} // namespace

Result<BlockEncoder> BlockEncoder::create(const ChunkEncoding& encoding, ByteView firstBlock)
{
    BLOSCOPE_CHECK(checkCodec(encoding));
    BLOSCOPE_CHECK(checkFilters(encoding));
    BLOSCOPE_CHECK(checkSplitting(encoding, firstBlock.size()));
    return BlockEncoder(encoding, firstBlock);
}

void BlockEncoder::encode(std::size_t block, ByteView data, ByteWriter& to)
{
    const ByteView bytes = filtered(block, data);
    const std::size_t streamBytes = bytes.size() / streamCount(bytes.size());
    for (std::size_t at = 0; at < bytes.size(); at += streamBytes)
        encodeStream(bytes.subspan(at, streamBytes), to);
}

ByteView BlockEncoder::filtered(std::size_t block, ByteView data)
{
    FilterStep step;
    step.typesize = m_encoding.headerTypesize();
    step.firstBlock = block == 0 ? ByteView() : m_firstBlock;
    ByteView bytes = data;
    for (std::size_t slot = 0; slot < format::filterSlots; ++slot) {
        if (m_encoding.filters[slot] == noFilter)
            continue;
        step.meta = m_encoding.filtersMeta[slot];
        m_spare.resize(bytes.size());
        filterById(m_encoding.filters[slot])->apply(step, bytes, m_spare);
        std::swap(m_spare, m_filtered);
        bytes = m_filtered;
    }
    return bytes;
}

// A last block that is shorter than the others is never split.
std::size_t BlockEncoder::streamCount(std::size_t blockBytes) const
{
    const bool split = m_encoding.split == SplitBlocks::Always && blockBytes == m_firstBlock.size();
    return split ? m_encoding.headerTypesize() : 1;
}

void BlockEncoder::encodeStream(ByteView stream, ByteWriter& to)
{
    if (isRun(stream)) {
        const auto value = std::to_integer<std::int32_t>(stream.front());
        to.little<std::int32_t>(-value);
        if (value != 0)
            to.byte(runToken);
        return;
    }
    m_compressed.resize(stream.size() - 1); // as many bytes as decoded would mean: not compressed
    const std::size_t used =
        codecById(m_encoding.codec)->encode(stream, m_compressed, m_encoding.level);
    const ByteView stored = used == 0 ? stream : ByteView(m_compressed).first(used);
    to.little(static_cast<std::int32_t>(stored.size()));
    to.bytes(stored);
}

} // namespace bloscope
