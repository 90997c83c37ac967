#pragma once

#include <QRgb>
#include <array>
#include <string_view>
#include <vector>

namespace bloscope {

// The colours of cells that have no place on a scale: far from every colour of their map and from
// each other.
struct SpecialColors {
    QRgb notANumber = 0; // NaN, NaT, and what a logarithmic scale cannot show
    QRgb plusInfinity = 0;
    QRgb minusInfinity = 0;
    QRgb damaged = 0;
    QRgb uninitialised = 0; // and what is not in this file
};

// From low to high in 256 opaque colours.
struct ColorMap {
    std::string_view name; // as typed on the command line
    std::array<QRgb, 256> colors = {};
    SpecialColors special = {};

    // The colour at `position`, 0 (lowest) to 1 (highest); outside of it the nearer end.
    QRgb at(double position) const;
};

// All maps, the default one first. Built once; usable from any thread.
const std::vector<ColorMap>& colorMaps();

// Null when there is no map of this name.
const ColorMap* findColorMap(std::string_view name);

} // namespace bloscope
