#pragma once

#include "ui/picture/heatmap_options.h"

namespace bloscope {

// How an overlay is drawn. Labels are those of a palette; other maps colour numbers, which have no
// outlines and are always filled.
struct OverlayLook {
    enum class Drawing { Filled, Outlines, Both };
    static constexpr int fullOpacity = 100; // percent

    Drawing drawing = Drawing::Both;
    int opacity = 40; // of what is filled, in percent
    HeatmapOptions colors = {};

    bool hasOutlines(const ColorMap& map) const
    {
        return drawing != Drawing::Filled && map.isPalette();
    }
    bool isFilled(const ColorMap& map) const
    {
        return drawing != Drawing::Outlines || !map.isPalette();
    }
    bool operator==(const OverlayLook&) const = default;
};

} // namespace bloscope
