#pragma once

#include "core/plane/cell_summary.h"
#include "core/plane/color_map.h"
#include "core/plane/label_looks.h"
#include "core/plane/value_range.h"

#include <optional>

namespace bloscope {

struct PixelSize {
    int width = 0;
    int height = 0;

    bool isEmpty() const { return width <= 0 || height <= 0; }
    bool operator==(const PixelSize&) const = default;
};

// How a slice becomes a picture. Palettes have neither scale nor range: a colour is a number.
struct HeatmapOptions {
    static constexpr double mostHotPixels = 1000;

    const ColorMap* map = &colorMaps().front();
    ValueScale scale = ValueScale::Linear;
    RangeChoice range = {};
    std::optional<PixelSize> size = {}; // without it one pixel for each cell
    LabelLooksPtr labels = {};          // of palettes
    double hotPixels = 0; // deviations, as for calmed() in hot_pixels.h; 0: pixels are as they are

    bool operator==(const HeatmapOptions&) const = default;
};

// Are they the same but for the size?
bool areAlike(const HeatmapOptions& a, const HeatmapOptions& b);

// How several of its numbers become one.
inline Reduction reductionOf(const HeatmapOptions& options)
{
    return options.map->isPalette()  ? Reduction::Largest
           : options.map->isCyclic() ? Reduction::First
                                     : Reduction::Mean;
}

// The range of a picture of `numbers`; for palettes from half below the lowest label to half above
// the highest one.
ValueRange pictureRange(const SurveyedNumbers& numbers, const HeatmapOptions& options);

} // namespace bloscope
