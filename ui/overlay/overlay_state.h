#pragma once

#include "ui/document/open_request.h"
#include "ui/overlay/overlay_look.h"

#include <optional>

namespace bloscope {

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

} // namespace bloscope
