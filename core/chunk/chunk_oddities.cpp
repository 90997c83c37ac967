#include "core/chunk/chunk_oddities.h"

#include "core/filters/filter_table.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t unusedFlag = 0x04; // of blosc2_flags (format.md 3.4)

// The encoder took block 0 before its truncation for the delta of all other blocks, and nobody has
// that any more (format.md 3.22.3).
bool hasDeltaOfTruncated(const Chunk& chunk)
{
    bool truncated = false;
    for (const FilterSlot& slot : chunk.header().pipeline()) {
        const Filter* filter = filterById(slot.id);
        truncated = truncated || (filter && filter->kind == Filter::Kind::NothingToUndo);
        if (truncated && slot.id == deltaFilter)
            return chunk.blockCount() > 1 && needsFirstBlock(chunk.header());
    }
    return false;
}

} // namespace

std::vector<std::string> odditiesOf(const Chunk& chunk)
{
    std::vector<std::string> oddities;
    const ChunkHeader& header = chunk.header();
    if ((header.blosc2Flags & unusedFlag) != 0)
        oddities.emplace_back("its header has a flag that no Blosc2 sets, which is ignored");
    if (header.payload() != Payload::Blocks)
        return oddities;
    if (chunk.statedHeader().blocksize != header.blocksize)
        oddities.push_back(fmt::format("the header states blocks of {} bytes, they were read as "
                                       "blocks of {}",
                                       chunk.statedHeader().blocksize, header.blocksize));
    if (header.instrumented())
        oddities.emplace_back("it holds measurements, not data");
    if (hasDeltaOfTruncated(chunk))
        oddities.emplace_back(
            "delta after a truncation cannot be undone exactly: the last bits of all blocks but "
            "the first may be wrong");
    return oddities;
}

} // namespace bloscope
