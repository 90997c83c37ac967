#pragma once

#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "core/store/table_source.h"

#include <optional>
#include <string>

namespace bloscope {

// Rows [first, first + rows) of a table as a NumPy .npy file with an array of one dimension, whose
// elements have a field for each column: of its name and its type, in the order of the table, one
// behind the other. Texts of any length and words of a dictionary are UCS-4, as long as the longest
// of these rows. What is null, damaged or not stored is `fill` in the words of parseElement(),
// missingElement() when there is none, and the report has the numbers; a null that is an element of
// its column stays that. Without a fill, other nulls than NaN and NaT have a Boolean behind their
// field, "<name>__null", if there are any. Memory does not grow with the rows, whose texts and
// nulls are read twice. Job: progress in rows. The caller commits the sink. Errors: Usage for
// columns of lists and objects, two of one name, a table without columns, and a fill that a column
// cannot hold; Limit for rows of more than mostRecordBytes; why a column cannot be read at all;
// those of the sink.
inline constexpr std::size_t mostRecordBytes = 64 << 20;
Result<ExportReport> writeRecords(const TableSource& source, std::int64_t first, std::int64_t rows,
                                  const std::optional<std::string>& fill, Sink& to,
                                  const Job& job = {});

// The same records as a structured array in a contiguous frame (.b2nd), compressed with zstd. It is
// made in a temporary file without a name and then goes to the sink, in bounded memory.
Result<ExportReport> writeRecordArray(const TableSource& source, std::int64_t first,
                                      std::int64_t rows, const std::optional<std::string>& fill,
                                      Sink& to, const Job& job = {});

} // namespace bloscope
