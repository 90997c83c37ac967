#include "core/array/array_layout.h"

#include "core/base/checked.h"
#include "core/base/limits.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

bool extentsFit(std::int64_t shape, std::int64_t chunk, std::int64_t block)
{
    if (shape < 0 || chunk < 0 || block < 0)
        return false;
    if (shape > 0 && (chunk == 0 || block == 0))
        return false;
    return block > 0 || chunk == 0;
}

// a rounded up to a multiple of b, 0 for b == 0; nothing when that does not fit.
std::optional<std::int64_t> roundedUp(std::int64_t a, std::int64_t b)
{
    return b == 0 ? 0 : checkedMultiply(ceilDivide(a, b), b);
}

std::optional<std::int64_t> bytesOfShape(const Shape& shape, std::int64_t itemsize)
{
    const auto items = checkedProduct<std::int64_t>(shape);
    return items ? checkedMultiply(*items, itemsize) : std::nullopt;
}

Result<> checkProducts(const ArrayLayout& layout, const Shape& padded, const Shape& paddedChunk)
{
    const auto chunkItems = checkedProduct<std::int32_t>(layout.chunkshape);
    const auto blockItems = checkedProduct<std::int32_t>(layout.blockshape);
    const auto chunkBytes = bytesOfShape(paddedChunk, layout.itemsize);
    const auto blockBytes = bytesOfShape(layout.blockshape, layout.itemsize);
    if (!bytesOfShape(layout.shape, layout.itemsize) || !bytesOfShape(padded, layout.itemsize) ||
        !checkedProduct<std::int64_t>(layout.chunkGrid) || !chunkItems || !blockItems ||
        !chunkBytes || *chunkBytes > format::maxChunkBytes || !blockBytes ||
        *blockBytes > format::maxBlockBytes)
        return malformedError(
            fmt::format("the array is impossibly large: shape {}, chunks {}, blocks {}",
                        layout.shape, layout.chunkshape, layout.blockshape));
    return {};
}

} // namespace

Result<ArrayLayout> layoutOf(const B2ndMetadata& metadata, std::int64_t itemsize)
{
    ArrayLayout layout;
    layout.shape = metadata.shape;
    layout.chunkshape = metadata.chunkshape;
    layout.blockshape = metadata.blockshape;
    layout.itemsize = itemsize;
    Shape padded;
    Shape paddedChunk;
    for (std::size_t d = 0; d < layout.shape.size(); ++d) {
        const std::int64_t chunk = layout.chunkshape[d];
        const std::int64_t block = layout.blockshape[d];
        if (!extentsFit(layout.shape[d], chunk, block))
            return malformedError(
                fmt::format("the array metadata is damaged: shape {}, chunks {}, blocks {}",
                            layout.shape, layout.chunkshape, layout.blockshape));
        const auto extended = roundedUp(layout.shape[d], chunk);
        const auto extendedChunk = roundedUp(chunk, block);
        if (!extended || !extendedChunk)
            return malformedError(
                fmt::format("the array is impossibly large: shape {}", layout.shape));
        padded.push_back(*extended);
        paddedChunk.push_back(*extendedChunk);
        layout.chunkGrid.push_back(chunk == 0 ? 0 : *extended / chunk);
        layout.blockGrid.push_back(block == 0 ? 0 : *extendedChunk / block);
    }
    BLOSCOPE_CHECK(checkProducts(layout, padded, paddedChunk));
    layout.chunkCount = *checkedProduct<std::int64_t>(layout.chunkGrid);
    layout.chunkBytes = *bytesOfShape(paddedChunk, itemsize);
    layout.blockBytes = *bytesOfShape(layout.blockshape, itemsize);
    return layout;
}

Result<> checkLayout(const ArrayLayout& layout, const FrameHeader& header, std::int64_t chunkCount)
{
    if (layout.chunkCount != chunkCount)
        return malformedError(fmt::format(
            "the array metadata does not match the stored chunks ({} chunks expected, {} found)",
            layout.chunkCount, chunkCount));
    if (chunkCount > 0 && layout.chunkBytes != header.chunksize)
        return malformedError(fmt::format("the array metadata does not match the stored chunks "
                                          "(chunks of {} bytes expected, {} found)",
                                          layout.chunkBytes, header.chunksize));
    if (chunkCount > 0 && layout.blockBytes != header.blocksize)
        return malformedError(fmt::format("the array metadata does not match the stored chunks "
                                          "(blocks of {} bytes expected, {} found)",
                                          layout.blockBytes, header.blocksize));
    return {};
}

Result<> checkChunk(const ArrayLayout& layout, const Chunk& chunk, std::int64_t n)
{
    const ChunkHeader& header = chunk.header();
    if (header.nbytes != layout.chunkBytes)
        return malformedError(fmt::format("chunk {}: it has {} bytes, but the array needs {}", n,
                                          header.nbytes, layout.chunkBytes));
    // Smaller blocks are read as they come; larger ones would be decoded again for each of ours.
    const std::int64_t blockBytes = chunk.largestBlockBytes();
    if (header.payload() == Payload::Blocks && blockBytes > layout.blockBytes)
        return malformedError(
            fmt::format("chunk {}: it has blocks of {} bytes, but the array needs {}", n,
                        blockBytes, layout.blockBytes));
    return {};
}

} // namespace bloscope
