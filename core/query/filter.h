#pragma once

#include "core/query/bound_expression.h"
#include "core/query/index_pruning.h"
#include "core/query/row_set.h"

#include <functional>

namespace bloscope {

// The rows for which a condition is true.
struct FilteredRows {
    RowSet rows; // slots of live rows
    std::int64_t slotCount = 0;
    std::int64_t skipped = 0; // slots that indexes and dictionaries spared from being read
    std::vector<IndexUse> indexes = {};
    std::uint64_t damaged = 0;              // values that could not be read: they count as unknown
    std::vector<std::string> problems = {}; // "column x: chunk 3: ...", the first of them
};

// Hears of a filter while it runs: the rows below `testedUpTo` that were found. Called by the
// threads that test, one call at a time, and in ascending order.
using FilterProgress = std::function<void(const RowSet& rows, std::int64_t testedUpTo)>;

struct FilterOptions {
    bool usesIndexes = true;
    std::string_view text = {}; // that the condition was parsed from: IndexUse quotes it
    FilterProgress progress = {};
};

// Tests the rows of a table on all threads of its pool, in parts of about a hundred thousand of
// which only what may match is read. Job: progress in slots. Errors: Cancelled, and why the live
// rows or a column cannot be read at all.
Result<FilteredRows> filterRows(const QueryTable& table, const BoundExpression& condition,
                                const FilterOptions& options, const Job& job);

} // namespace bloscope
