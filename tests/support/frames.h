#pragma once

#include "core/array/slice.h"
#include "core/chunk/chunk_header.h"
#include "core/frame_writing/frame_writer.h"

#include <string_view>

// Frames made on the spot, with our own encoder. What cannot be made aborts the test.
namespace bloscope::test {

// 0, 1, 2, ... as elements of type T.
template <class T>
ByteBuffer counted(std::size_t count)
{
    ByteBuffer bytes(count * sizeof(T));
    for (std::size_t i = 0; i < count; ++i) {
        const T value = static_cast<T>(i);
        std::memcpy(bytes.data() + i * sizeof(T), &value, sizeof value);
    }
    return bytes;
}

// The elements {1.5f, 2.5f} as they lie in memory.
template <class T>
ByteBuffer elementsOf(std::initializer_list<T> values)
{
    const auto bytes = std::as_bytes(std::span(values.begin(), values.size()));
    return {bytes.begin(), bytes.end()};
}

// `value` in every byte but each 64th and the last one, which are one more: chunks of such elements
// have blocks, as those of nothing but one element have not.
ByteBuffer nearlyAlike(std::size_t size, std::byte value);

struct FrameOptions {
    std::uint8_t codec = 5; // zstd
    int level = 5;
    std::array<std::uint8_t, format::filterSlots> filters{0, 0, 0, 0, 0, 1}; // shuffle
    std::array<std::uint8_t, format::filterSlots> filtersMeta{};
    SplitBlocks split = SplitBlocks::Never;
    std::vector<NamedValue> metalayers = {};   // behind b2nd
    std::vector<NamedValue> vlMetalayers = {}; // values as the user sees them
};

// An n-d array whose elements are `elements` in C order. The size of an element is that of the
// dtype, or, where the dtype has none (structured ones), what the elements divide into.
ByteBuffer arrayFrame(const Shape& shape, const Shape& chunkshape, const Shape& blockshape,
                      std::string_view dtype, ByteView elements, const FrameOptions& options = {});

// The same of one chunk of one block.
ByteBuffer arrayFrame(const Shape& shape, std::string_view dtype, ByteView elements,
                      const FrameOptions& options = {});

// An array of any size that stores nothing: all zeros, NaN or uninitialised. A shape of 10^12 takes
// a few hundred bytes.
ByteBuffer unstoredArrayFrame(const Shape& shape, const Shape& chunkshape, const Shape& blockshape,
                              std::string_view dtype, SpecialKind kind = SpecialKind::Zeros);

// No array: these bytes, one chunk each, of elements of `typesize` bytes.
ByteBuffer chunksFrame(const std::vector<ByteBuffer>& chunks, std::int64_t typesize,
                       const FrameOptions& options = {});

// `count` chunks of 4000 bytes: one in 1000 holds its own number as 1000 equal int32 values, the
// others are zeros of which only the index knows. The index is compressed.
ByteBuffer frameOfManyChunks(std::int32_t count);

// Breaks one block of a chunk, so that it and nothing else cannot be decoded. The chunk must be a
// compressed one (not zeros, not a plain copy).
void damageBlock(ByteBuffer& frame, std::int64_t chunk, std::int32_t block = 0);

// Breaks the header of a stored chunk, so that nothing of it can be decoded.
void damageChunkHeader(ByteBuffer& frame, std::int64_t chunk);

} // namespace bloscope::test
