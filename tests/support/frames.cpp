#include "tests/support/frames.h"

#include "core/base/checked.h"
#include "core/chunk/chunk_encoder.h"
#include "core/dtype/dtype.h"
#include "core/frame/frame.h"
#include "core/frame_writing/array_encoder.h"
#include "tests/support/or_abort.h"

namespace bloscope::test {

namespace {

std::int64_t itemsizeOf(std::string_view dtype, const Shape& shape, ByteView elements)
{
    const Result<DType> parsed = parseDType(dtype, Limits());
    if (parsed && parsed->itemsize > 0)
        return static_cast<std::int64_t>(parsed->itemsize);
    const std::int64_t count = checkedProduct<std::int64_t>(shape).value_or(0);
    return count > 0 ? static_cast<std::int64_t>(elements.size()) / count : 1;
}

ChunkEncoding encodingOf(const FrameOptions& options, std::int64_t typesize)
{
    return {.typesize = typesize,
            .codec = options.codec,
            .level = options.level,
            .filters = options.filters,
            .filtersMeta = options.filtersMeta,
            .split = options.split};
}

ByteBuffer finished(FrameWriter frame, const FrameOptions& options)
{
    for (const NamedValue& layer : options.metalayers)
        orAbort(frame.addMetalayer(layer.name, layer.value));
    for (const NamedValue& layer : options.vlMetalayers)
        orAbort(frame.addVlMetalayer(layer.name, layer.value));
    return orAbort(frame.finish());
}

ChunkPtr chunkOf(const ByteBuffer& frame, std::int64_t chunk)
{
    return orAbort(orAbort(Frame::open(memorySource(frame)))->chunk(chunk));
}

void overwrite(ByteBuffer& bytes, std::uint64_t at, std::int32_t value)
{
    std::memcpy(&bytes.at(at), &value, sizeof value);
}

} // namespace

ByteBuffer nearlyAlike(std::size_t size, std::byte value)
{
    constexpr std::size_t step = 64;
    const auto other = static_cast<std::byte>(std::to_integer<unsigned>(value) + 1);
    ByteBuffer bytes(size, value);
    for (std::size_t at = step - 1; at < size; at += step)
        bytes[at] = other;
    bytes[size - 1] = other;
    return bytes;
}

ByteBuffer arrayFrame(const Shape& shape, const Shape& chunkshape, const Shape& blockshape,
                      std::string_view dtype, ByteView elements, const FrameOptions& options)
{
    const ArrayEncoder encoder = orAbort(
        ArrayEncoder::create({.shape = shape,
                              .chunkshape = chunkshape,
                              .blockshape = blockshape,
                              .dtype = std::string(dtype),
                              .chunks = encodingOf(options, itemsizeOf(dtype, shape, elements))}));
    return finished(orAbort(encoder.frameOf(elements)), options);
}

ByteBuffer arrayFrame(const Shape& shape, std::string_view dtype, ByteView elements,
                      const FrameOptions& options)
{
    return arrayFrame(shape, shape, shape, dtype, elements, options);
}

ByteBuffer unstoredArrayFrame(const Shape& shape, const Shape& chunkshape, const Shape& blockshape,
                              std::string_view dtype, SpecialKind kind)
{
    const ArrayEncoder encoder =
        orAbort(ArrayEncoder::create({.shape = shape,
                                      .chunkshape = chunkshape,
                                      .blockshape = blockshape,
                                      .dtype = std::string(dtype),
                                      .chunks = {.typesize = itemsizeOf(dtype, shape, {})}}));
    FrameWriter frame = orAbort(encoder.newFrame());
    orAbort(frame.appendUnstored(kind, static_cast<std::int32_t>(encoder.layout().chunkBytes),
                                 encoder.layout().chunkCount));
    return orAbort(frame.finish());
}

ByteBuffer chunksFrame(const std::vector<ByteBuffer>& chunks, std::int64_t typesize,
                       const FrameOptions& options)
{
    const ChunkEncoding encoding = encodingOf(options, typesize);
    FrameWriter frame({.defaults = encoding});
    for (const ByteBuffer& chunk : chunks)
        orAbort(frame.appendChunk(orAbort(encodeChunk(chunk, encoding))));
    return finished(std::move(frame), options);
}

ByteBuffer frameOfManyChunks(std::int32_t count)
{
    constexpr std::int32_t chunkBytes = 4000;
    constexpr std::int32_t distance = 1000;
    const ChunkEncoding encoding{.typesize = 4};
    FrameWriter frame({.defaults = encoding});
    for (std::int32_t n = 0; n < count; n += distance) {
        orAbort(frame.appendChunk(orAbort(repeatedValueChunk(
            std::as_bytes(std::span(&n, 1)), std::uint64_t{chunkBytes}, encoding))));
        const std::int32_t zeros = std::min(distance, count - n) - 1;
        if (zeros > 0)
            orAbort(frame.appendUnstored(SpecialKind::Zeros, chunkBytes, zeros));
    }
    return orAbort(frame.finish());
}

void damageBlock(ByteBuffer& frame, std::int64_t chunk, std::int32_t block)
{
    const ChunkPtr opened = chunkOf(frame, chunk);
    if (opened->header().payload() != Payload::Blocks)
        orAbort(Result<>(Error{ErrorKind::Usage, "the chunk has no streams to damage"}));
    const auto begin = orAbort(opened->blocks().range(block)).begin;
    constexpr std::int32_t impossibleStream = -1000;
    overwrite(frame, opened->offset() + static_cast<std::uint64_t>(begin), impossibleStream);
}

void damageChunkHeader(ByteBuffer& frame, std::int64_t chunk)
{
    constexpr std::uint64_t blocksizeOffset = 8;
    overwrite(frame, chunkOf(frame, chunk)->offset() + blocksizeOffset, -1);
}

} // namespace bloscope::test
