#pragma once

#include "ui/views/color_map.h"
#include "ui/views/number_plane.h"
#include "ui/views/plane_reducer.h"
#include "ui/views/value_range.h"

#include <QImage>
#include <optional>

namespace bloscope {

// One pixel for each cell of the plane, row 0 on top. Needs no QGuiApplication and may run in any
// thread. A null image when there is no memory for it.
QImage paintPlane(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale);

// How a slice becomes a picture. Palettes have neither scale nor range: a colour is a number.
struct HeatmapOptions {
    const ColorMap* map = &colorMaps().front();
    ValueScale scale = ValueScale::Linear;
    RangeChoice range = {};
    std::optional<QSize> size = {}; // in pixels; without it one pixel for each cell

    Reduction reduction() const { return map->isPalette() ? Reduction::Largest : Reduction::Mean; }
    bool operator==(const HeatmapOptions&) const = default;
};

// The range of a picture of `numbers`; for palettes from half below the lowest label to half above
// the highest one.
ValueRange pictureRange(std::span<const double> numbers, const HeatmapOptions& options);

// The largest picture that is made.
inline constexpr std::int64_t mostPicturePixels = std::int64_t(1) << 28;

// The picture of the rows and columns of a slice. Enlarged cells are rectangles of one colour,
// reduced ones are averaged before they are coloured; the range is that of all cells. Errors:
// Usage for an element type without numbers, an empty slice and sizes that are none; Limit for
// pictures that are too large.
Result<QImage> heatmapImage(const Cells& cells, const DType& dtype,
                            const HeatmapOptions& options = {});

} // namespace bloscope
