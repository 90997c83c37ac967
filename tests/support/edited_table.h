#pragma once

#include "core/array/block_cache.h"
#include "core/base/worker_pool.h"
#include "core/store/table.h"
#include "core/system/file_calls.h"
#include "core/table_edit/table_edits.h"
#include "tests/support/made_table.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bloscope::test {

// The stored cells of a table as text, row by row; "<null>" for those without a value.
using TableRows = std::vector<std::vector<std::string>>;
TableRows rowsOf(const Table& table);

// The contents of the files of a store, by their names. Files of this process that nobody may open
// are left out: second names of what is read while it is replaced.
using Contents = std::map<std::string, ByteBuffer>;
Contents contentsOf(const std::filesystem::path& path);

// A small table in a directory with a column of each kind that is edited: price (float64, mask that
// is there), qty (int32, mask that is not), sold (bool), when (timestamp, mask that is not), code
// (string of 3), tag (dictionary), name (utf8, mask that is not), rate (int64, -1 is null), and
// twice, which is computed. It has an index of price.
class EditedTable {
 public:
    explicit EditedTable(std::filesystem::path folder);

    static TableRows rows();
    const std::filesystem::path& folder() const { return m_folder; }

    std::size_t column(const std::string& name) const;
    EditTools tools() { return {m_store, m_pool, {}}; }
    WorkerPool& pool() { return m_pool; }
    BlockCache& cache() { return m_cache; }

    // No edits yet, of the table as it is in the directory, or at another path now.
    TableEdits edits() const { return edits(m_folder); }
    TableEdits edits(const std::filesystem::path& path) const;

    // The same table in an archive, beside a member that is none of its own.
    std::filesystem::path archive() const;

 private:
    std::filesystem::path m_folder;
    std::shared_ptr<SpillStore> m_store = SpillStore::create();
    mutable BlockCache m_cache;
    mutable WorkerPool m_pool{2};
};

} // namespace bloscope::test
