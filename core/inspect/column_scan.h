#pragma once

#include "core/dtype/dtype.h"
#include "core/scan/number_scan.h"
#include "core/statistics/text_statistics.h"
#include "core/store/table.h"

namespace bloscope {

// Goes through the numbers of some live rows of a column, by the numbers of these rows in the
// table. Usable from any thread.
class ColumnScan final : public NumberScan {
 public:
    // Of the elements, of type `element` (Table::elementType()), or of one part of each. `rows` is
    // of one dimension, with a step of 1. The pool lives longer.
    ColumnScan(TablePtr table, std::size_t column, const DType& element, const DTypeLeaf& part,
               const Slice& rows, WorkerPool& pool);

    WorkerPool& pool() const override { return m_pool; }
    std::optional<std::int64_t> chunkOf(const CellBox&) const override { return {}; }
    std::optional<std::int64_t> wholeChunk(const CellBox&) const override { return {}; }
    Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const override;

 private:
    void visitRun(const TableElements& elements, std::size_t begin, std::size_t end,
                  const CellBox& part, CellVisitor& to) const;

    TablePtr m_table;
    std::size_t m_column;
    std::size_t m_itemsize;
    std::size_t m_offset; // of the numbers, in their elements
    WorkerPool& m_pool;
};

// Are the cells of a column texts, all of them stored?
bool holdsTexts(const TableColumn& column);

// Goes through the texts of some live rows of such a column, in UTF-8 and as the table shows them,
// by the numbers of these rows in the table.
class ColumnTextScan final : public TextScan {
 public:
    // `rows` is of one dimension, with a step of 1. The pool lives longer.
    ColumnTextScan(TablePtr table, std::size_t column, const Slice& rows, WorkerPool& pool);

    std::string typeText() const override { return m_table->columns()[m_column].typeText; }
    const SliceGrid& parts() const override { return m_parts; }
    std::uint64_t cellCount() const override;
    WorkerPool& pool() const override { return m_pool; }
    std::string text(std::string_view bytes) const override { return std::string(bytes); }
    Result<> visitPart(const CellBox& part, TextStatistics& to, const Job& job) const override;

 private:
    TablePtr m_table;
    std::size_t m_column;
    SliceGrid m_parts;
    WorkerPool& m_pool;
};

} // namespace bloscope
