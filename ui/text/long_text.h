#pragma once

#include <QtGlobal>

namespace bloscope {

inline constexpr qsizetype longText =
    24; // characters from which on a cell has its text as tool tip

} // namespace bloscope
