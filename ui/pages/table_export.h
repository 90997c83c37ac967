#pragma once

#include "core/export/csv_options.h"
#include "ui/pages/table_page.h"

namespace bloscope {

// File > Export of a table: asks where to, then starts a job that the page adopts, which writes all
// live rows with the delimiter, the digits, the decimal point and the ends of lines of `how`; the
// first line has the names of the columns, and a null is an empty field. Returns at once.
void exportTable(TablePage& page, const TablePtr& table, std::int64_t rows, const CsvOptions& how,
                 Scheduler& scheduler);

} // namespace bloscope
