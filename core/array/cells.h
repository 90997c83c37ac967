#pragma once

#include "core/array/slice.h"
#include "core/bytes/heap_bytes.h"

#include <mutex>

namespace bloscope {

struct DTypeLeaf;

// What a cell is, beside its bytes.
enum class CellState : std::uint8_t {
    Fine,
    Damaged,       // could not be decoded; its bytes are zero
    Uninitialised, // never written; its bytes are zero
    Absent         // not stored in this file: a recipe, a cache not filled; its bytes are zero
};

// A box of cells of a slice that are not what the file meant, and why.
struct CellRegion {
    using Kind = CellState;
    Kind kind = Kind::Damaged;
    std::string reason;              // "chunk 17: block 3: zstd: ..."
    std::vector<std::int64_t> first; // per dimension, counted in the slice
    std::vector<std::int64_t> count;

    bool contains(std::span<const std::int64_t> position) const;
};

// How the rows and columns of a slice lie among its cells in C order; dimensions that are neither
// are at their first index.
struct CellSteps {
    std::size_t down = 0;   // cells from a row to the next; 0: no dimension runs down
    std::size_t across = 0; // from a column to the next

    std::size_t at(std::int64_t row, std::int64_t column) const
    {
        return static_cast<std::size_t>(row) * down + static_cast<std::size_t>(column) * across;
    }
};

// The elements of a slice in C order of the array's dimensions, fixed ones included with extent 1.
struct Cells {
    Slice slice;
    std::vector<std::int64_t> extent; // slice[d].count
    std::size_t itemsize = 1;
    HeapBytes bytes;
    std::vector<CellState> states;   // one per cell; empty when all are fine
    std::vector<CellRegion> regions; // the first mostRegions of them, with their reasons
    std::int64_t damagedRegions = 0; // all of them

    static constexpr std::size_t mostRegions = 1000;

    CellSteps steps() const; // worth keeping where many cells are asked for
    // The number of the cell at (row, column) of the slice.
    std::size_t cellAt(std::int64_t row, std::int64_t column) const
    {
        return steps().at(row, column);
    }

    const std::byte* at(std::int64_t row, std::int64_t column) const
    {
        return bytes.data() + cellAt(row, column) * itemsize;
    }
    CellState stateAt(std::int64_t row, std::int64_t column) const
    {
        return states.empty() ? CellState::Fine : states[cellAt(row, column)];
    }
    // The region that holds (row, column), null for cells that are fine.
    const CellRegion* regionAt(std::int64_t row, std::int64_t column) const;

    // Leaves nothing of each cell but that part of its element.
    void keep(const DTypeLeaf& part);

    // Marks a box of cells. Not for several threads at once.
    void mark(CellRegion region);
};

} // namespace bloscope
