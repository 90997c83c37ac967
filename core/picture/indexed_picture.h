#pragma once

#include "core/picture/picture_pixels.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace bloscope {

// A picture of at most 256 colours, and for each pixel the number of its colour.
struct IndexedPicture {
    static constexpr std::size_t mostColors = 256;

    std::vector<Rgb> palette;
    std::vector<std::uint8_t> numbers; // row after row
};

// With its own colours, the least opaque first; nothing where there are more.
std::optional<IndexedPicture> exactlyIndexed(const PicturePixels& picture);

// The same, of colours that count as opaque; where there are too many, with those that stand for
// groups of like ones (median cut), each in five bits of red, green and blue.
IndexedPicture indexed(const PicturePixels& picture);

} // namespace bloscope
