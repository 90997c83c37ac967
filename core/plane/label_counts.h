#pragma once

#include "core/plane/plane_reading.h"

#include <map>

namespace bloscope {

// The label that is drawn for a number: 0, which is seen through, for what is no number and below
// zero (nnU-Net writes -1 outside of what it looks at).
double drawnLabel(double number);

// How many cells of a part of a plane have which label; those that are seen through have none.
struct LabelCounts {
    std::map<std::int64_t, std::int64_t> cells;
    bool isExact = true; // otherwise of fewer pixels, each standing for several cells
    bool isCut = false;  // there are more labels than mostLabels

    static constexpr std::size_t mostLabels = 1000;

    LabelCounts& operator+=(const LabelCounts& other);
};

// Of what is drawn of `part`.
LabelCounts labelsIn(const PlaneNumbers& of, const CellRect& part);

} // namespace bloscope
