#pragma once

#include "core/export/csv_options.h"
#include "ui/pages/table_page.h"

namespace bloscope {

// File > Export of a table: asks where to, then starts a job that the page adopts, which writes all
// live rows in the format that the name of the file says: text with the delimiter, the digits, the
// decimal point and the ends of lines of `how`, whose first line has the names of the columns and
// in which a null is an empty field; lines of JSON; or an array for NumPy. Returns at once.
void exportTable(TablePage& page, const TablePtr& table, std::int64_t rows, const CsvOptions& how,
                 Scheduler& scheduler);

} // namespace bloscope
