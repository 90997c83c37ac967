#pragma once

#include "ui/picture/value_scale.h"

#include <QString>
#include <vector>

namespace bloscope {

struct ValueTick {
    double position = 0; // on the scale, 0 to 1
    QString label;

    bool operator==(const ValueTick&) const = default;
};

// Round numbers inside of the range, about `wanted` of them, from low to high: 1, 2 and 5 times
// powers of ten on scales without logarithms, powers of ten on the others as long as there are
// enough. Those that would lie on each other are left out. Labels are all plain or all powers of
// ten: "0", "10⁶", "2×10⁶".
std::vector<ValueTick> valueTicks(const ValueRange& range, ValueScale scale, int wanted);

// Whole numbers inside of a linear range, at the most about `wanted` of them.
std::vector<ValueTick> labelTicks(const ValueRange& range, int wanted);

} // namespace bloscope
