#pragma once

#include "core/array/slice_reader.h"
#include "core/geometry/cell_volume.h"
#include "core/geometry/label_names.h"
#include "core/statistics/label_sizes.h"
#include "ui/document/open_request.h"

#include <QString>
#include <filesystem>
#include <memory>
#include <optional>

namespace bloscope {

struct ColorMap;

// An array of labels, and where more is told of them.
struct LabelSubject {
    QString name;                              // of its file
    std::shared_ptr<const SliceReader> reader; // null: there is none
    DocumentAddress address;                   // by which the looks of its labels are known
    std::filesystem::path file;                // that it is all of; empty where it is part of one
    std::optional<CellVolume> volume;          // where it is known already
    const ColorMap* map = nullptr;             // that draws it; null: another one than of labels
    bool areSurely = false;                    // labels, and not any whole numbers
    bool areAbove = false;                     // an image

    bool isThere() const { return reader != nullptr; }
    bool isSameArray(const LabelSubject& other) const { return reader == other.reader; }
};

// What is known of labels once all of them were counted. Immutable.
struct CountedLabels {
    std::weak_ptr<const SliceReader> of; // that has read them
    Shape shape;
    LabelSizes sizes;
    std::optional<CellVolume> volume; // of a cell
    LabelNames names;
    LabelLocations locations; // that are told beside the file, as indices of the array

    QString nameOf(Int128 label) const; // empty: it has none
};
using CountedLabelsPtr = std::shared_ptr<const CountedLabels>;

// For worker threads. Job: progress in cells. Errors: those of labelSizesOf().
Result<CountedLabelsPtr> countLabels(const LabelSubject& subject, const Job& job);

// How much space so many cells take: "1 234.5"; empty where it is not known.
QString volumeText(const CountedLabels& labels, std::uint64_t cells);

// The dimension of an array of labels that lies over a dimension of the array below it: the last
// ones lie over each other (canLieOver()). Nothing where the labels have none for it.
std::optional<std::size_t> dimensionOver(std::size_t below, const Shape& labels,
                                         const Shape& shapeBelow);

// Which labels somebody wants to see: one of them, or, without a number, any.
using WantedLabel = std::optional<Int128>;

// The next index along a dimension of the labels, behind `from` or in front of it, at which a cell
// has the label. Nothing: there is none. Labels whose places are not known are nowhere.
enum class StepTo { Next, Previous };
std::optional<std::int64_t> indexWithLabel(const LabelSizes& sizes, WantedLabel label,
                                           std::size_t dimension, std::int64_t from, StepTo to);

// The cell of the array below that lies at `index` of the labels: dimensions that these do not have
// stay where they are in `at`.
std::vector<std::int64_t> indexBelow(const std::vector<std::int64_t>& index, const Shape& labels,
                                     const std::vector<std::int64_t>& at, const Shape& shapeBelow);

} // namespace bloscope
