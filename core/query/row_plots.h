#pragma once

#include "core/query/plot_values.h"

#include <functional>
#include <string>

namespace bloscope {

// What plots of rows are drawn of: their values, put into bins on all threads. Every row counts,
// and no result depends on the number of threads. Memory depends on the bins, not on the rows.

// How many rows have values in which bin.
struct PlotHistogram {
    PlotBins bins;
    std::vector<std::int64_t> counts;
    std::int64_t outside = 0; // values before or after the bins
};
// `soFar` is told now and then what is in the bins already, by one thread at a time.
using HistogramSoFar = std::function<void(const PlotHistogram& histogram)>;
Result<PlotHistogram> histogramOf(const PlottedRows& rows, const BoundExpression& value,
                                  const PlotBins& bins, const Job& job,
                                  const HistogramSoFar& soFar = {});

// The most frequent values of a column, whatever its type, by their texts.
struct TopWords {
    struct Word {
        std::string text;
        std::int64_t rows = 0;
        bool operator==(const Word&) const = default;
    };
    std::vector<Word> words;     // the most frequent first
    std::int64_t distinct = 0;   // values
    std::int64_t otherRows = 0;  // with a value that is not among the words
    std::int64_t withoutOne = 0; // rows
};
// Errors: those of groupRows() as well.
Result<TopWords> topWordsOf(const PlottedRows& rows, std::size_t column, std::size_t most,
                            const Job& job);

// How many rows have both of two values in which cell, and the rows themselves while they are few.
struct PlotGrid {
    struct Point {
        PlotPoint place;
        double color = 0; // NaN: none
    };
    PlotBins columns;
    PlotBins rows;                     // the lowest first
    std::vector<std::uint64_t> counts; // row by row
    std::vector<double> means;         // of a third value: NaN where there is none; or empty
    std::int64_t inside = 0;           // rows
    std::int64_t outside = 0;          // with both values, not both in the bins
    std::int64_t withoutPlace = 0;     // not with both values
    std::vector<Point> points;         // all of them, in the order of the table; or empty
};
struct GridOfValues {
    const BoundExpression& x;
    const BoundExpression& y;
    const BoundExpression* color = nullptr;
    PlotBins columns;
    PlotBins rows;
    std::size_t mostPoints = 0; // more are in cells alone
};
// Errors: Limit for more than mostGridCells.
inline constexpr std::size_t mostGridCells = 1 << 24;
Result<PlotGrid> gridOf(const PlottedRows& rows, const GridOfValues& wanted, const Job& job);

} // namespace bloscope
