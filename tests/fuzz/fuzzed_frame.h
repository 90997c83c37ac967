#pragma once

#include "core/chunk/chunk_encoder.h"
#include "core/frame/frame.h"
#include "core/frame_writing/array_encoder.h"
#include "tests/fuzz/fuzz_target.h"

#include <string>
#include <vector>

// Frames around the bytes of an input, so that the fuzzer need not get past checksums, codecs and
// offsets first.
namespace bloscope::fuzz {

using Values = std::vector<std::pair<std::string, ByteView>>;

inline ByteBuffer copyOf(ByteView bytes)
{
    return {bytes.begin(), bytes.end()};
}

template <class T>
T orAbort(Result<T> result)
{
    require(bool(result));
    return *std::move(result);
}

// These bytes, a chunk each, none of them compressed.
inline ByteBuffer frameOf(const std::vector<ByteView>& chunks, const Values& metalayers,
                          const Values& vlMetalayers)
{
    FrameWriter frame({});
    for (const auto& [name, value] : metalayers)
        require(bool(frame.addMetalayer(name, copyOf(value))));
    for (const auto& [name, value] : vlMetalayers)
        require(bool(frame.addVlMetalayer(name, value)));
    for (const ByteView chunk : chunks)
        if (!chunk.empty())
            require(bool(frame.appendChunk(orAbort(plainCopyChunk(chunk)))));
    return orAbort(frame.finish());
}

// The elements of a one-dimensional array.
inline ByteBuffer arrayFrameOf(ByteView elements, const char* dtype, std::int32_t itemsize)
{
    const auto count = static_cast<std::int64_t>(elements.size()) / itemsize;
    const Shape shape{count};
    const Shape part{std::max<std::int64_t>(count, 1)};
    const ArrayEncoder encoder = orAbort(ArrayEncoder::create({.shape = shape,
                                                               .chunkshape = part,
                                                               .blockshape = part,
                                                               .dtype = dtype,
                                                               .chunks = {.typesize = itemsize}}));
    return orAbort(
        orAbort(encoder.frameOf(elements.first(static_cast<std::size_t>(count * itemsize))))
            .finish());
}

} // namespace bloscope::fuzz
