#pragma once

#include "ui/document/plane_view.h"

#include <QJsonValue>
#include <optional>

namespace bloscope {

// The part of a plane that is in sight, as a session keeps it; nothing, and null, for all of it.
QJsonValue toJson(const std::optional<PlaneView>& part);
std::optional<PlaneView> partFrom(const QJsonValue& json);

} // namespace bloscope
