#pragma once

#include "core/array/slice_reader.h"

#include <string>
#include <vector>

namespace bloscope {

// The rows and columns of a slice as numbers to be coloured.
struct NumberPlane {
    // A rectangle of cells that hold no numbers of the file.
    struct Region {
        CellRegion::Kind kind = CellRegion::Kind::Damaged;
        std::string reason;
        std::int64_t row = 0;
        std::int64_t column = 0;
        std::int64_t rows = 0;
        std::int64_t columns = 0;

        bool contains(std::int64_t atRow, std::int64_t atColumn) const
        {
            return atRow >= row && atRow < row + rows && atColumn >= column &&
                   atColumn < column + columns;
        }
        bool operator==(const Region&) const = default;
    };

    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::vector<double> numbers; // row after row; NaN inside of regions
    std::vector<Region> regions;

    double at(std::int64_t row, std::int64_t column) const
    {
        return numbers[static_cast<std::size_t>(row * columns + column)];
    }
};

// The cells at rows and columns of their slice, other dimensions at their first index. `dtype` is
// numeric (DType::isNumeric).
NumberPlane numberPlaneOf(const Cells& cells, const DType& dtype);

// The plane in `rows` x `columns` cells, neither more than it has: each is the mean of the finite
// numbers it takes the place of. An infinity among them stays one, and a region covers whatever it
// touches, so that nothing unusual is lost by looking from afar.
NumberPlane reduced(const NumberPlane& plane, std::int64_t rows, std::int64_t columns);

} // namespace bloscope
