#pragma once

#include "core/base/float_text.h"

#include <QString>

namespace bloscope {

// Which numbers a table holds, and whether it holds bytes, which are written in several ways too.
struct NumberKinds {
    bool floats = false;
    bool integers = false;
    bool bytes = false;

    bool any() const { return floats || integers || bytes; }
};

// How they are written, in words: "shortest", "2 digits", "scientific, 4 digits", "hexadecimal",
// "text".
QString numberFormatText(const NumberFormat& format, const NumberKinds& kinds);

} // namespace bloscope
