#include "core/convert/encoding_trial.h"

#include "core/base/checked.h"
#include "core/base/thread_clock.h"
#include "core/chunk/chunk.h"
#include "core/chunk/chunk_header.h"
#include "core/convert/complete_cells.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

// Blocks per dimension.
Shape gridOf(const Shape& shape, const Shape& blockshape)
{
    Shape grid(shape.size());
    for (std::size_t d = 0; d < shape.size(); ++d)
        grid[d] = ceilDivide(shape[d], blockshape[d]);
    return grid;
}

std::int64_t wantedBlocks(const CellSource& from, const Shape& blockshape, std::int64_t budget)
{
    const auto elements = checkedProduct<std::int64_t>(blockshape).value_or(INT64_MAX);
    const auto bytes = checkedMultiply(elements, static_cast<std::int64_t>(from.dtype().itemsize));
    return std::max<std::int64_t>(1, budget / std::max<std::int64_t>(bytes.value_or(INT64_MAX), 1));
}

// What block number `n` of this shape covers.
CellBox blockBox(const Shape& shape, const Shape& blockshape, std::int64_t n)
{
    CellBox box{indicesOf(n, gridOf(shape, blockshape)), blockshape};
    for (std::size_t d = 0; d < shape.size(); ++d) {
        box.first[d] *= blockshape[d];
        box.count[d] = std::min(blockshape[d], shape[d] - box.first[d]);
    }
    return box;
}

Result<> readBlock(const CellSource& from, const CellBox& box, const Job& job,
                   ArraySample::Block& to)
{
    if (job.stopped())
        return cancelled();
    to.count = box.count;
    BLOSCOPE_TRY(Cells cells, readComplete(from, sliceOfBox(from.shape(), box), job));
    to.elements = std::move(cells.bytes);
    return {};
}

constexpr double quickSeconds = 0.01; // what is disturbed easily, and cheap to do again

// The time of the processor that some work takes; its first failure ends it.
template <class Work>
Result<double> secondsOf(const Work& work)
{
    const auto once = [&]() -> Result<double> {
        const double begin = threadSeconds();
        BLOSCOPE_CHECK(work());
        return threadSeconds() - begin;
    };
    BLOSCOPE_TRY(const double first, once());
    if (first > quickSeconds)
        return first;
    BLOSCOPE_TRY(const double second, once());
    return std::min(first, second);
}

double storedBytesOf(const ByteBuffer& chunk)
{
    constexpr std::size_t tableEntryAndStream = 2 * sizeof(std::int32_t);
    return static_cast<double>(
        std::max(chunk.size() - std::size_t{extendedHeaderBytes}, tableEntryAndStream));
}

// A block as the only one of an array, which has those of its elements that the real one has.
Result<ArrayEncoder> encoderOf(const ArraySample& sample, const Shape& count,
                               const ChunkEncoding& how)
{
    return ArrayEncoder::create({.shape = count,
                                 .chunkshape = sample.blockshape(),
                                 .blockshape = sample.blockshape(),
                                 .chunks = how});
}

Result<double> decodeSeconds(const ByteBuffer& chunk, const ArrayLayout& layout)
{
    const ByteSourcePtr source = memorySource(chunk);
    const ChunkContext context{layout.itemsize, layout.blockshape};
    auto decoded = HeapBytes::toBeFilled(static_cast<std::size_t>(layout.chunkBytes));
    return secondsOf([&]() -> Result<> {
        BLOSCOPE_TRY(const ChunkPtr opened,
                     Chunk::open(source, 0, source->size(), Limits(), context));
        return opened->read(0, {decoded.data(), decoded.size()});
    });
}

Result<BlockFigures> tryBlock(const ArraySample& sample, const ArraySample::Block& block,
                              const ChunkEncoding& how, const Job& job)
{
    if (job.stopped())
        return cancelled();
    BLOSCOPE_TRY(const ArrayEncoder encoder, encoderOf(sample, block.count, how));
    const ByteView elements{block.elements.data(), block.elements.size()};
    ByteBuffer chunk;
    BlockFigures figures;
    BLOSCOPE_TRY(figures.encodeSeconds, secondsOf([&]() -> Result<> {
                     BLOSCOPE_TRY(chunk, encoder.chunkOfBox(elements, 0));
                     return {};
                 }));
    if (job.stopped())
        return cancelled();
    figures.storedBytes = storedBytesOf(chunk);
    BLOSCOPE_TRY(figures.decodeSeconds, decodeSeconds(chunk, encoder.layout()));
    return figures;
}

} // namespace

std::int64_t blockCount(const Shape& shape, const Shape& blockshape)
{
    return checkedProduct<std::int64_t>(gridOf(shape, blockshape)).value_or(INT64_MAX);
}

std::vector<std::int64_t> spreadNumbers(std::int64_t count, std::int64_t wanted)
{
    constexpr double goldenRatio = 0.61803398874989485; // its multiples fill [0, 1) evenly
    const std::int64_t taken = std::min(count, wanted);
    std::vector<std::int64_t> numbers;
    numbers.reserve(static_cast<std::size_t>(taken));
    for (std::int64_t i = 0; i < taken; ++i) {
        const std::int64_t run = count / taken;
        const std::int64_t longerRuns = count % taken; // the first ones, by one
        const std::int64_t begin = i * run + std::min(i, longerRuns);
        const auto length = static_cast<double>(run + (i < longerRuns ? 1 : 0));
        double whole = 0;
        const double place = std::modf(static_cast<double>(i) * goldenRatio, &whole);
        numbers.push_back(begin + static_cast<std::int64_t>(place * length));
    }
    return numbers;
}

Result<ArraySample> ArraySample::read(const CellSource& from, const Shape& blockshape,
                                      std::int64_t budgetBytes, const Job& job)
{
    const auto numbers = spreadNumbers(blockCount(from.shape(), blockshape),
                                       wantedBlocks(from, blockshape, budgetBytes));
    ArraySample sample;
    sample.m_blockshape = blockshape;
    sample.m_blocks.resize(numbers.size());
    std::vector<Result<>> read(numbers.size());
    from.pool().forEach(numbers.size(), [&](std::size_t i) {
        read[i] = readBlock(from, blockBox(from.shape(), blockshape, numbers[i]), job,
                            sample.m_blocks[i]);
    });
    for (Result<>& block : read)
        BLOSCOPE_CHECK(std::move(block));
    return sample;
}

std::uint64_t ArraySample::elementBytes() const
{
    std::uint64_t bytes = 0;
    for (const Block& block : m_blocks)
        bytes += block.elements.size();
    return bytes;
}

Result<BlockFigures> tryEncoding(const ArraySample& sample, const ChunkEncoding& how,
                                 WorkerPool& pool, const Job& job)
{
    std::vector<Result<BlockFigures>> tried(sample.blocks().size(), BlockFigures());
    pool.forEach(tried.size(),
                 [&](std::size_t i) { tried[i] = tryBlock(sample, sample.blocks()[i], how, job); });
    BlockFigures mean;
    const double share = 1 / static_cast<double>(std::max<std::size_t>(tried.size(), 1));
    for (Result<BlockFigures>& result : tried) {
        BLOSCOPE_TRY(const BlockFigures figures, std::move(result));
        mean.storedBytes += share * figures.storedBytes;
        mean.encodeSeconds += share * figures.encodeSeconds;
        mean.decodeSeconds += share * figures.decodeSeconds;
    }
    return mean;
}

} // namespace bloscope
