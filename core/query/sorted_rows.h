#pragma once

#include "core/base/job.h"
#include "core/files/spill_store.h"
#include "core/query/row_set.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// How an index of a column served a sort.
struct SortIndexUse {
    std::string column;
    std::string problem = {}; // why it was not used; empty: it was
};

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

    // Of the index of the column; nothing where there is none, or none was wanted.
    const std::optional<SortIndexUse>& indexUse() const { return m_indexUse; }
    void setIndexUse(SortIndexUse use) { m_indexUse = std::move(use); }

 private:
    std::vector<KeptBytesPtr> m_pages;
    std::int64_t m_ordered;
    RowSet m_absent;
    std::optional<SortIndexUse> m_indexUse;
};

// Puts slots on the pages of SortedRows. Job: progress in rows. Errors: those of the store;
// Cancelled.
class SortedRowsWriter {
 public:
    // Both live longer.
    SortedRowsWriter(SpillStore& store, const Job& job) : m_store(store), m_job(job) {}

    std::int64_t count() const { return m_count; }
    Result<> put(std::int64_t slot)
    {
        m_page.push_back(slot);
        ++m_count;
        return m_page.size() == SortedRows::pageRows ? flush() : Result<>();
    }
    Result<std::vector<KeptBytesPtr>> finish();

 private:
    Result<> flush();

    SpillStore& m_store;
    const Job& m_job;
    std::vector<std::int64_t> m_page;
    std::vector<KeptBytesPtr> m_pages;
    std::int64_t m_count = 0;
};

} // namespace bloscope
