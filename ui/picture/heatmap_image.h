#pragma once

#include "ui/picture/heatmap_options.h"
#include "ui/picture/number_plane.h"
#include "ui/picture/plane_reducer.h"

#include <QImage>

namespace bloscope {

// One pixel for each cell of the plane, row 0 on top. Needs no QGuiApplication and may run in any
// thread. A null image when there is no memory for it.
QImage paintPlane(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale);

// How several of its numbers become one.
inline Reduction reductionOf(const HeatmapOptions& options)
{
    return options.map->isPalette() ? Reduction::Largest
           : options.map->isCyclic  ? Reduction::First
                                    : Reduction::Mean;
}

// The range of a picture of `numbers`; for palettes from half below the lowest label to half above
// the highest one.
ValueRange pictureRange(const SurveyedNumbers& numbers, const HeatmapOptions& options);

// The largest picture that is made.
inline constexpr std::int64_t mostPicturePixels = std::int64_t(1) << 28;

// The picture of the rows and columns of a slice. Enlarged cells are rectangles of one colour,
// reduced ones are averaged before they are coloured; the range is that of all cells. Errors:
// Usage for an element type without numbers, an empty slice and sizes that are none; Limit for
// pictures that are too large.
Result<QImage> heatmapImage(const Cells& cells, const DType& dtype,
                            const HeatmapOptions& options = {});

} // namespace bloscope
