#pragma once

#include "ui/document/opened_document.h"
#include "ui/views/overlay_look.h"

namespace bloscope {

// What lies over a heatmap, and how it is drawn.
struct OverlayViewState {
    OpenRequest request;
    OverlayLook look;
    bool isOn = true; // otherwise hidden for a moment
};

} // namespace bloscope
