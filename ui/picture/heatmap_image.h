#pragma once

#include "core/array/array.h"
#include "core/plane/color_map.h"
#include "core/plane/heatmap_options.h"
#include "core/plane/number_plane.h"
#include "core/plane/plane_reducer.h"
#include "core/plane/value_range.h"
#include "ui/cells/special_cell.h"

#include <QImage>

namespace bloscope {

// One pixel for each cell of the plane, row 0 on top. Needs no QGuiApplication and may run in any
// thread. A null image when there is no memory for it.
QImage paintPlane(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale, LabelLooksPtr labels = {});

// The largest picture that is made.
inline constexpr std::int64_t mostPicturePixels = std::int64_t(1) << 28;

// One pixel for each cell of three or four planes of one size: red, green, blue and, counted from 0
// to `opaque`, how opaque it is. A cell with anything else than a finite number in one of its
// channels has the special colour of the first of these. Null when there is no memory for it.
QImage paintChannels(const std::vector<NumberPlane>& channels, const SpecialColors& special,
                     const ValueRange& range, ValueScale scale, double opaque);

// The pixels of the picture of so many rows and columns. Errors: Usage for none, Limit for more
// than mostPicturePixels.
Result<PixelSize> pictureSize(std::int64_t rows, std::int64_t columns,
                              const HeatmapOptions& options);

// Every pixel as a rectangle of one colour. Errors: Limit where there is no memory for that, or was
// none for the image.
Result<QImage> enlarged(QImage image, const PixelSize& size);

// What pictures make of special cells: in which colour they are, and how many there are.
QRgb colorOf(SpecialCell kind, const SpecialColors& colors);
std::int64_t countOf(const SpecialCounts& counts, SpecialCell kind);

} // namespace bloscope
