#pragma once

#include "ui/document/table_page.h"

namespace bloscope {

// File > Export of a table: asks where to, then starts a job that the page adopts, which writes all
// live rows as CSV. Returns at once.
void exportTable(TablePage& page, const TablePtr& table, std::int64_t rows, Scheduler& scheduler);

} // namespace bloscope
