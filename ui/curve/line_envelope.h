#pragma once

#include "ui/picture/plane_reducer.h"

#include <limits>
#include <span>
#include <vector>

namespace bloscope {

// What a line does within a few of its points: where it comes in, how far it goes, where it leaves.
// Drawn in one column of pixels it looks as all of its points would. All NaN where there is no
// finite number.
struct LineReach {
    double first;
    double low;
    double high;
    double last;

    bool isEmpty() const { return first != first; }
};

// Makes a long line short, given from its first point to its last: each reach takes the place of
// some points, and none of their peaks is lost.
class LineEnvelope {
 public:
    // So many points in so many reaches, no more than there are points. Finite numbers that are
    // not above `bound` are off the scale.
    LineEnvelope(std::int64_t points, std::int64_t reaches,
                 double bound = -std::numeric_limits<double>::infinity());

    // Adds the next points: NaN where they are not fine. `states` is empty when all are.
    void add(std::span<const double> numbers, std::span<const CellState> states);

    void move(double by); // all that was added

    std::int64_t points() const { return m_points; }
    const std::vector<LineReach>& reaches() const { return m_reaches; }
    std::int64_t firstPointOf(std::int64_t reach) const; // reaches().size(): behind the last point
    // Of what was added.
    const SpecialCounts& counts() const { return m_counts; }
    std::int64_t offScale() const { return m_offScale; }

 private:
    std::int64_t m_points;
    double m_bound;
    std::int64_t m_added = 0;
    std::int64_t m_reach = 0; // that the next point belongs to, or the one before
    std::vector<LineReach> m_reaches;
    SpecialCounts m_counts;
    std::int64_t m_offScale = 0;
};

} // namespace bloscope
