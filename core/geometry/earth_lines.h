#pragma once

#include "core/geometry/geometry.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace bloscope {

// The dimensions of an array that are degrees of latitude and of longitude.
struct EarthDimensions {
    std::size_t latitude = 0;
    std::size_t longitude = 0;

    bool operator==(const EarthDimensions&) const = default;
};

// By their units ("degrees_north", CF conventions 4.1 and 4.2) or else by their names, where their
// coordinates are numbers that rise or fall throughout. Nothing where there is not one of each.
std::optional<EarthDimensions> earthDimensionsOf(const Geometry& geometry);

// A place on the Earth, in degrees; or where it lies among the cells of an array, in indices: the
// middle of cell i is i.
struct EarthPoint {
    double longitude = 0;
    double latitude = 0;

    bool operator==(const EarthPoint&) const = default;
};
using EarthLine = std::vector<EarthPoint>;

// Lines on the Earth in indices of the dimensions of an array whose coordinates these are, cut off
// where its cells end. Longitudes may be counted from anywhere: 350 is -10. None where the
// coordinates are no degrees that rise or fall throughout.
std::vector<EarthLine> linesInArray(std::span<const EarthLine> lines, const Coordinates& longitude,
                                    const Coordinates& latitude);

} // namespace bloscope
