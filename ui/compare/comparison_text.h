#pragma once

#include "ui/compare/compared_arrays.h"

#include <QStringList>

namespace bloscope {

// "3 of 120 cells differ, the largest difference is 2 at [4, 7]."; or why cells were not compared.
QString comparisonSummary(const ComparedArrays& compared);

// Form, metadata and storage that are not the same: where, name, what each of both has.
QList<QStringList> differenceRows(const ArrayDifferences& differences);

// The cells that are known of those that differ: index, what both hold, how far that is apart.
QList<QStringList> placeRows(const std::vector<DifferentCell>& cells);

} // namespace bloscope
