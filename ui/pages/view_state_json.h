#pragma once

#include "ui/pages/view_state.h"

#include <QJsonObject>

namespace bloscope {

// How somebody looks at a document, as it is kept over a restart.
QJsonObject toJson(const ViewState& state);

// What is missing or makes no sense is left out: the file may come from anywhere.
ViewState viewStateFrom(const QJsonObject& json);

} // namespace bloscope
