#pragma once

#include "core/plane/color_bands.h"
#include "core/plane/contours.h"
#include "core/plane/heatmap_options.h"
#include "core/plane/plane_shape.h"
#include "core/plane/plane_view.h"
#include "ui/brush/brush_bar.h"
#include "ui/overlay/overlay_state.h"
#include "ui/plane/plane_computation.h"

#include <QJsonObject>
#include <memory>
#include <optional>

namespace bloscope {

struct PlanePicture;

// How somebody has a heatmap drawn: kept while its file is read again.
struct HeatmapViewState {
    HeatmapOptions options;
    std::optional<CellAspect> aspect; // as somebody has chosen it
    std::optional<PlaneView> part;    // that is in sight; nothing: all
    int field = 0;                    // of structured elements, among those that are numbers
    bool showsHistogram = true;
    std::optional<PlaneFlips> flips = {};        // as somebody has chosen them
    std::shared_ptr<const PlanePicture> picture; // to look at until there is a new one; may be null
    std::optional<OverlayViewState> overlay = {}; // what lies over it
    bool showsProfiles = false;
    std::optional<ColorBands> bands = {}; // that are red, green and blue
    bool isMapChosen = false;             // by somebody, even if it is the usual one
    bool showsMosaic = false;             // colours behind a Bayer filter, worked out
    BrushChoice brush = {};               // as it was painted with last
    Painting painting = {};
    bool showsCoasts = false;
    QJsonObject regions = {}; // that are measured (RegionSet::toJson()); empty: none
    std::optional<PlaneComputation> computation = {}; // that the cells are of
    ContourChoice contours = {};
};

// How somebody has a heatmap drawn, as it is kept over a restart; without the picture.
QJsonObject toJson(const HeatmapViewState& state);

// What is missing or makes no sense is as in a new heatmap: the file may come from anywhere.
HeatmapViewState heatmapStateFrom(const QJsonObject& json);

} // namespace bloscope
