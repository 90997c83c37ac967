#pragma once

#include "core/measure/region.h"

#include <span>
#include <vector>

namespace bloscope {

// The cells of a plane whose middle lies in a region, as runs along the later one of its two
// dimensions ("inner") for each index of the earlier one ("outer"), as cells lie in memory.
// Immutable. At left and top edges a middle is inside, at right and bottom ones it is outside.
class RegionCells {
 public:
    struct Run {
        std::int64_t begin = 0;
        std::int64_t end = 0; // after the last one

        bool operator==(const Run&) const = default;
    };

    // Of an area that checkRegion() allows for the array. Errors: Limit for what is too large to be
    // kept.
    static Result<RegionCells> of(const Region& region, const Shape& shape);

    std::size_t outer() const { return m_outer; } // dimensions of the array
    std::size_t inner() const { return m_inner; }
    std::span<const Run> runsAt(std::int64_t outerIndex) const;
    std::uint64_t count() const { return m_count; }
    bool isEmpty() const { return m_count == 0; }

    // The rows and columns of `plane` that have all of them: not for none.
    Slice boundsIn(Slice plane) const;

 private:
    RegionCells(const Region& region, const Shape& shape);
    void addRow(std::span<const Run> runs);
    void fillRectangle(double first, double last, const Run& run);
    void fillEllipse(const std::vector<RegionPoint>& corners);
    Result<> fillPolygon(const std::vector<RegionPoint>& points);

    std::size_t m_outer;
    std::size_t m_inner;
    std::int64_t m_outerExtent;
    std::int64_t m_innerExtent;
    std::int64_t m_first = 0; // of the outer indices
    std::int64_t m_rows = 0;
    bool m_areAlike = false;            // all rows have the same single run
    std::vector<Run> m_runs;            // row after row
    std::vector<std::size_t> m_offsets; // of the runs of each row, and behind the last
    Run m_bounds;                       // of all rows
    std::uint64_t m_count = 0;
};

} // namespace bloscope
