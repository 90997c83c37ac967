#pragma once

#include "ui/document/document.h"
#include "ui/picture/cell_picture.h"
#include "ui/picture/figure_caption.h"

namespace bloscope {

class HeatmapLook;
class HeatmapOverlay;
class PlanePane;

// What stands beside the picture of a heatmap when it is exported: the file and the slice, and the
// keys of the colours that are not on the scale and of the labels in sight, of the picture and of
// what lies over it.
FigureCaption captionOf(const Document& document, const PlanePane& pane,
                        const HeatmapOverlay& overlay);

// The cells of a heatmap that are in sight, in the colours and in the order in which they are seen;
// without what lies over them. Empty while there is no picture.
CellPicture cellsInSightOf(const PlanePane& pane, const HeatmapLook& look);

} // namespace bloscope
