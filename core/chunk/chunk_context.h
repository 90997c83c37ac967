#pragma once

#include "core/base/row_major.h"

#include <vector>

namespace bloscope {

// What a chunk does not say about itself but some codecs and filters must know (format.md 4.1): the
// frame around it says so. Chunks outside of a frame, and chunks that are no data of it (values of
// vlmetalayers, the index), have none.
struct ChunkContext {
    std::int64_t typesize = 0;                 // the true element size, above 255 too; 0: unknown
    std::vector<std::int64_t> blockshape = {}; // as the b2nd metalayer has it, unjudged; empty:
                                               // unknown, or no array

    ArrayBlock arrayBlock() const { return {typesize, blockshape}; }
};

} // namespace bloscope
