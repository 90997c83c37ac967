#pragma once

#include "core/plane/plane_reading.h"

#include <map>

namespace bloscope {

// The label that is drawn for a number: 0, which is transparent, for NaN and for numbers below zero
// (nnU-Net writes -1 outside the region it looks at).
double drawnLabel(double number);

// The number of cells of each label in a part of a plane. Transparent cells have no label.
struct LabelCounts {
    std::map<std::int64_t, std::int64_t> cells;
    bool isExact = true; // otherwise counted in pixels that each represent several cells
    bool isCut = false;  // there are more labels than mostLabels

    static constexpr std::size_t mostLabels = 1000;

    LabelCounts& operator+=(const LabelCounts& other);
};

// Counts the cells of `part` that are drawn.
LabelCounts labelsIn(const PlaneNumbers& of, const CellRect& part);

} // namespace bloscope
