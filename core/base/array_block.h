#pragma once

#include "core/base/result.h"

#include <span>

namespace bloscope {

// What the frame of a chunk says about the blocks of its array, for the codecs and filters that
// must know it (format.md 4.1, 4.6, 5.7). Numbers of the file, judged by checkArrayBlock() alone.
struct ArrayBlock {
    std::int64_t typesize = 0;                // the true element size; 0: nobody says it
    std::span<const std::int64_t> shape = {}; // of a block; empty: nobody says it
};

// Is a block of `bytes` bytes made of `array.shape` elements, in 1 to `mostDimensions` dimensions
// of at least one element? Errors: Malformed, "ndcell needs array metadata that match its blocks
// ...".
Result<> checkArrayBlock(std::string_view user, const ArrayBlock& array, std::size_t bytes,
                         std::size_t mostDimensions);

} // namespace bloscope
