#include "tests/bench/window/large_plane.h"

#include "core/base/worker_pool.h"
#include "core/edit/array_encoder.h"
#include "tests/bench/or_exit.h"
#include "tests/support/files.h"

#include <cstring>

namespace bloscope::bench {

namespace {

constexpr std::int64_t chunkSide = 2500;
constexpr std::int64_t blockSide = 250;
constexpr std::int64_t chunksAlong = largeSide / chunkSide;

ArrayEncoder encoderOf(std::int64_t side)
{
    return orExit(ArrayEncoder::create({.shape = {side, side},
                                        .chunkshape = {chunkSide, chunkSide},
                                        .blockshape = {blockSide, blockSide},
                                        .dtype = "<u2",
                                        .chunks = {.typesize = sizeof(std::uint16_t),
                                                   .codec = 5,
                                                   .level = 1,
                                                   .filters = {0, 0, 0, 0, 0, 1}}}));
}

std::uint16_t valueAt(std::uint64_t row, std::uint64_t column)
{
    const std::uint64_t ring = (row * row + column * column) >> 18;
    const bool isDot = (row * 2654435761U ^ column * 2246822519U) % 65521 == 0;
    return isDot ? 60'000 : static_cast<std::uint16_t>(1000 + ring % 20'000);
}

// The elements of the chunk whose first cell is (row, column).
ByteBuffer elementsAt(std::int64_t row, std::int64_t column)
{
    ByteBuffer bytes(static_cast<std::size_t>(chunkSide * chunkSide) * sizeof(std::uint16_t));
    std::byte* to = bytes.data();
    for (std::int64_t r = row; r < row + chunkSide; ++r)
        for (std::int64_t c = column; c < column + chunkSide; ++c, to += sizeof(std::uint16_t)) {
            const std::uint16_t value =
                valueAt(static_cast<std::uint64_t>(r), static_cast<std::uint64_t>(c));
            std::memcpy(to, &value, sizeof value);
        }
    return bytes;
}

} // namespace

void writeLargePlane(const std::filesystem::path& path)
{
    const ArrayEncoder one = encoderOf(chunkSide); // chunks are alike wherever they lie
    std::vector<ByteBuffer> chunks(static_cast<std::size_t>(chunksAlong * chunksAlong));
    WorkerPool().forEach(chunks.size(), [&](std::size_t i) {
        const auto n = static_cast<std::int64_t>(i);
        const ByteBuffer elements =
            elementsAt(n / chunksAlong * chunkSide, n % chunksAlong * chunkSide);
        chunks[i] = orExit(one.chunk(elements, 0));
    });
    FrameWriter frame = orExit(encoderOf(largeSide).newFrame());
    for (ByteBuffer& chunk : chunks)
        orExit(frame.appendChunk(std::move(chunk)));
    test::writeFile(path, orExit(frame.finish()));
}

} // namespace bloscope::bench
