#pragma once

#include "core/array/array.h"
#include "core/array/slice.h"

#include <functional>
#include <optional>

namespace bloscope {

// Bytes of an element in the file: `size` of them, the element's from `offset` on, at `position` of
// what chunk number `chunk` decodes to.
struct CellPlace {
    std::int64_t chunk = 0;
    std::int64_t position = 0;
    std::size_t offset = 0;
    std::size_t size = 0;
};

// Where the cells of a slice lie, asked in C order of the slice (format.md 8.3). One thread at a
// time.
class CellPlaces {
 public:
    // The slice was made for the shape of the array and is not empty.
    CellPlaces(ArrayPtr array, const Slice& slice);

    // Shows where bytes [offset, offset + size) of the current cell's element lie: in one place, or
    // in several where elements of laid-out chunks cross the end of one.
    using Show = std::function<void(const CellPlace& place)>;
    void show(std::size_t offset, std::size_t size, const Show& show) const;

    // How many cells, the current one and those behind it, lie in one place each: all in the same
    // chunk, an element apart.
    std::int64_t run() const;

    void next();                   // cell
    void skip(std::int64_t cells); // as many times next(), at most run()

 private:
    // The number of a chunk and a position in it; for laid-out chunks, in all of them. What the
    // indices of a cell add to either is added up.
    struct Part {
        std::int64_t chunk = 0;
        std::int64_t position = 0;
    };
    // How far apart neighbours along a dimension are.
    struct Strides {
        std::int64_t chunk = 0; // in chunks
        std::int64_t block = 0; // in bytes of a chunk
        std::int64_t cell = 0;  // in bytes of a block, or of all laid-out chunks
    };
    Part partOf(std::size_t dimension) const;
    void add(std::size_t dimension); // to the sum of those before

    ArrayPtr m_array;
    Slice m_slice;
    std::vector<Strides> m_strides;
    std::vector<std::int64_t> m_at; // the current cell, in the slice
    std::vector<Part> m_sums;       // of the dimensions before; the last is the cell's
};

// The slice that takes one cell.
Slice sliceOfCell(const Shape& shape, const std::vector<std::int64_t>& cell);

// The other way round: the cell whose element begins at `position` of what chunk number `chunk`
// decodes to. Nothing for padding, and in the middle of an element.
std::optional<std::vector<std::int64_t>> cellBeginningAt(const Array& array, std::int64_t chunk,
                                                         std::int64_t position);

// The numbers of the chunks that hold a cell: one, or several where elements of laid-out chunks
// cross the end of one.
std::vector<std::int64_t> chunksOfCell(const ArrayPtr& array,
                                       const std::vector<std::int64_t>& cell);

} // namespace bloscope
