#pragma once

#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "core/store/table_source.h"

#include <filesystem>
#include <string>

namespace bloscope {

// Rows [first, first + rows) of a table as a SQLite database with one table of that name. Integers
// and Booleans are INTEGER, floats REAL, byte strings BLOB, all others TEXT: dates as ISO 8601,
// nested values as JSON. What has no value is NULL, and so are NaN and NaT. Columns of uint64 have
// no declared type: what is above the integers of SQLite is the text of its digits. Time spans are
// counts of their unit. The database is made in a temporary file without a name and then goes to
// the sink, in bounded memory. Job: progress in rows. The caller commits the sink. Errors: Usage
// for what SQLite refuses, such as two columns whose names differ in case alone; Io; those of the
// source and of the sink.
Result<ExportReport> writeSqlite(const TableSource& source, std::int64_t first, std::int64_t rows,
                                 const std::string& table, Sink& to, const Job& job = {});

// What a table is called whose rows come from that file: "taxi" of "taxi.b2z".
std::string sqliteTableNameOf(const std::filesystem::path& file);

} // namespace bloscope
