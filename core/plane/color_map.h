#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

using Rgb = std::uint32_t; // 0xAARRGGBB, as QRgb

// The colours of cells that have no place on a scale: far from every colour of their map and from
// each other.
struct SpecialColors {
    Rgb notANumber = 0; // NaN, NaT, and what a logarithmic scale cannot show
    Rgb plusInfinity = 0;
    Rgb minusInfinity = 0;
    Rgb damaged = 0;
    Rgb uninitialised = 0; // and what is not in this file
};

// From low to high in 256 opaque colours; or a palette, whose colours stand for whole numbers
// (labels) and have no order.
struct ColorMap {
    // What the colours say: how much; how much on either side of a middle; where on a circle, whose
    // ends are one colour; which one of many, as those of a palette.
    enum class Kind { Sequential, Diverging, Cyclic, Qualitative };

    std::string name; // as typed on the command line, in small letters
    std::array<Rgb, 256> colors = {};
    SpecialColors special = {};
    Kind kind = Kind::Sequential;
    int labels = 0; // of a palette: so many of its colours are used; 0 for other maps

    bool isPalette() const { return kind == Kind::Qualitative; }
    bool isCyclic() const { return kind == Kind::Cyclic; }

    // The colour at `position`, 0 (lowest) to 1 (highest); outside of it the nearer end.
    Rgb at(double position) const;

    // The colour of the whole number nearest to `number`, which is finite; for palettes. Zero, the
    // background, has the first one for itself; the others take turns. Labels past 2^53 are those
    // of labelNumber() in core/dtype/cell_number.h, which keeps the turns of okabe and labels.
    Rgb ofLabel(double number) const;
};

// All maps, kind by kind, the default one first. Built once; usable from any thread.
const std::vector<ColorMap>& colorMaps();

// The map from its other end, called "viridis_r"; of such a map the one it comes from. A palette
// has its colours in turned order, but for the first.
const ColorMap& inverseOf(const ColorMap& map);
bool isInverted(const ColorMap& map);

// Null when there is no map of this name, inverted ones included. Capitals do not matter: "YlGnBu".
const ColorMap* findColorMap(std::string_view name);

} // namespace bloscope
