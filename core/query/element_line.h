#pragma once

#include "core/array/slice_reader.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bloscope {

// The dimension of a slice that runs while all others are fixed or take one index; nothing where
// none does, or several do.
std::optional<std::size_t> runningDimension(const Slice& slice);

// The elements of an array along the one dimension of a slice that runs: the rows of a table. All
// others are fixed, or take one index. Usable from any thread.
class ElementLine {
 public:
    // Errors: Unsupported where no dimension runs, or several do.
    static Result<ElementLine> of(std::shared_ptr<const SliceReader> array, Slice slice);

    const SliceReader& array() const { return *m_array; } // that it is of
    std::int64_t length() const { return taken().count; }
    const DimensionSlice& taken() const { return m_slice[m_dimension]; } // of that dimension
    std::int64_t blockLength() const; // how many of them a block has

    // The elements [begin, begin + count), all of which it has. Errors: those of the source.
    Result<Cells> read(std::int64_t begin, std::int64_t count, const Job& job, Reuse reuse) const;

    struct Elements {
        HeapBytes bytes; // one element after the other
        std::vector<CellState> states;
        std::vector<std::string> problems;
    };
    // Those at some places, which ascend; past its end they are Absent. Errors: as above, Limit.
    Result<Elements> readAt(std::span<const std::int64_t> places, const Job& job) const;

 private:
    ElementLine(std::shared_ptr<const SliceReader> array, Slice slice, std::size_t dimension)
        : m_array(std::move(array)), m_slice(std::move(slice)), m_dimension(dimension)
    {
    }
    Result<> readRun(std::span<const std::int64_t> places, std::size_t first, const Job& job,
                     Elements& to) const;

    std::shared_ptr<const SliceReader> m_array;
    Slice m_slice;
    std::size_t m_dimension;
};

} // namespace bloscope
