#pragma once

#include "core/store/table.h"
#include "ui/rows/row_source.h"

#include <QStringList>

namespace bloscope {

// The live rows of a table.
RowSourcePtr rowsOf(TablePtr table);

// What there is to know of a column: type, nulls, where it comes from.
QString columnText(const TableColumn& column);

} // namespace bloscope
