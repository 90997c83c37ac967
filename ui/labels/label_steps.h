#pragma once

#include "core/statistics/label_sizes.h"

#include <optional>

namespace bloscope {

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
