#pragma once

#include "core/array/block_cache.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/dtype/dtype.h"
#include "core/store/row_reader.h"
#include "core/store/store.h"
#include "core/store/table_schema.h"
#include "core/store/table_source.h"

#include <limits>
#include <mutex>

namespace bloscope {

class ColumnReader;
class TableFiles;

// A table: columns of equal length under one group of a store, of which only the live rows are
// shown (format.md 10.7). Everything is read lazily. Usable from any thread.
class Table final : public TableSource {
 public:
    // The cache and the pool live longer than the table. `key` is a node of kind Table. Errors:
    // Usage when it is none, Malformed when its schema cannot be read, Unsupported for versions to
    // come (the parts can still be opened as leaves).
    static Result<std::shared_ptr<const Table>> open(StorePtr store, std::string_view key,
                                                     BlockCache& cache, WorkerPool& pool);
    ~Table() override;

    const StorePtr& store() const { return m_store; }
    const std::string& key() const { return m_key; }
    const FramePtr& meta() const { return m_meta; } // that describes it, as it was when it was read
    const TableFiles& files() const;                // that it lies in, if it is in a directory
    BlockCache& cache() const;                      // that it reads with
    WorkerPool& pool() const;
    const std::vector<TableColumn>& columns() const override { return m_columns; }
    const TableSchema::Column& schemaOf(std::size_t column) const; // that describes it
    const std::vector<Problem>& problems() const { return m_problems; }

    // Live rows. The first call reads which rows are alive, in steps that `job` can stop.
    Result<std::int64_t> rowCount(const Job& job = {}) const override;

    // Slots are the places where rows are stored, alive or not.
    std::int64_t slotCount() const;
    // Which of the slots [begin, begin + count) are alive: a byte each, 0 for those that are not;
    // at most LiveRows::rowsPerStep of them. Errors: Cancelled, damaged flags.
    Result<ByteBuffer> liveFlags(std::int64_t begin, std::int64_t count, const Job& job) const;

    // At most mostCells at once; `numbers` is how those in columns of numbers are written. Errors:
    // Usage, Limit, Cancelled, and why the live rows cannot be told; what is wrong with a column
    // stays with it.
    static constexpr std::int64_t mostCells = 4'000'000;
    Result<TableCells> read(std::span<const std::size_t> columns, std::int64_t firstRow,
                            std::int64_t rows, CellTextForm form = CellTextForm::Short,
                            const Job& job = {}, const NumberFormat& numbers = {}) const override;

    // The same of the rows in these slots, in any order.
    Result<TableCells> readSlots(std::span<const std::size_t> columns,
                                 std::span<const std::int64_t> wanted, CellTextForm form,
                                 const Job& job, const NumberFormat& numbers = {}) const;

    // What the cells of a column of numbers are, and some of them; at most mostCells. Errors: Usage
    // for columns of anything else, why nothing of the column can be read, and as read().
    Result<DType> elementType(std::size_t column) const;
    Result<TableElements> readElements(std::size_t column, std::int64_t firstRow, std::int64_t rows,
                                       const Job& job = {}) const;

    // Computed columns included, which are not stored. At most mostCells at once.
    Result<TableCellType> cellType(std::size_t column) const override;
    Result<std::vector<TableElements>> readElementColumns(std::span<const std::size_t> columns,
                                                          std::int64_t firstRow, std::int64_t rows,
                                                          const Job& job = {}) const override;

    std::string schemaText(std::size_t column) const override;

    // The same of the rows in these slots, in any order.
    Result<std::vector<TableElements>> readSlotElements(std::span<const std::size_t> columns,
                                                        std::span<const std::int64_t> wanted,
                                                        const Job& job) const;

 private:
    struct Parts; // the readers of columns and the live rows
    Table() = default;
    struct Wish;
    Result<> checkCells(std::span<const std::size_t> columns, std::int64_t rows) const;
    Result<TableCells> readPlaces(std::span<const std::size_t> columns,
                                  std::span<const std::int64_t> places, CellTextForm form,
                                  const Job& job, const NumberFormat& numbers) const;
    Result<std::shared_ptr<const ColumnReader>> elementReader(std::size_t column) const;
    Result<> readColumn(std::size_t column, const Wish& wish, TableCells& cells) const;
    Result<std::vector<TableElements>> readElementPlaces(std::span<const std::size_t> columns,
                                                         std::span<const std::int64_t> places,
                                                         const Job& job) const;
    Result<TableElements> readElementsAt(std::size_t column, std::span<const std::int64_t> places,
                                         const Job& job) const;
    std::string problemOf(std::size_t column, const std::string& problem) const;

    StorePtr m_store;
    std::string m_key;
    FramePtr m_meta;
    std::vector<TableColumn> m_columns;
    std::vector<Problem> m_problems;
    std::unique_ptr<Parts> m_parts;
};

using TablePtr = std::shared_ptr<const Table>;

// Which rows of a table are alive: row i of the table is the i-th true of `_valid_rows`, however
// large that is (format.md 10.7). The flags are read once, in steps, and only the number of live
// rows in each step is kept. Usable from any thread.
class LiveRows {
 public:
    static constexpr std::int64_t rowsPerStep = 1 << 20;
    static constexpr std::int64_t mostRows = std::int64_t(1) << 40;

    // Errors: as RowReader, Limit for more than mostRows.
    static Result<std::unique_ptr<LiveRows>> of(FramePtr flags, BlockCache& cache,
                                                WorkerPool& pool);

    std::int64_t capacity() const { return m_flags->rows(); }

    // Errors: Cancelled, and where flags are damaged: nobody can count rows then.
    Result<std::int64_t> count(const Job& job) const;

    // Where the live rows [first, first + count) are stored, ascending; fewer at the end.
    Result<std::vector<std::int64_t>> places(std::int64_t first, std::int64_t count,
                                             const Job& job) const;

    // A byte for each of the places [begin, begin + count), which are inside: 0 where the row is
    // not alive. Errors: Cancelled, and where flags are damaged.
    Result<ByteBuffer> flags(std::int64_t begin, std::int64_t count, const Job& job) const;

 private:
    // A step with live rows in it; the others are not kept.
    struct Step {
        std::int64_t begin = 0;      // the row stored first
        std::int64_t liveBefore = 0; // in all steps before
    };

    LiveRows() = default;
    Result<> countAll(const Job& job) const;
    bool isAllZeros(std::int64_t begin, std::int64_t end) const;

    std::unique_ptr<RowReader> m_flags;
    mutable std::mutex m_mutex;
    mutable std::optional<std::int64_t> m_count;
    mutable std::vector<Step> m_steps; // once m_count is there
};

} // namespace bloscope
