#include "core/convert/array_sample.h"

#include "core/base/checked.h"

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

std::int64_t wantedBlocks(const ElementSource& from, const Shape& blockshape, std::int64_t budget)
{
    const auto elements = checkedProduct<std::int64_t>(blockshape).value_or(INT64_MAX);
    const auto bytes = checkedMultiply(elements, static_cast<std::int64_t>(from.dtype().itemsize));
    return std::max<std::int64_t>(1, budget / std::max<std::int64_t>(bytes.value_or(INT64_MAX), 1));
}

// What block number `n` of this shape covers.
ArrayBox blockBox(const Shape& shape, const Shape& blockshape, std::int64_t n)
{
    ArrayBox box{indicesOf(n, gridOf(shape, blockshape)), blockshape};
    for (std::size_t d = 0; d < shape.size(); ++d) {
        box.first[d] *= blockshape[d];
        box.count[d] = std::min(blockshape[d], shape[d] - box.first[d]);
    }
    return box;
}

Result<> readBlock(const ElementSource& from, const ArrayBox& box, const Job& job,
                   ArraySample::Block& to)
{
    if (job.stopped())
        return cancelled();
    to.count = box.count;
    BLOSCOPE_TRY(to.elements, from.read(box, job));
    return {};
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

Result<ArraySample> ArraySample::read(const ElementSource& from, const Shape& blockshape,
                                      std::int64_t budgetBytes, WorkerPool& pool, const Job& job)
{
    const auto numbers = spreadNumbers(blockCount(from.shape(), blockshape),
                                       wantedBlocks(from, blockshape, budgetBytes));
    ArraySample sample;
    sample.m_blockshape = blockshape;
    sample.m_blocks.resize(numbers.size());
    std::vector<Result<>> read(numbers.size());
    pool.forEach(numbers.size(), [&](std::size_t i) {
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

} // namespace bloscope
