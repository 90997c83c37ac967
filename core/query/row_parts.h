#pragma once

#include "core/query/query_table.h"

namespace bloscope {

// How many slots to read at once of some columns: about a hundred thousand, and whole blocks of the
// column with the largest ones, so that few are decoded twice. Errors: those of the columns.
Result<std::int64_t> rowsOfPart(const QueryTable& table, std::span<const std::size_t> columns,
                                const Job& job);

} // namespace bloscope
