#pragma once

#include "core/array/slice.h"

#include <functional>

namespace bloscope {

// Part of a box of cells, per dimension.
struct CellBox {
    std::vector<std::int64_t> first;
    std::vector<std::int64_t> count;
};

std::uint64_t cellsOf(const CellBox& box);

// What a box of an array takes of it.
Slice sliceOfBox(const Shape& shape, const CellBox& box);

// The position of a cell of a box, counted in the slice.
std::vector<std::int64_t> positionInSlice(const CellBox& box, std::int64_t cell);

// The few boxes that together are the cells [begin, end) of a box of `extents`, counted in C order.
void forEachBox(std::int64_t begin, std::int64_t end, const Shape& extents,
                const std::function<void(CellBox)>& visit);

} // namespace bloscope
