#pragma once

#include "core/array/slice.h"
#include "core/chunk/chunk.h"
#include "core/frame/b2nd_metadata.h"
#include "core/frame/frame_header.h"

namespace bloscope {

// Where the elements of an n-d array lie: chunks tile the array, blocks tile each chunk, all of
// them stored whole with padding at the borders (format.md 8.2, 8.3).
struct ArrayLayout {
    Shape shape;
    Shape chunkshape;
    Shape blockshape;
    std::int64_t itemsize = 1;
    Shape chunkGrid; // chunks per dimension
    Shape blockGrid; // blocks per dimension of a chunk
    std::int64_t chunkCount = 1;
    std::int64_t chunkBytes = 0; // decoded, padding included
    std::int64_t blockBytes = 0;

    std::size_t dimensions() const { return shape.size(); }
};

// The layout that array metadata describe, every product checked. Errors: Malformed.
Result<ArrayLayout> layoutOf(const B2ndMetadata& metadata, std::int64_t itemsize);

// format.md 8.2: do the chunks of this frame have the sizes and the number that the layout needs?
Result<> checkLayout(const ArrayLayout& layout, const FrameHeader& header, std::int64_t chunkCount);

// The same of one of them, number `n`, as it begins itself. Errors: Malformed, "chunk 17: ...".
Result<> checkChunk(const ArrayLayout& layout, const Chunk& chunk, std::int64_t n);

} // namespace bloscope
