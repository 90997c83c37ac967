#pragma once

#include "ui/picture/color_map.h"
#include "ui/picture/value_range.h"

#include <QSize>
#include <optional>

namespace bloscope {

// How a slice becomes a picture. Palettes have neither scale nor range: a colour is a number.
struct HeatmapOptions {
    const ColorMap* map = &colorMaps().front();
    ValueScale scale = ValueScale::Linear;
    RangeChoice range = {};
    std::optional<QSize> size = {}; // in pixels; without it one pixel for each cell

    bool operator==(const HeatmapOptions&) const = default;
};

} // namespace bloscope
