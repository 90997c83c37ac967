#pragma once

#include "core/compare/array_differences.h"
#include "core/compare/cell_differences.h"
#include "core/compare/label_agreement.h"
#include "core/geometry/label_names.h"
#include "ui/document/document.h"

#include <QList>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

// In what two arrays differ.
struct ComparedArrays {
    ArrayDifferences differences;
    std::optional<CellDifferences> cells = {};
    std::optional<Error> whyNotCells = {}; // they were not compared
    // The cells of one less those of the other, as their difference is to be drawn; null where
    // none has a number.
    CellSourcePtr picture = {};
    std::optional<Result<LabelAgreements>> labels = {}; // where they are wanted
    std::shared_ptr<const SliceReader> a = {};
    std::shared_ptr<const SliceReader> b = {};
};

// Compares an array, as the reader reads it, with the one that is opened by `other`, as it is in
// its file. For worker threads; progress in cells. Errors: those of opening; Usage for what is no
// array; Cancelled.
// `distances`: of labels, which are compared where they are wanted.
Result<ComparedArrays> compareWith(const std::shared_ptr<const SliceReader>& reader,
                                   const OpenRequest& other, const Tolerance& tolerance,
                                   const std::optional<DistanceScale>& distances, const Job& job);

// Slices one after the other along a dimension, beginning with an index.
struct SliceSteps {
    Slice slice; // with any index of the dimension
    std::size_t dimension = 0;
    std::int64_t index = 0;
    int step = 1;
};

// The first cell that differs in the next slice with such cells; nothing: there is none. For worker
// threads; progress in slices.
Result<std::optional<CellIndex>> nextDifference(const SliceReader& a, const SliceReader& b,
                                                SliceSteps steps, const Tolerance& tolerance,
                                                const Job& job);

// What is found, as texts.

// "3 of 120 cells differ; the largest difference is 2 at [4, 7]."; or why cells were not compared.
QString comparisonSummary(const ComparedArrays& compared);
// Form, metadata and storage that are not the same: where, name, what each of both has.
QList<QStringList> differenceRows(const ArrayDifferences& differences);
// How far two segmentations agree on each label.
QList<QStringList> labelRows(const LabelAgreements& found, const LabelNames& names,
                             const QString& unit);
// What cannot be seen in the table of labels.
QString labelsProblem(const Result<LabelAgreements>& found);
// The cells that are known of those that differ: index, what both hold, how far that is apart.
QList<QStringList> placeRows(const std::vector<DifferentCell>& cells);

} // namespace bloscope
