#pragma once

#include "core/array/array_layout.h"
#include "core/array/cell_boxes.h"
#include "core/array/cell_source.h"
#include "core/base/byte_view.h"
#include "core/projection/projection.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bloscope {

// A box of cells that are projected along one of its dimensions. Its lines are counted in C order
// of the other ones.
struct LineBox {
    Shape extents;
    std::size_t dimension = 0;

    std::int64_t length() const { return extents[dimension]; } // cells of a line
    std::size_t lines() const;
};

// What the lines of a box come to, folded while its cells arrive, box by box: the parts of each
// line in their order. NaN and NaT are left out. Sums depend on which boxes there are, but not on
// who folds them. Not for several threads at once.
class LineFold {
 public:
    // Of a type that has the projection.
    static std::unique_ptr<LineFold> make(ProjectionKind kind, const DType& dtype, LineBox box);

    virtual ~LineFold() = default;

    // `elements`: in C order of the part.
    virtual void add(ByteView elements, const CellBox& part) = 0;
    virtual void addAlike(ByteView element, const CellBox& part) = 0;
    // The fold of the same kind of cells that follow, of the same lines.
    virtual void add(const LineFold& later) = 0;

    // Writes the results; `missing`: how many cells of each line were not added, empty for none.
    // Lines without a number come to NaN or NaT, as far as the type has it. Answers the first line
    // whose sum does not fit; nothing when all do.
    virtual std::optional<std::size_t> finish(std::span<const std::int64_t> missing,
                                              ByteSpan to) = 0;
};

// Damaged before absent before fine: of what is computed from two cells.
inline CellState worse(CellState a, CellState b)
{
    return a == CellState::Damaged || b == CellState::Fine ? a : b;
}

// What of the lines of a tile has no value.
class LineStates {
 public:
    explicit LineStates(LineBox box) : m_box(std::move(box)) {}

    void add(CellState state, const CellBox& part);
    void add(const LineStates& later); // of the same lines
    // Of each line; empty when none has any.
    const std::vector<std::int64_t>& unwritten() const { return m_unwritten; }
    std::vector<CellState> finish() const; // empty when all are fine

 private:
    LineBox m_box;
    std::vector<CellState> m_lost; // damaged, or absent
    std::vector<std::int64_t> m_unwritten;
};

// Folds some of the cells of a tile's lines.
class LineRun {
 public:
    // `slice`: these cells of the source, which lives longer.
    LineRun(const CellSource& source, const Projection& projection, const Slice& slice)
        : m_source(source),
          m_slice(slice),
          m_box(boxOf(slice, projection.dimension)),
          m_fold(LineFold::make(projection.kind, source.dtype(), m_box)),
          m_states(m_box)
    {
    }

    // Reads them: with the grid of their chunks, or in pieces. Errors: Cancelled.
    Result<> walk(const ArrayLayout& layout, const Job& job);
    Result<> read(const Shape& pieces, const Job& job);

    void add(const LineRun& later);
    const std::vector<CellRegion>& regions() const { return m_regions; }
    const LineStates& states() const { return m_states; }
    LineFold& fold() { return *m_fold; }

    static LineBox boxOf(const Slice& slice, std::size_t dimension)
    {
        LineBox box{{}, dimension};
        for (const DimensionSlice& taken : slice.dimensions())
            box.extents.push_back(taken.count);
        return box;
    }

 private:
    bool addAtOnce(const CellBox& part);
    void addCells(const Cells& cells, const CellBox& piece);
    void addMissing(CellState state, const std::string& reason, const CellBox& part);
    void mark(CellState state, const std::string& reason, const CellBox& part);

    const CellSource& m_source;
    Slice m_slice;
    LineBox m_box;
    std::unique_ptr<LineFold> m_fold;
    LineStates m_states;
    std::vector<CellRegion> m_regions; // in indices of the array, and 0 along the lines
};

} // namespace bloscope
