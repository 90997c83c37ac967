#pragma once

#include "ui/planes/planes_view_state.h"

#include <QJsonObject>

namespace bloscope {

// How somebody looks at three planes, as a session keeps it.
QJsonObject toJson(const PlanesViewState& state);

// What is missing or makes no sense is as in a new view: the file may come from anywhere.
PlanesViewState planesStateFrom(const QJsonObject& json);

} // namespace bloscope
