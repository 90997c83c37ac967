#pragma once

#include "core/plane/heatmap_options.h"

#include <QJsonObject>

namespace bloscope {

// How a slice becomes a picture, as it is kept over a restart; without the size.
QJsonObject toJson(const HeatmapOptions& options);

// What is missing or makes no sense is as in a new heatmap: the file may come from anywhere.
HeatmapOptions heatmapOptionsFrom(const QJsonObject& json);

} // namespace bloscope
