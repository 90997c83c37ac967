#pragma once

#include "core/statistics/slice_percentiles.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace bloscope {

// A line of statistics as people read it, and the cells it is about.
struct StatisticsLine {
    enum class Kind {
        Cells,
        Minimum,
        Maximum,
        Mean,
        Deviation,
        Sum,
        NotANumber,
        PositiveInfinite,
        NegativeInfinite,
        Damaged,
        Uninitialised,
        Absent,
        Values
    };
    Kind kind = Kind::Cells;
    QString label;
    QString value;
    QString place;        // "[3, 4]", or what activating the line does; empty: nothing
    bool isPlace = false; // are there cells to go to?
};

// Of what was found in `slice`; cells are told by their indices in the array. Lines of what cannot
// be in elements of this type, and of damage where there is none, are left out.
std::vector<StatisticsLine> statisticsLines(const Statistics& found, const NumberOrder& order,
                                            const Slice& slice);

// "1 %" and the number, "50 % (median)" ...: a row for each.
QList<QStringList> percentileRows(const std::vector<Percentile>& percentiles,
                                  const NumberOrder& order);

// The values and how often they occur, in count and percent: all of them, rising, or the `most`
// most frequent.
QList<QStringList> valueRows(const Statistics& found, const NumberOrder& order, std::size_t most);

QString sumText(const Statistics& found, const NumberOrder& order); // exact for integers


} // namespace bloscope
