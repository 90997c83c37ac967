#pragma once

#include "ui/table/table_view_state.h"

#include <QJsonObject>

namespace bloscope {

// How somebody looks at a table, as a session keeps it.
QJsonObject toJson(const TableViewState& state);

// What is missing or makes no sense is as in a new table: the file may come from anywhere.
TableViewState tableStateFrom(const QJsonObject& json);

} // namespace bloscope
