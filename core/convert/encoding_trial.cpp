#include "core/convert/encoding_trial.h"

#include "core/base/thread_clock.h"
#include "core/chunk/chunk.h"
#include "core/chunk/write_chunk_header.h"

#include <algorithm>

namespace bloscope {

namespace {

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
