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

// The same rows as a new table that python-blosc2 opens (format.md 10.7), column by column, in
// memory for some chunks of one of them: an archive (.b2z) goes to the sink, a directory (.b2d) to
// the folder of a folderSink(). Columns of a table keep their kind, their limits and how they say
// that there is no value; values of computed ones are stored. Texts of any length become utf8,
// words get new codes in the order in which they come, other nulls than those of a table a mask.
// Fields of arrays become columns: float16 becomes float32, time spans counts of their unit, dates
// in weeks to minutes seconds; dates that seconds cannot count are NaT and count as damaged. Job:
// progress in cells. The caller commits the sink. Errors: Usage, with the name, for columns that a
// table cannot have; Limit for more words than fit in memory; Io; those of the source.
enum class NewTableForm { Archive, Directory };
Result<ExportReport> writeNewTable(const TableSource& table, std::int64_t first, std::int64_t rows,
                                   NewTableForm form, Sink& to, const Job& job = {});

// Items [first, first + count) of a list, one JSON text a line: alone, or as the one field of a CSV
// file. A damaged item is options.na in CSV, null in JSON lines, and the report tells.
enum class ItemFormat { JsonLines, Csv };
Result<ExportReport> writeItems(const ItemList& items, std::int64_t first, std::int64_t count,
                                ItemFormat format, const CsvOptions& options, Sink& to,
                                const Job& job = {});

} // namespace bloscope
