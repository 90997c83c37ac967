#pragma once

#include "core/array/cell_source.h"
#include "core/cells/curve_slice.h"
#include "core/plane/plane_reducer.h"
#include "core/plane/plane_sampling.h"
#include "core/scan/wide_keys.h"

#include <limits>
#include <optional>
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

// Points of a line, one after the other.
struct PointRange {
    std::int64_t first = 0;
    std::int64_t count = 0;

    std::int64_t end() const { return first + count; }
    bool contains(const PointRange& other) const
    {
        return first <= other.first && other.end() <= end();
    }
    bool operator==(const PointRange&) const = default;
};

// Which numbers have a place on an axis: on a logarithmic one those above zero.
enum class CurveScale { Linear, Log };

// How points and values are spread over their axes. Points are counted from 0.
struct CurveAxes {
    CurveScale index = CurveScale::Linear;
    CurveScale value = CurveScale::Linear;

    bool operator==(const CurveAxes&) const = default;
};

// What a worker is asked to make curves of.
struct CurveRequest {
    CurveSlice curve;
    PointRange part;          // not empty
    std::int64_t step = 1;    // every how many points one is looked at
    std::int64_t reaches = 1; // at most, of each line
    std::int64_t block = 1;   // points in a block, of which whole ones are read
    CurveScale scale = CurveScale::Linear;
};

// The lines of a part of the curves as they can be drawn.
struct CurvePicture {
    CurveSlice curve;
    PointRange part;
    std::int64_t step = 1;
    CurveScale scale = CurveScale::Linear;
    // What lines are counted from: 0, or, where 64-bit integers or times have more digits than
    // float64, one near them, so that neighbours are told apart.
    Int128 base = 0;
    bool isRounded = false;               // some values have more digits than their points
    std::vector<LineEnvelope> lines = {}; // in points of the curve that were looked at
    SpecialCounts counts = {};            // of all lines
    std::int64_t offScale = 0;            // numbers up to zero, where the scale is logarithmic

    bool isSampled() const { return step > 1; }
    // The first point, counted in the curve, that a reach of a line stands for.
    std::int64_t pointOf(const LineEnvelope& line, std::size_t reach) const
    {
        return part.first + step * line.firstPointOf(static_cast<std::int64_t>(reach));
    }
};

// Points in one block along the curves, and the steps through `part` that keep the budget.
std::int64_t blockAlong(const Array& array, const CurveSlice& curve);
std::int64_t curveStepWithin(const PictureBudget& budget, const Array& array,
                             const CurveSlice& curve, const PointRange& part);

// Reads and shortens. For worker threads; memory does not grow with the part. The element type is
// numeric. Progress counts the points that are looked at. Errors: Cancelled, Limit.
Result<CurvePicture> readCurve(const CellSource& source, const CurveRequest& request,
                               const Job& job);

// An axis from one number to another; low < high.
struct AxisExtent {
    double low = 0;
    double high = 1;

    bool operator==(const AxisExtent&) const = default;
};

// What the axis of values has to span for the lines of a picture to be seen in the points that are
// in sight, with a little room above and below. Nothing where no line is in sight.
std::optional<AxisExtent> extentOf(const CurvePicture& picture, const PointRange& inSight,
                                   CurveScale scale);

} // namespace bloscope
