#pragma once

#include "ui/cells/special_cell.h"
#include "ui/picture/color_map.h"
#include "ui/picture/plane_reducer.h"

namespace bloscope {

// What pictures make of special cells: in which colour they are, and how many there are.
QRgb colorOf(SpecialCell kind, const SpecialColors& colors);
std::int64_t countOf(const SpecialCounts& counts, SpecialCell kind);

} // namespace bloscope
