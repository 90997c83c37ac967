#pragma once

#include "ui/curve/curve_view_state.h"

#include <QJsonObject>

namespace bloscope {

// How somebody looks at curves, as a session keeps it.
QJsonObject toJson(const CurveViewState& state);

// What is missing or makes no sense is as in a new view: the file may come from anywhere.
CurveViewState curveStateFrom(const QJsonObject& json);

} // namespace bloscope
