#pragma once

#include "core/statistics/wide_integer.h"
#include "ui/cells/cell_source.h"
#include "ui/curve/curve_slice.h"
#include "ui/curve/line_envelope.h"
#include "ui/picture/plane_sampling.h"

namespace bloscope {

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

} // namespace bloscope
