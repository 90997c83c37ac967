#pragma once

#include "core/base/float_text.h"

#include <QString>

namespace bloscope {

// Which numbers a table holds.
struct NumberKinds {
    bool floats = false;
    bool integers = false;

    bool any() const { return floats || integers; }
};

// How they are written, in words: "shortest", "2 digits", "scientific, 4 digits", "hexadecimal".
QString numberFormatText(const NumberFormat& format, const NumberKinds& kinds);

} // namespace bloscope
