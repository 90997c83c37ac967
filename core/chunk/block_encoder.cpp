#include "core/chunk/block_encoder.h"

#include "core/bytes/scratch_bytes.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t runToken = 1;
constexpr std::size_t lengthBytes = sizeof(std::int32_t);

Result<> checkCodec(const ChunkEncoding& encoding)
{
    const Codec* codec = codecById(encoding.codec);
    if (!codec || !codec->encode)
        return Error{ErrorKind::Usage,
                     fmt::format("this program cannot write {}", codecName(encoding.codec))};
    return {};
}

Result<> checkFilter(const ChunkEncoding& encoding, std::size_t slot, std::size_t blockBytes)
{
    const std::uint8_t id = encoding.filters[slot];
    const Filter* filter = filterById(id);
    if (id == noFilter)
        return {};
    if (!filter || !filter->apply)
        return Error{ErrorKind::Usage, fmt::format("this program cannot apply {}", filterName(id))};
    return filter->check ? filter->check(stepOf(encoding, slot), blockBytes) : Result<>();
}

// Truncations work on elements, so nothing has changed these before; and behind one the delta of
// the reference is wrong (format.md 3.22.3).
Result<> checkTruncations(const ChunkEncoding& encoding)
{
    std::uint8_t before = noFilter;
    bool hasTruncation = false;
    for (const std::uint8_t id : encoding.filters) {
        hasTruncation = hasTruncation || isTruncation(id);
        if (isTruncation(id) && before != noFilter)
            return usageError(fmt::format("{} works on elements and cannot be applied after {}",
                                          filterName(id), filterName(before)));
        if (id == deltaFilter && hasTruncation)
            return usageError("delta after a truncation cannot be read by all programs");
        if (id != noFilter && !isTruncation(id))
            before = id;
    }
    return {};
}

Result<> checkFilters(const ChunkEncoding& encoding, std::size_t blockBytes)
{
    for (std::size_t slot = 0; slot < format::filterSlots; ++slot)
        BLOSCOPE_CHECK(checkFilter(encoding, slot, blockBytes));
    if (std::count(encoding.filters.begin(), encoding.filters.end(), deltaFilter) > 1)
        return Error{ErrorKind::Usage, "delta in more than one slot has no defined meaning"};
    return checkTruncations(encoding);
}

Result<> checkSplitting(const ChunkEncoding& encoding, std::size_t blockBytes)
{
    if (encoding.splits(blockBytes) && blockBytes % encoding.headerTypesize() != 0)
        return Error{ErrorKind::Usage,
                     fmt::format("blocks of {} bytes cannot be split into {} streams", blockBytes,
                                 encoding.headerTypesize())};
    return {};
}

void storeLength(std::int32_t length, ByteSpan to)
{
    std::memcpy(to.data(), &length, lengthBytes);
}

bool isRun(ByteView bytes)
{
    return std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0;
}

} // namespace

FilterStep stepOf(const ChunkEncoding& encoding, std::size_t slot)
{
    FilterStep step;
    step.typesize = encoding.headerTypesize();
    step.meta = encoding.filtersMeta[slot];
    step.array.typesize = encoding.typesize;
    return step;
}

Result<BlockEncoder> BlockEncoder::create(const ChunkEncoding& encoding, ByteView firstBlock)
{
    BLOSCOPE_CHECK(checkCodec(encoding));
    BLOSCOPE_CHECK(checkFilters(encoding, firstBlock.size()));
    BLOSCOPE_CHECK(checkSplitting(encoding, firstBlock.size()));
    return BlockEncoder(encoding, firstBlock);
}

std::optional<std::size_t> BlockEncoder::encode(std::size_t block, ByteView data, ByteSpan to) const
{
    const ScratchBytes scratch(2 * data.size());
    const ByteView bytes = filtered(block, data, scratch.span());
    const std::size_t streamBytes = bytes.size() / streamCount(bytes.size());
    std::size_t written = 0;
    for (std::size_t at = 0; at < bytes.size(); at += streamBytes) {
        const auto used = encodeStream(bytes.subspan(at, streamBytes), to.subspan(written));
        if (!used)
            return {};
        written += *used;
    }
    return written;
}

// The halves of the scratch take turns.
ByteView BlockEncoder::filtered(std::size_t block, ByteView data, ByteSpan scratch) const
{
    ByteView bytes = data;
    ByteSpan next = scratch.first(data.size());
    ByteSpan other = scratch.last(data.size());
    for (std::size_t slot = 0; slot < format::filterSlots; ++slot) {
        if (m_encoding.filters[slot] == noFilter)
            continue;
        FilterStep step = stepOf(m_encoding, slot);
        step.firstBlock = block == 0 ? ByteView() : m_firstBlock;
        filterById(m_encoding.filters[slot])->apply(step, bytes, next);
        bytes = next;
        std::swap(next, other);
    }
    return bytes;
}

// A last block that is shorter than the others is never split.
std::size_t BlockEncoder::streamCount(std::size_t blockBytes) const
{
    const bool isWhole = blockBytes == m_firstBlock.size();
    return isWhole && m_encoding.splits(blockBytes) ? m_encoding.headerTypesize() : 1;
}

std::optional<std::size_t> BlockEncoder::encodeStream(ByteView stream, ByteSpan to) const
{
    if (to.size() < lengthBytes)
        return {};
    const ByteSpan room = to.subspan(lengthBytes);
    if (isRun(stream)) {
        const auto value = std::to_integer<std::int32_t>(stream.front());
        const std::size_t tokens = value != 0 ? 1 : 0;
        if (room.size() < tokens)
            return {};
        storeLength(-value, to);
        std::ranges::fill(room.first(tokens), std::byte{runToken});
        return lengthBytes + tokens;
    }
    if (room.empty())
        return {};
    // As many bytes as decoded would mean: not compressed.
    const ByteSpan shorter = room.first(std::min(room.size(), stream.size() - 1));
    std::size_t used = codecById(m_encoding.codec)->encode(stream, shorter, m_encoding.level);
    if (used == 0) {
        if (room.size() < stream.size())
            return {};
        std::ranges::copy(stream, room.begin());
        used = stream.size();
    }
    storeLength(static_cast<std::int32_t>(used), to);
    return lengthBytes + used;
}

} // namespace bloscope
