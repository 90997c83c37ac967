#pragma once

#include "core/files/spill_store.h"
#include "core/query/row_keys.h"
#include "core/query/row_set.h"

namespace bloscope {

// Rows in the order of a sort: their slots, in memory or spilled. Usable from any thread.
class SortedRows {
 public:
    static constexpr std::size_t pageRows = 128 * 1024;

    // Slots in pages of pageRows, `ordered` of them, and those that come after them in the order of
    // the table.
    SortedRows(std::vector<KeptBytesPtr> pages, std::int64_t ordered, RowSet absent)
        : m_pages(std::move(pages)), m_ordered(ordered), m_absent(std::move(absent))
    {
    }

    std::int64_t count() const { return m_ordered + m_absent.count(); }

    // The slots of the rows number [first, first + count) of the order; fewer at the end.
    std::vector<std::int64_t> rows(std::int64_t first, std::int64_t count) const;

 private:
    std::vector<KeptBytesPtr> m_pages;
    std::int64_t m_ordered;
    RowSet m_absent;
};

// Sorts rows by one key or several, the first one being the main one: stable, with rows that have
// no value for a key (null or NaN) last in both directions. Memory does not grow with the rows:
// what is beyond the budget of the store is in its file. Job: progress in rows, each counted
// twice. Errors: Cancelled; Io when the disk is full; why a column cannot be read.
Result<SortedRows> sortRows(const QueryTable& table, const RowSet& rows,
                            std::span<const RowKey> keys, const std::shared_ptr<SpillStore>& store,
                            const Job& job);

// The same with a store of its own, of the usual budget.
Result<SortedRows> sortRows(const QueryTable& table, const RowSet& rows,
                            std::span<const RowKey> keys, const Job& job);

} // namespace bloscope
