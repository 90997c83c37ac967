#pragma once

#include "ui/heatmap/heatmap_view_state.h"

#include <QJsonObject>

namespace bloscope {

// How somebody has a heatmap drawn, as it is kept over a restart; without the picture.
QJsonObject toJson(const HeatmapViewState& state);

// What is missing or makes no sense is as in a new heatmap: the file may come from anywhere.
HeatmapViewState heatmapStateFrom(const QJsonObject& json);

} // namespace bloscope
