#pragma once

#include "core/array/array.h"
#include "core/array/slice.h"

namespace bloscope {

// The chunks that the plane of a slice goes through, as a picture shows them: rows and columns of
// the chunk grid along the dimensions that run down and across the screen, at the first index of
// the others (format.md 8.2). Where less than two dimensions are shown, and for chunks without a
// grid, they follow one another in lines of `columns`, the last of which may be shorter.
class ChunkPlane {
 public:
    ChunkPlane() = default; // no chunks
    // `slice` is one of the array.
    ChunkPlane(const Array& array, const Slice& slice);

    std::int64_t rows() const { return m_rows; }
    std::int64_t columns() const { return m_columns; }
    std::int64_t count() const { return m_count; } // of chunks

    struct Position {
        std::int64_t row = 0;
        std::int64_t column = 0;
        bool operator==(const Position&) const = default;
    };
    // The chunk at a position of [0, rows) x [0, columns); nothing behind the end of the last line.
    std::optional<std::int64_t> chunkAt(Position position) const;
    // Nothing for chunks that the plane does not go through.
    std::optional<Position> positionOf(std::int64_t chunk) const;

    bool operator==(const ChunkPlane&) const = default;

 private:
    void setGrid(const ArrayLayout& layout, const Slice& slice);
    void setLines(std::int64_t count, std::int64_t stride);

    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    std::int64_t m_count = 0;
    std::int64_t m_first = 0; // the chunk at (0, 0)
    std::int64_t m_rowStride = 0;
    std::int64_t m_columnStride = 0;
};

// The indices of the first element of a chunk, for arrays of any kind. Nothing when the chunk holds
// none that the array has.
std::optional<std::vector<std::int64_t>> firstIndexOf(const Array& array, std::int64_t chunk);
// The same of a block; of chunks that no layout cuts, and of blocks of padding, that of their
// chunk.
std::optional<std::vector<std::int64_t>> firstIndexOf(const Array& array, std::int64_t chunk,
                                                      std::int64_t block);

} // namespace bloscope
