#include "tests/bench/window/large_plane.h"

#include "core/base/worker_pool.h"
#include "core/frame_writing/array_encoder.h"
#include "tests/bench/or_exit.h"
#include "tests/support/files.h"

#include <cstring>

namespace bloscope::bench {

namespace {

constexpr std::uint64_t ringsFrom = 50'000; // columns to the next middle

ArrayEncoder encoderOf(const LargePlane& plane, const Shape& shape)
{
    return orExit(ArrayEncoder::create({.shape = shape,
                                        .chunkshape = plane.chunks,
                                        .blockshape = plane.blocks,
                                        .dtype = "<u2",
                                        .chunks = {.typesize = sizeof(std::uint16_t),
                                                   .codec = 5,
                                                   .level = 1,
                                                   .filters = {0, 0, 0, 0, 0, 1}}}));
}

std::uint16_t valueAt(std::uint64_t row, std::uint64_t column)
{
    const std::uint64_t across = column % ringsFrom;
    const std::uint64_t ring = (row * row + across * across) >> 18;
    const bool isDot = (row * 2654435761U ^ column * 2246822519U) % 65521 == 0;
    return isDot ? 60'000 : static_cast<std::uint16_t>(1000 + ring % 20'000);
}

// The elements of the chunk whose first cell is (row, column).
ByteBuffer elementsAt(const Shape& chunk, std::int64_t row, std::int64_t column)
{
    ByteBuffer bytes(static_cast<std::size_t>(chunk[0] * chunk[1]) * sizeof(std::uint16_t));
    std::byte* to = bytes.data();
    for (std::int64_t r = row; r < row + chunk[0]; ++r)
        for (std::int64_t c = column; c < column + chunk[1]; ++c, to += sizeof(std::uint16_t)) {
            const std::uint16_t value =
                valueAt(static_cast<std::uint64_t>(r), static_cast<std::uint64_t>(c));
            std::memcpy(to, &value, sizeof value);
        }
    return bytes;
}

} // namespace

void writeLargePlane(const LargePlane& plane, const std::filesystem::path& path)
{
    const ArrayEncoder one = encoderOf(plane, plane.chunks); // alike wherever they lie
    const std::int64_t across = plane.shape[1] / plane.chunks[1];
    std::vector<ByteBuffer> chunks(
        static_cast<std::size_t>(plane.shape[0] / plane.chunks[0] * across));
    WorkerPool().forEach(chunks.size(), [&](std::size_t i) {
        const auto n = static_cast<std::int64_t>(i);
        const ByteBuffer elements =
            elementsAt(plane.chunks, n / across * plane.chunks[0], n % across * plane.chunks[1]);
        chunks[i] = orExit(one.chunk(elements, 0));
    });
    FrameWriter frame = orExit(encoderOf(plane, plane.shape).newFrame());
    for (ByteBuffer& chunk : chunks)
        orExit(frame.appendChunk(std::move(chunk)));
    test::writeFile(path, orExit(frame.finish()));
}

} // namespace bloscope::bench
