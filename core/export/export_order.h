#pragma once

#include "core/array/slice_reader.h"

#include <optional>
#include <span>
#include <vector>

namespace bloscope {

// The way an export runs through a slice: along the columns first, then down the rows, then through
// the other dimensions that are ranges, the last of them fastest. Fixed dimensions have no part.
struct ExportOrder {
    explicit ExportOrder(const Slice& slice);

    std::vector<std::size_t> lines;    // the dimensions that number the lines, slowest first
    std::optional<std::size_t> column; // the dimension along a line; none: lines of one cell

    // All of them, slowest first.
    std::vector<std::size_t> dimensions() const;
    // Is it the order of the array's dimensions, so that cells follow one another as they are read?
    bool isCOrder() const;
};

// How the lines of an export lie in what was read.
struct LineLayout {
    LineLayout(const ExportOrder& order, const Cells& cells);

    std::int64_t lines = 1;
    std::int64_t columns = 1;
    std::int64_t columnStride = 0;     // in elements, as all strides here
    std::vector<std::int64_t> extents; // of ExportOrder::lines
    std::vector<std::int64_t> strides; // of ExportOrder::lines
};

// Walks from line to line.
class LineWalk {
 public:
    LineWalk(const LineLayout& layout, std::int64_t firstLine);

    // The element a line begins with, counted from the first of Cells::bytes.
    std::int64_t element() const { return m_element; }
    // Per dimension of ExportOrder::lines, counted in what was read.
    std::span<const std::int64_t> position() const { return m_position; }
    void next();

 private:
    const LineLayout& m_layout;
    std::vector<std::int64_t> m_position;
    std::int64_t m_element = 0;
};

} // namespace bloscope
