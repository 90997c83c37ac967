#pragma once

#include "core/array/cell_source.h"
#include "core/base/job.h"
#include "core/scan/number_order.h"
#include "core/statistics/moments.h"

#include <cstdint>
#include <string>
#include <vector>

namespace bloscope {

// What the numbers of an image amount to in the cells of one label.
struct LabelFigures {
    NumberKey label = 0;    // LabelledImage::labels
    Moments values;         // the finite ones
    NumberKey lowest = 0;   // LabelledImage::numbers; of one value at least
    NumberKey highest = 0;  // likewise
    std::uint64_t none = 0; // cells without a finite number
};

// An image and the labels that lie over it.
struct LabelledImage {
    NumberOrder labels;
    NumberOrder numbers;
    std::vector<LabelFigures> figures; // by label, 0 included; none where there are too many
    bool tooMany = false;              // more than LabelSizes::mostLabels
    std::uint64_t damaged = 0;         // cells of the labels, or of the image, that were not read
    std::vector<std::string> damage = {}; // the first reasons

    const LabelFigures* find(NumberKey label) const; // null: there is none
};

// Goes through both once, on all threads and in bounded memory. Job: progress in cells. Errors:
// Usage where the labels are no whole numbers, the image has no numbers, or its shape is another
// (canLieOver()); Cancelled.
Result<LabelledImage> labelledImageOf(const CellSourcePtr& labels, const CellSourcePtr& image,
                                      const Job& job = {});

} // namespace bloscope
