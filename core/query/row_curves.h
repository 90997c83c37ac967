#pragma once

#include "core/query/plot_values.h"

namespace bloscope {

// Curves of rows, as core/query/row_plots.h has other plots: in bins, of which every row is counted
// in one.

// The rows of a curve that lie in one bin of its axis: they reach from the lowest to the highest.
struct CurveBin {
    std::int64_t rows = 0;
    std::int64_t values = 0; // of these rows; none: a gap
    PlotPoint lowest;        // the first one of equal values
    PlotPoint highest;

    bool operator==(const CurveBin&) const = default;
};

struct PlotCurve {
    std::vector<CurveBin> bins;
    std::optional<PlotPoint> before = {}; // the nearest value before the bins, and after them
    std::optional<PlotPoint> after = {};
};

// Of each of the values, over the numbers of the rows in their order, from 0 on: row i lies at i.
Result<std::vector<PlotCurve>> curvesOverRows(const PlottedRows& rows,
                                              std::span<const BoundExpression> values,
                                              const PlotBins& bins, const Job& job);
// Over another value.
Result<std::vector<PlotCurve>> curvesOver(const BoundExpression& x, const PlottedRows& rows,
                                          std::span<const BoundExpression> values,
                                          const PlotBins& bins, const Job& job);

} // namespace bloscope
