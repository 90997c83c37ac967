#include "core/inspect/column_scan.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

constexpr std::int64_t rowsAtOnce = 1 << 18;
constexpr std::size_t elementsAtOnce = 4096;

CellState missingState(TableCellState state)
{
    return state == TableCellState::Damaged ? CellState::Damaged : CellState::Absent;
}

} // namespace

ColumnScan::ColumnScan(TablePtr table, std::size_t column, const DType& element,
                       const DTypeLeaf& part, const Slice& rows, WorkerPool& pool)
    : NumberScan(part.dtype, SliceGrid(rows, {rowsAtOnce}),
                 static_cast<std::uint64_t>(rows[0].count)),
      m_table(std::move(table)),
      m_column(column),
      m_itemsize(element.itemsize),
      m_offset(part.offset),
      m_pool(pool)
{
}

Result<> ColumnScan::visitPart(const CellBox& part, CellVisitor& to, const Job& job) const
{
    const std::int64_t first = slice()[0].at(part.first[0]);
    BLOSCOPE_TRY(const TableElements elements,
                 m_table->readElements(m_column, first, part.count[0], {job.stop}));
    const std::size_t rows = elements.states.size();
    for (std::size_t begin = 0; begin < rows;) {
        const TableCellState state = elements.states[begin];
        std::size_t end = begin + 1;
        while (end < std::min(rows, begin + elementsAtOnce) && elements.states[end] == state)
            ++end;
        visitRun(elements, begin, end, part, to);
        begin = end;
    }
    for (const std::string& problem : elements.problems)
        to.noteDamage(problem);
    job.advance(rows);
    return {};
}

// Of cells that are all in one state.
void ColumnScan::visitRun(const TableElements& elements, std::size_t begin, std::size_t end,
                          const CellBox& part, CellVisitor& to) const
{
    const TableCellState state = elements.states[begin];
    const std::size_t count = end - begin;
    const auto place = static_cast<std::int64_t>(begin);
    if (state == TableCellState::Null)
        return to.visitNulls(count);
    if (state != TableCellState::Value)
        return to.visitMissing(missingState(state), count, part, place);
    std::array<NumberKey, elementsAtOnce> keys;
    ByteBuffer gathered;
    const ByteView cells = ByteView(elements.bytes).subspan(begin * m_itemsize, count * m_itemsize);
    order().readKeys(partsOf(cells, m_itemsize, m_offset, order().dtype().itemsize, gathered),
                     std::span(keys).first(count));
    to.visit(std::span(keys).first(count), part, place);
}

} // namespace bloscope
