#pragma once

#include "core/plane/color_map.h"
#include "core/plane/plane_reading.h"
#include "core/plane/plane_shape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace bloscope {

// A picture in memory, row 0 on top.
struct PicturePixels {
    int width = 0;
    int height = 0;
    std::vector<Rgb> colors = {}; // row after row, not premultiplied

    PicturePixels() = default;
    PicturePixels(int pixelsAcross, int pixelsDown, Rgb filledWith = 0);

    std::span<Rgb> row(int y);
    std::span<const Rgb> row(int y) const;
    Rgb at(int x, int y) const { return row(y)[static_cast<std::size_t>(x)]; }
    bool operator==(const PicturePixels&) const = default;
};

// A pixel for each number, in the colours of their range or in those of their channels.
PicturePixels pixelsOf(const PlaneNumbers& picture);

// The labels of a picture in the colours of its palette, transparent where there is none
// (drawnLabel()): outlines opaque, what is in them as opaque as `areas`, 0 to 255.
PicturePixels labelPixels(const PlaneNumbers& labels, std::uint8_t areas);

void flip(PicturePixels& picture, const PlaneFlips& flips);

// Each pixel as a rectangle, or fewer pixels: of those that fall together the middle one.
PicturePixels scaled(const PicturePixels& picture, int width, int height);

} // namespace bloscope
