#pragma once

#include "core/array/array.h"
#include "ui/picture/color_map.h"
#include "ui/picture/number_plane.h"
#include "ui/picture/value_range.h"

#include <QImage>

namespace bloscope {

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

// The number that stands for opaque in a fourth channel: the largest of whole numbers, 1 of floats.
double opaqueNumber(const DType& dtype);

// The range of colours when nobody has chosen another: all bytes, floats from 0 to 1 where all are
// in there, and that of any other picture. `numbers` are those of red, green and blue.
ValueRange channelRange(const SurveyedNumbers& numbers, const RangeChoice& choice, ValueScale scale,
                        const DType& dtype);

// One pixel for each cell of three or four planes of one size: red, green, blue and, counted from 0
// to `opaque`, how opaque it is. A cell with anything else than a finite number in one of its
// channels has the special colour of the first of these. Null when there is no memory for it.
QImage paintChannels(const std::vector<NumberPlane>& channels, const SpecialColors& special,
                     const ValueRange& range, ValueScale scale, double opaque);

} // namespace bloscope
