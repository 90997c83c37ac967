#pragma once

#include "core/array/slice.h"
#include "core/base/byte_view.h"
#include "core/chunk/chunk_encoding.h"

#include <random>

namespace bloscope::test {

// An n-d array as the text of format.md 8.3 has it, element by element and without a single
// shortcut: what the readers of slices are compared with. Its padding is 0xee, never zero.
struct NaiveArray {
    Shape shape;
    Shape chunkshape;
    Shape blockshape;
    std::size_t itemsize = 1;
    ByteBuffer elements; // in C order

    std::vector<ByteBuffer> chunks() const; // decoded
    ByteBuffer frame(const ChunkEncoding& encoding = {}) const;
    ByteBuffer cells(const Slice& slice) const; // in the order of the slice

    // How many elements: the product of the shape.
    std::int64_t count() const;
};

// An array of random extents (its elements are noise) of `dimensions` dimensions and about
// `mostElements` elements at the most.
NaiveArray randomArray(std::mt19937& random, std::size_t dimensions, std::int64_t mostElements);

// A slice of any kind: fixed indices, ranges with steps of both signs, now and then nothing at all.
Slice randomSlice(std::mt19937& random, const Shape& shape);

} // namespace bloscope::test
