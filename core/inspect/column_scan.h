#pragma once

#include "core/dtype/dtype_leaves.h"
#include "core/statistics/number_scan.h"
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

} // namespace bloscope
