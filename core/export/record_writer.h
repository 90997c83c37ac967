#pragma once

#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "core/store/table.h"

#include <optional>
#include <string>

namespace bloscope {

// Rows [first, first + rows) of a table as a NumPy .npy file with an array of one dimension, whose
// elements have a field for each column: of its name and its type, in the order of the table, one
// behind the other. A null is the element that means it in the column; where a mask says what is
// null, and for cells that are damaged or not stored, it is `fill` in the words of parseElement(),
// missingElement() when there is none, and the report tells. Memory does not grow with the rows.
// Job: progress in rows. The caller commits the sink. Errors: Usage for columns without a fixed
// size, two of one name, a table without columns, and a fill that a column cannot hold; Limit for
// rows of more than mostRecordBytes; why a column cannot be read at all; those of the sink.
inline constexpr std::size_t mostRecordBytes = 64 << 20;
Result<ExportReport> writeRecords(const Table& table, std::int64_t first, std::int64_t rows,
                                  const std::optional<std::string>& fill, Sink& to,
                                  const Job& job = {});

} // namespace bloscope
