#pragma once

#include "core/array/cell_boxes.h"
#include "core/array/slice.h"

namespace bloscope {

// A slice cut by a grid that lies over the array: one box for each cell of the grid in which the
// slice takes anything. Boxes are made when asked for, so that millions of them cost nothing.
class SliceGrid {
 public:
    // `spacing`: per dimension, above 0; `origin`: where the grid begins, in or before the slice.
    SliceGrid(Slice slice, Shape spacing, Shape origin);
    SliceGrid(const Slice& slice, Shape spacing);

    const Slice& slice() const { return m_slice; }
    const Shape& spacing() const { return m_spacing; }
    std::int64_t count() const { return m_count; }

    // Box number `n`, counted in C order as the slice runs. Its indices are those of the slice.
    CellBox operator[](std::int64_t n) const;

    // The boxes [first, second) that contain index `i` of the slowest dimension of the slice.
    std::pair<std::int64_t, std::int64_t> boxesAt(std::int64_t i) const;

    // What a box of a slice takes of the array.
    static Slice part(const Slice& slice, const CellBox& box);
    // The indices in the array of a position in a slice.
    static std::vector<std::int64_t> indexOf(const Slice& slice,
                                             std::span<const std::int64_t> position);

 private:
    std::int64_t cellOf(std::size_t d, std::int64_t i) const;
    bool isAlone(std::size_t d) const;
    std::int64_t firstOf(std::size_t d, std::int64_t run) const;

    Slice m_slice;
    Shape m_spacing;
    Shape m_origin;
    Shape m_runs; // per dimension: boxes along it
    std::int64_t m_count = 0;
};

} // namespace bloscope
