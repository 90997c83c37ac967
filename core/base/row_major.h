#pragma once

#include <cstdint>
#include <vector>

// The order of everything in an array: the last index runs fastest (format.md 8.3).
namespace bloscope {

// Elements along each dimension.
using Shape = std::vector<std::int64_t>;

// Bytes from one element to its neighbour, per dimension, in a box of these extents.
std::vector<std::int64_t> stridesOf(const Shape& extents, std::int64_t itemsize);

// The indices of element number `n`, counted in the order of the box.
std::vector<std::int64_t> indicesOf(std::int64_t n, const Shape& extents);

} // namespace bloscope
