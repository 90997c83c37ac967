#pragma once

#include "core/plane/heatmap_options.h"
#include "core/plane/plane_view.h"

#include <QJsonObject>
#include <optional>

namespace bloscope {

// How a slice becomes a picture, as it is kept over a restart; without the size.
QJsonObject toJson(const HeatmapOptions& options);

// What is missing or makes no sense is as in a new heatmap: the file may come from anywhere.
HeatmapOptions heatmapOptionsFrom(const QJsonObject& json);

// The part of a plane that is in sight; nothing, and null, for all of it.
QJsonValue toJson(const std::optional<PlaneView>& part);
std::optional<PlaneView> partFrom(const QJsonValue& json);

} // namespace bloscope
