#pragma once

#include "ui/overlay/overlay_state.h"
#include "ui/picture/plane_picture.h"

#include <vector>

namespace bloscope {

// Along both sides of the screen the pixel of a picture that is seen there, -1 for none. Begins and
// ends `border` pixels outside of what is painted, for outlines that come from there.
struct SeenPixels {
    std::vector<int> rows;
    std::vector<int> columns;
    int border = 0;
};

// The label that is drawn for a number: 0, which is seen through, for what is no number and below
// zero (nnU-Net writes -1 outside of what it looks at).
double drawnLabel(double number);

// An overlay as it lies over the picture below: premultiplied, transparent where nothing is to be
// seen. Outlines are `seen.border` pixels wide, opaque, and lie inside of their label: in all
// pixels that have another label so near above, below, left or right. Where the overlay ends there
// is no outline. Numbers that are not finite are not drawn.
QImage paintOverlay(const PlanePicture& overlay, const SeenPixels& seen, const OverlayLook& look);

} // namespace bloscope
