#pragma once

#include "core/query/row_keys.h"
#include "core/query/row_set.h"
#include "core/query/sorted_rows.h"

#include <memory>

namespace bloscope {

struct SortOptions {
    bool usesIndexes = true;
    std::shared_ptr<SpillStore> store = {}; // null: one of its own, of the usual budget
};

// Sorts rows by one key or several, the first one being the main one: stable, with rows that have
// no value for a key (null or NaN) last in both directions. Memory does not grow with the rows:
// what is beyond the budget of the store is in its file. Of most rows of a column with a FULL index
// the order is taken from there. Job: progress in rows, each counted twice. Errors: Cancelled; Io
// when the disk is full; why a column cannot be read.
Result<SortedRows> sortRows(const QueryTable& table, const RowSet& rows,
                            std::span<const RowKey> keys, const SortOptions& options,
                            const Job& job);
inline Result<SortedRows> sortRows(const QueryTable& table, const RowSet& rows,
                                   std::span<const RowKey> keys, const Job& job)
{
    return sortRows(table, rows, keys, SortOptions(), job);
}

// Rows in the order of a column as its FULL index has it, which is the one that sortRows() makes.
// The order is proved: every value of the column is read, once, in the order of the table. Job and
// errors: those of sortRows(); Unsupported, why the index is not used; Usage where there is none.
Result<SortedRows> orderByIndex(const QueryTable& table, const RowSet& rows, std::size_t column,
                                bool isDescending, const std::shared_ptr<SpillStore>& store,
                                const Job& job);

} // namespace bloscope
