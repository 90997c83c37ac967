#pragma once

#include "core/export/csv_options.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "core/objects/item_list.h"
#include "core/store/table_source.h"

namespace bloscope {

// Rows [first, first + rows) of a table as CSV: all its columns, with their names in the first line
// unless options.header is None. Precision and decimal point are those of columns of numbers. What
// has no value (null, not stored, damaged) is options.na; a text that reads the same is quoted.
// Layout does not matter here. The caller commits the sink. Errors: those of TableSource and of the
// sink.
Result<ExportReport> writeTable(const TableSource& table, std::int64_t first, std::int64_t rows,
                                const CsvOptions& options, Sink& to, const Job& job = {});

// The same as lines of JSON: an object for each row, with the names of the columns. What has no
// value is null; NaN as well.
Result<ExportReport> writeTableLines(const TableSource& table, std::int64_t first,
                                     std::int64_t rows, NumberFormat::Bytes bytes, Sink& to,
                                     const Job& job = {});

// The same rows as an Arrow IPC file, in batches of bounded size. Numbers and Booleans have their
// types, byte strings are binary, raw bytes fixed binary; dates are days, timestamps or durations
// in seconds or less; words of a dictionary are one, unless there are very many. All others are
// texts as CSV has them, nested values as JSON. What has no value is null, and so is NaT; times
// that Arrow has no number for count as damaged. Words are read twice. Errors: Usage for a table
// without columns; Limit for a text of 2 GiB; Io for words that change in the meantime.
Result<ExportReport> writeArrow(const TableSource& table, std::int64_t first, std::int64_t rows,
                                Sink& to, const Job& job = {});

// Items [first, first + count) of a list, one JSON text a line: alone, or as the one field of a CSV
// file. A damaged item is options.na in CSV, null in JSON lines, and the report tells.
enum class ItemFormat { JsonLines, Csv };
Result<ExportReport> writeItems(const ItemList& items, std::int64_t first, std::int64_t count,
                                ItemFormat format, const CsvOptions& options, Sink& to,
                                const Job& job = {});

} // namespace bloscope
