#pragma once

#include "core/plane/heatmap_options.h"
#include "ui/document/open_request.h"

#include <QJsonObject>
#include <optional>

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

// What lies over a heatmap, and how it is drawn.
struct OverlayViewState {
    OpenRequest request;
    OverlayLook look;
    bool isOn = true; // otherwise hidden for a moment
    // From the file before: where this one has no such labels nothing is said, and the next may
    // have them again.
    bool isCarried = false;
};

// What lies over the next file of a folder that is shown in the place of another: its own labels,
// where those of the other one did; otherwise nothing, for an overlay belongs to its file.
void carryLabels(std::optional<OverlayViewState>& overlay, const DocumentAddress& from,
                 const DocumentAddress& to);

// An overlay as a session remembers it; empty where it cannot be opened again by a path.
QJsonObject toJson(const OverlayViewState& state);

// Nothing where no file is named; what makes no sense is left out.
std::optional<OverlayViewState> overlayStateFrom(const QJsonObject& json);

} // namespace bloscope
