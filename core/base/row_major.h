#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

// The order of everything in an array: the last index runs fastest (format.md 8.3).
namespace bloscope {

// Elements along each dimension.
using Shape = std::vector<std::int64_t>;

// Bytes from one element to its neighbour, per dimension, in a box of these extents.
std::vector<std::int64_t> stridesOf(const Shape& extents, std::int64_t itemsize);

// The indices of element number `n`, counted in the order of the box.
std::vector<std::int64_t> indicesOf(std::int64_t n, const Shape& extents);

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

// Counts an index up like the digits of a number, the last one fastest: each below its end, which
// is at least 1. False when it starts anew at zeros.
inline bool countUp(std::span<std::int64_t> index, std::span<const std::int64_t> ends)
{
    for (std::size_t d = index.size(); d-- > 0;) {
        if (++index[d] < ends[d])
            return true;
        index[d] = 0;
    }
    return false;
}

} // namespace bloscope
