#pragma once

#include "core/plane/picture_plane.h"

#include <array>

namespace bloscope {

// Which of the three planes is also shown enlarged, in a fourth place.
enum class LargePlane { None, Largest, Front, Side, Below };

// Three planes of an array that cross at one cell: the plane of a slice, and the two planes of a
// third dimension with its rows and with its columns.
class OrthogonalPlanes {
 public:
    enum Which {
        Front, // rows down, columns across
        Side,  // rows down, the third across
        Below  // the third down, columns across
    };
    static constexpr std::array all{Front, Side, Below};
    // Each plane has its own place; the fourth is that of the enlarged one.
    static constexpr std::size_t largePlace = 3;
    static constexpr std::size_t places = 4;

    // The dimensions that can be the third one of a slice: all except its rows and columns. None
    // when it has no columns.
    static std::vector<std::size_t> thirdDimensions(const Slice& slice);

    OrthogonalPlanes() = default;
    // `third` is one of these. The planes cross at the indices of `marked`, where the slice shows
    // them, or else in the middle of rows and columns, and at the index of the slice otherwise.
    OrthogonalPlanes(const Slice& slice, std::size_t third,
                     const std::optional<std::vector<std::int64_t>>& marked);

    std::size_t row() const { return m_row; } // dimensions of the array
    std::size_t column() const { return m_column; }
    std::size_t third() const { return m_third; }
    std::int64_t extent(std::size_t dimension) const { return m_slice.shape()[dimension]; }
    // The dimension whose index is constant in a plane.
    std::size_t normalOf(Which which) const;

    const std::vector<std::int64_t>& crossing() const { return m_crossing; }
    PicturePlane plane(Which which) const;
    CellPosition crossingIn(Which which) const; // its row and column in that plane
    // The crossing after a plane has moved by `steps` along its normal, at most to the end of the
    // array.
    std::vector<std::int64_t> stepped(Which which, std::int64_t steps) const;

 private:
    Slice sliceOf(Which which) const;

    Slice m_slice; // with the whole third dimension
    std::size_t m_row = 0;
    std::size_t m_column = 0;
    std::size_t m_third = 0;
    std::vector<std::int64_t> m_crossing;
};

} // namespace bloscope
