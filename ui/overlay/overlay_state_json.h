#pragma once

#include "ui/overlay/overlay_state.h"

#include <QJsonObject>
#include <optional>

namespace bloscope {

// An overlay as a session remembers it; empty where it cannot be opened again by a path.
QJsonObject toJson(const OverlayViewState& state);

// Nothing where no file is named; what makes no sense is left out.
std::optional<OverlayViewState> overlayStateFrom(const QJsonObject& json);

} // namespace bloscope
