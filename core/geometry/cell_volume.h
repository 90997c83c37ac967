#pragma once

#include "core/geometry/geometry.h"

#include <optional>
#include <string>
#include <string_view>

namespace bloscope {

// How much space one cell takes.
struct CellVolume {
    double size = 1;  // above zero
    std::string unit; // "mm3", "mm2" of flat images, "um2 s" where axes have different ones
};

// The product of the spacing of all dimensions that lie in space; millimetres where no unit is
// told, as NIfTI has them. Nothing where no spacing is told, or where it is told of one dimension
// alone.
std::optional<CellVolume> cellVolumeOf(const Geometry& geometry);

// How many millimetres a unit of length is, as people abbreviate or spell it: "um", "mm", "inch".
// Nothing for all other texts.
std::optional<double> millimetresOf(std::string_view unit);

} // namespace bloscope
