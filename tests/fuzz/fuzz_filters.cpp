#include "core/filters/filter_table.h"
#include "core/filters/filters.h"
#include "tests/fuzz/fuzzed_array_block.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

// What is stored has a shape, in every filter: nothing but the bytes of the block decides.
void fillsTheWholeBlock(const Filter& filter, const FilterStep& step, ByteView block)
{
    ByteBuffer zeros(block.size());
    ByteBuffer ones(block.size(), std::byte{0xff});
    filter.undo(step, block, zeros);
    filter.undo(step, block, ones);
    require(zeros == ones);
}

void isOneToOne(const Filter& filter, const FilterStep& step, const ByteBuffer& block)
{
    ByteBuffer there(block.size());
    ByteBuffer back(block.size());
    filter.undo(step, block, there);
    filter.apply(step, there, back);
    require(back == block);
    filter.apply(step, block, there);
    filter.undo(step, there, back);
    require(back == block);
}

// The kernels against the plain loops.
void agreesWithThePlainLoops(const Filter& filter, std::size_t itemsize, const ByteBuffer& block)
{
    ByteBuffer fast(block.size());
    ByteBuffer plain = block;
    if (filter.id == shuffleFilter) {
        plainUnshuffle(block, plain, itemsize);
        for (const Destination destination : {Destination::Near, Destination::Far}) {
            bloscope::unshuffle(block, fast, itemsize, destination);
            require(fast == plain);
        }
        bloscope::shuffle(block, fast, itemsize); // not that of the standard library
        plainShuffle(block, plain, itemsize);
        require(fast == plain);
    } else if (filter.id == bitshuffleFilter) {
        const std::size_t covered = block.size() / (8 * itemsize) * 8 * itemsize;
        plainUndoBitshuffle(ByteView(block).first(covered), ByteSpan(plain).first(covered),
                            itemsize);
        for (const Destination destination : {Destination::Near, Destination::Far}) {
            undoBitshuffle({.typesize = itemsize, .destination = destination}, block, fast);
            require(fast == plain);
        }
        applyBitshuffle({.typesize = itemsize}, block, fast);
        plainApplyBitshuffle(ByteView(block).first(covered), ByteSpan(plain).first(covered),
                             itemsize);
        require(fast == plain);
    }
}

} // namespace

// One byte each of filter id, typesize, meta and chunk version, one that says whether there is a
// first block, then an array block and the bytes of a block. Filters fill the block, whatever it
// is, and those that are also applied are one to one, in both directions. Kernels do what the plain
// loops do.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const Filter* filter = filterById(input.number<std::uint8_t>());
    FilterStep step;
    step.typesize = std::max<std::size_t>(input.number<std::uint8_t>(), 1);
    step.meta = input.number<std::uint8_t>();
    step.chunkVersion = input.number<std::uint8_t>();
    const bool hasFirstBlock = input.number<std::uint8_t>() % 2 == 1;
    const FuzzedArrayBlock array(input);
    step.array = array.block();
    if (!filter || !filter->undo)
        return 0;
    const ByteBuffer block(input.rest().begin(), input.rest().end());
    const ByteBuffer firstBlock(block.rbegin(), block.rend());
    if (hasFirstBlock)
        step.firstBlock = firstBlock;
    if (filter->check && !filter->check(step, block.size()))
        return 0;
    fillsTheWholeBlock(*filter, step, block);
    agreesWithThePlainLoops(*filter, step.typesize, block);
    if (filter->apply)
        isOneToOne(*filter, step, block);
    return 0;
}
