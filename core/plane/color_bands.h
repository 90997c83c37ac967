#pragma once

#include "core/array/array.h"
#include "core/geometry/geometry.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// Which indices of a dimension are the colours of a cell: red, green, blue and perhaps how opaque.
struct ColorBands {
    std::size_t dimension = 0;
    std::vector<std::int64_t> indices = {}; // three or four; none: all of so short a dimension

    bool operator==(const ColorBands&) const = default;
};

// The bands with all their indices; nothing where an array of this shape has not all of them.
std::optional<ColorBands> bandsIn(const Shape& shape, const ColorBands& wanted);

// Red and blue have changed places.
ColorBands swappedBands(ColorBands bands);

// Has the array numbers, and a dimension beside others, of which three can be colours?
bool canHaveBands(const Array& array);
bool canHaveBands(const Array& array, std::size_t dimension);

// What to begin with along a dimension: all of it where it has three or four indices; those next to
// red, green and blue light where it has wavelengths for coordinates; or else one of each third,
// the last of them red.
ColorBands usualBands(const Shape& shape, std::size_t dimension, const Geometry& geometry);

// The dimension that most likely holds bands of an array that can have them: one of wavelengths, or
// else the shortest.
std::size_t likelyBandDimension(const Array& array, const Geometry& geometry);

// "2:29,19,9": the dimension, and its indices. Without a dimension it is the last one. Errors:
// Usage.
std::string bandsText(const ColorBands& bands);
Result<ColorBands> parseBands(std::string_view text, const Shape& shape);

// Can numbers of this type be the channels of colours? Integers and floats.
bool canBeChannels(const DType& dtype);
// Is a dimension of the array probably one of them? It has three or four indices of bytes, uint16
// or floats, and is not all there is.
bool canBeChannels(const Array& array, std::size_t dimension);

// The dimension of an array that most likely holds channels: the last one, of bytes.
std::optional<std::size_t> likelyChannels(const Array& array);

// The same of what is surely a photo, which is shown in its colours unless another way is chosen:
// three channels of unsigned bytes, with as many rows and columns as an image has. Nothing of
// others: a fourth channel may be something else than opacity.
std::optional<std::size_t> photoChannels(const Array& array);

} // namespace bloscope
