#pragma once

#include "core/store/table.h"
#include "core/store/table_schema.h"

namespace bloscope {

// The columns of a table for people: stored ones, and behind them those that are only computed.
// `prefix` is that of the table's keys.
std::vector<TableColumn> describeColumns(const TableSchema& schema, const Store& store,
                                         const std::string& prefix);

} // namespace bloscope
