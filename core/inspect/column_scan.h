#pragma once

#include "core/dtype/dtype.h"
#include "core/query/query_table.h"
#include "core/query/row_set.h"
#include "core/scan/number_scan.h"
#include "core/statistics/text_statistics.h"
#include "core/store/table.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// Which of the live rows of a table are wanted: those that a query found, by their slots. Usable
// from any thread.
struct WantedRows {
    std::shared_ptr<const RowSet> live;
    std::shared_ptr<const RowSet> wanted; // of these

    // 1 for each of the live rows number [first, first + count) that is wanted, else 0.
    std::vector<std::uint8_t> flags(std::int64_t first, std::int64_t count) const;
};

// Goes through the numbers of some live rows of a column, by the numbers of these rows in the
// table, or of a field of an array. Usable from any thread.
class ColumnScan final : public NumberScan {
 public:
    // Of the elements, of type `element` (Table::elementType()), or of one part of each. `rows` is
    // of one dimension, with a step of 1, and with `wanted` they are all rows. The pool lives
    // longer.
    ColumnScan(TablePtr table, std::size_t column, const DType& element, const DTypeLeaf& part,
               const Slice& rows, WorkerPool& pool, std::optional<WantedRows> wanted = {});

    // The same of the rows of an array: those of a slice in which one dimension runs.
    ColumnScan(const QueryTablePtr& table, std::size_t column, const DType& element,
               const DTypeLeaf& part, const Slice& rows, WantedRows wanted);

    WorkerPool& pool() const override { return m_pool; }
    std::optional<std::int64_t> chunkOf(const CellBox&) const override { return {}; }
    std::optional<std::int64_t> wholeChunk(const CellBox&) const override { return {}; }
    Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const override;

 private:
    void visitRun(const TableElements& elements, std::size_t begin, std::size_t end,
                  const CellBox& part, CellVisitor& to) const;

    using Read = std::function<Result<TableElements>(std::int64_t first, std::int64_t rows,
                                                     const Job& job)>; // counted in the slice
    Read m_read;
    std::size_t m_running = 0; // the dimension of the rows
    std::size_t m_itemsize;
    std::size_t m_offset; // of the numbers, in their elements
    WorkerPool& m_pool;
    std::optional<WantedRows> m_wanted;
};

// Are the cells of a column texts, all of them stored?
bool holdsTexts(const TableColumn& column);

// Goes through the texts of some live rows of such a column, in UTF-8 and as the table shows them,
// by the numbers of these rows in the table, or of a field of an array.
class ColumnTextScan final : public TextScan {
 public:
    // As ColumnScan has it.
    ColumnTextScan(TablePtr table, std::size_t column, const Slice& rows, WorkerPool& pool,
                   std::optional<WantedRows> wanted = {});
    ColumnTextScan(const QueryTablePtr& table, std::size_t column, const Slice& rows,
                   WantedRows wanted);

    std::string typeText() const override { return m_typeText; }
    const SliceGrid& parts() const override { return m_parts; }
    std::uint64_t cellCount() const override;
    WorkerPool& pool() const override { return m_pool; }
    std::string text(std::string_view bytes) const override { return std::string(bytes); }
    Result<> visitPart(const CellBox& part, TextStatistics& to, const Job& job) const override;

 private:
    using Read = std::function<Result<TableCells>(std::int64_t first, std::int64_t rows,
                                                  const Job& job)>; // counted in the slice
    Read m_read;
    std::size_t m_running = 0; // the dimension of the rows
    std::string m_typeText;
    SliceGrid m_parts;
    WorkerPool& m_pool;
    std::optional<WantedRows> m_wanted;
};

} // namespace bloscope
