#include "core/filters/filter_table.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

// One byte each of filter id, typesize, meta and chunk version, one that says whether there is a
// first block, then a block. Filters are one to one, in both directions.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const Filter* filter = filterById(input.number<std::uint8_t>());
    FilterStep step;
    step.typesize = std::max<std::size_t>(input.number<std::uint8_t>(), 1);
    step.meta = input.number<std::uint8_t>();
    step.chunkVersion = input.number<std::uint8_t>();
    const bool hasFirstBlock = input.number<std::uint8_t>() % 2 == 1;
    if (!filter || !filter->undo)
        return 0;
    const ByteBuffer block(input.rest().begin(), input.rest().end());
    const ByteBuffer firstBlock(block.rbegin(), block.rend());
    if (hasFirstBlock)
        step.firstBlock = firstBlock;
    ByteBuffer there(block.size());
    ByteBuffer back(block.size());
    filter->undo(step, block, there);
    filter->apply(step, there, back);
    require(back == block);
    filter->apply(step, block, there);
    filter->undo(step, there, back);
    require(back == block);
    return 0;
}
