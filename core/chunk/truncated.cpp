#include "core/chunk/truncated.h"

#include "core/chunk/block_encoder.h"

#include <algorithm>

namespace bloscope {

bool truncates(const ChunkEncoding& encoding)
{
    return std::ranges::any_of(encoding.filters, isTruncation);
}

void truncate(ByteSpan elements, const ChunkEncoding& encoding)
{
    for (std::size_t slot = 0; slot < format::filterSlots; ++slot) {
        if (!isTruncation(encoding.filters[slot]))
            continue;
        const ByteBuffer whole(elements.begin(), elements.end());
        filterById(encoding.filters[slot])->apply(stepOf(encoding, slot), whole, elements);
    }
}

} // namespace bloscope
