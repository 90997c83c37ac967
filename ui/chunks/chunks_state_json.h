#pragma once

#include "ui/chunks/chunks_view_state.h"

#include <QJsonObject>

namespace bloscope {

// How somebody looks at chunks, as a session keeps it.
QJsonObject toJson(const ChunksViewState& state);

// What is missing or makes no sense is as in a new view: the file may come from anywhere.
ChunksViewState chunksStateFrom(const QJsonObject& json);

} // namespace bloscope
