#pragma once

#include "app/command_line/input_options.h"
#include "core/array/block_cache.h"
#include "core/base/limits.h"
#include "core/base/worker_pool.h"
#include "core/query/filter.h"
#include "core/query/query_table.h"

#include <string>
#include <vector>

namespace bloscope {

// What a command reads the rows of a table with; it goes after the table.
struct QueryRoom {
    BlockCache cache{64_MiB}; // whole columns are read once
    WorkerPool pool;
};

// What --slice takes of an array; empty: all of it. `path` is the file as the user calls it.
struct SliceOption {
    std::string text;
    std::string path;
};

// The table that was found, or the slice of an array in which one dimension runs, as queries read
// it. Errors: Usage for groups and for slices of tables, Unsupported for other slices, those of
// Table.
Result<QueryTablePtr> queryTableOf(const FoundObject& found, QueryRoom& room,
                                   const SliceOption& slice = {});

// Its rows for which the condition of --where is true, or all of them where it is empty. Errors:
// those of bindCondition(), the option in front, and of filterRows().
Result<FilteredRows> rowsWhere(const QueryTable& table, const std::string& where, bool usesIndexes,
                               const Job& job);

// What the condition could not test, in sentences; none where it could test all.
std::vector<std::string> untestedReasons(const FilteredRows& filtered);

} // namespace bloscope
