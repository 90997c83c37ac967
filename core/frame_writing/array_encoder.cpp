#include "core/frame_writing/array_encoder.h"

#include "core/array/box_copy.h"
#include "core/array/write_b2nd.h"
#include "core/base/checked.h"
#include "core/base/row_major.h"
#include "core/bytes/scratch_bytes.h"
#include "core/chunk/chunk_encoder.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr int numpyDTypes = 0;

B2ndMetadata metadataOf(const ArrayEncoding& encoding)
{
    B2ndMetadata metadata;
    metadata.dimensions = static_cast<int>(encoding.shape.size());
    metadata.shape = encoding.shape;
    metadata.chunkshape = encoding.chunkshape;
    metadata.blockshape = encoding.blockshape;
    metadata.dtypeFormat = numpyDTypes;
    metadata.dtype = encoding.dtype;
    return metadata;
}

Result<> checkRank(const ArrayEncoding& encoding)
{
    const std::size_t dimensions = encoding.shape.size();
    if (dimensions > format::maxDimensions || encoding.chunkshape.size() != dimensions ||
        encoding.blockshape.size() != dimensions)
        return Error{
            ErrorKind::Usage,
            fmt::format(
                "the array has {} dimensions, its chunks {} and its blocks {}; the limit is {}",
                dimensions, encoding.chunkshape.size(), encoding.blockshape.size(),
                format::maxDimensions)};
    return {};
}

} // namespace

Result<ArrayEncoder> ArrayEncoder::create(const ArrayEncoding& encoding)
{
    BLOSCOPE_CHECK(checkRank(encoding));
    ArrayEncoder encoder;
    encoder.m_metadata = metadataOf(encoding);
    BLOSCOPE_TRY(encoder.m_layout, layoutOf(encoder.m_metadata, encoding.chunks.typesize));
    encoder.m_chunks = encoding.chunks;
    encoder.m_chunks.blocksize = encoder.m_layout.blockBytes;
    BLOSCOPE_CHECK(
        headerFor(static_cast<std::uint64_t>(encoder.m_layout.chunkBytes), encoder.m_chunks));
    return encoder;
}

FrameSettings ArrayEncoder::settings() const
{
    return {.defaults = m_chunks, .chunksize = static_cast<std::int32_t>(m_layout.chunkBytes)};
}

ByteBuffer ArrayEncoder::metadata() const
{
    return writeB2nd(m_metadata);
}

Result<FrameWriter> ArrayEncoder::newFrame() const
{
    FrameWriter frame(settings());
    BLOSCOPE_CHECK(frame.addMetalayer("b2nd", metadata()));
    return frame;
}

CellBox ArrayEncoder::boxOf(std::int64_t n) const
{
    CellBox box{indicesOf(n, m_layout.chunkGrid), m_layout.chunkshape};
    for (std::size_t d = 0; d < box.first.size(); ++d) {
        box.first[d] *= m_layout.chunkshape[d];
        box.count[d] = std::min(box.count[d], m_layout.shape[d] - box.first[d]);
    }
    return box;
}

Result<ByteBuffer> ArrayEncoder::chunk(ByteView elements, std::int64_t n) const
{
    BLOSCOPE_CHECK(checkSize(elements, m_layout.shape));
    const CellBox box = boxOf(n);
    const auto fromSteps = stridesOf(m_layout.shape, m_layout.itemsize);
    const auto toSteps = stridesOf(box.count, m_layout.itemsize);
    std::vector<BoxDimension> dimensions;
    std::int64_t firstByte = 0;
    for (std::size_t d = 0; d < box.count.size(); ++d) {
        firstByte += box.first[d] * fromSteps[d];
        dimensions.push_back({box.count[d], fromSteps[d], toSteps[d]});
    }
    const std::int64_t count = checkedProduct<std::int64_t>(box.count).value_or(0);
    const ScratchBytes cut(static_cast<std::size_t>(count * m_layout.itemsize));
    copyBox(std::move(dimensions), elements.data() + firstByte, cut.span().data(),
            static_cast<std::size_t>(m_layout.itemsize));
    return chunkOfBox(cut.span(), n);
}

Result<> ArrayEncoder::checkSize(ByteView elements, const Shape& count) const
{
    const std::int64_t expected = checkedProduct<std::int64_t>(count).value_or(-1);
    if (static_cast<std::int64_t>(elements.size()) == expected * m_layout.itemsize)
        return {};
    return usageError(fmt::format("{} bytes cannot be {} elements of {} bytes", elements.size(),
                                  expected, m_layout.itemsize));
}

Result<ByteBuffer> ArrayEncoder::chunkOfBox(ByteView elements, std::int64_t n) const
{
    const CellBox box = boxOf(n);
    BLOSCOPE_CHECK(checkSize(elements, box.count));
    const auto chunkBytes = static_cast<std::size_t>(m_layout.chunkBytes);
    if (areAlike(elements)) {
        BLOSCOPE_TRY(
            auto special,
            chunkOfElement(elements.first(static_cast<std::size_t>(m_layout.itemsize)), n));
        if (special)
            return *std::move(special);
    }
    if (box.count == m_layout.chunkshape && liesBlockByBlock())
        return encodeChunk(elements, m_chunks);
    const auto cut = [&](std::size_t block, ByteSpan to) {
        cutBlock(elements, box, static_cast<std::int64_t>(block), to);
    };
    return encodeBlocks({.bytes = chunkBytes, .cut = cut}, m_chunks);
}

Result<std::optional<ByteBuffer>> ArrayEncoder::chunkOfElement(ByteView element,
                                                               std::int64_t n) const
{
    const auto chunkBytes = static_cast<std::size_t>(m_layout.chunkBytes);
    const std::int64_t cells = checkedProduct<std::int64_t>(boxOf(n).count).value_or(0);
    if (!canBeSpecial(element, cells) || !isWorthCompressing(chunkBytes, m_chunks))
        return std::optional<ByteBuffer>();
    ByteBuffer stored(element.begin(), element.end());
    truncate(stored, m_chunks);
    BLOSCOPE_TRY(ByteBuffer chunk, chunkOfOneElement(stored, chunkBytes, m_chunks));
    return std::optional(std::move(chunk));
}

// The padding of a single cell is another element, unless that is zero.
bool ArrayEncoder::canBeSpecial(ByteView element, std::int64_t cells) const
{
    return cells > 1 ||
           (cells == 1 && std::ranges::count(element, std::byte{}) == m_layout.itemsize);
}

// Does a whole chunk in C order hold its blocks one after the other?
bool ArrayEncoder::liesBlockByBlock() const
{
    for (std::size_t d = 0; d < m_layout.dimensions(); ++d) {
        const bool isCut = m_layout.blockshape[d] < m_layout.chunkshape[d];
        if (d > 0 ? isCut : m_layout.chunkshape[d] % m_layout.blockshape[d] != 0)
            return false;
    }
    return true;
}

bool ArrayEncoder::areAlike(ByteView elements) const
{
    const auto itemsize = static_cast<std::size_t>(m_layout.itemsize);
    return elements.size() >= itemsize && std::memcmp(elements.data(), elements.data() + itemsize,
                                                      elements.size() - itemsize) == 0;
}

// Copies what the block has of the array; the rest of `to` is padding and becomes zero.
void ArrayEncoder::cutBlock(ByteView elements, const CellBox& chunk, std::int64_t block,
                            ByteSpan to) const
{
    const Shape blockAt = indicesOf(block, m_layout.blockGrid);
    const auto fromSteps = stridesOf(chunk.count, m_layout.itemsize);
    const auto toSteps = stridesOf(m_layout.blockshape, m_layout.itemsize);
    std::vector<BoxDimension> box;
    std::int64_t firstByte = 0;
    bool isWhole = true;
    for (std::size_t d = 0; d < blockAt.size(); ++d) {
        const std::int64_t inChunk = blockAt[d] * m_layout.blockshape[d];
        const std::int64_t left = std::max<std::int64_t>(chunk.count[d] - inChunk, 0);
        isWhole = isWhole && left >= m_layout.blockshape[d];
        firstByte += std::min(inChunk, chunk.count[d]) * fromSteps[d];
        box.push_back({std::min(m_layout.blockshape[d], left), fromSteps[d], toSteps[d]});
    }
    if (!isWhole)
        std::ranges::fill(to, std::byte{});
    if (std::ranges::find(box, 0, &BoxDimension::count) == box.end())
        copyBox(std::move(box), elements.data() + firstByte, to.data(),
                static_cast<std::size_t>(m_layout.itemsize));
}

Result<FrameWriter> ArrayEncoder::frameOf(ByteView elements) const
{
    BLOSCOPE_TRY(FrameWriter frame, newFrame());
    for (std::int64_t n = 0; n < m_layout.chunkCount; ++n) {
        BLOSCOPE_TRY(ByteBuffer encoded, chunk(elements, n));
        BLOSCOPE_CHECK(frame.appendChunk(std::move(encoded)));
    }
    return frame;
}

} // namespace bloscope
