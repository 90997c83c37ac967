#include "core/inspect/column_scan.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace bloscope {

namespace {

constexpr std::int64_t textsAtOnce = 4096; // of texts of any length

// Of UTF-8: all bytes but those that go on with a character.
std::size_t charactersIn(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

constexpr std::int64_t rowsAtOnce = 1 << 18;
constexpr std::size_t elementsAtOnce = 4096;

std::uint64_t countOf(const Slice& rows, const std::optional<WantedRows>& wanted)
{
    return static_cast<std::uint64_t>(wanted ? wanted->wanted->count() : rows[0].count);
}

// Of the rows of a part; all of them without a choice.
std::vector<std::uint8_t> wantedFlags(const std::optional<WantedRows>& wanted, std::int64_t first,
                                      std::int64_t count)
{
    return wanted ? wanted->flags(first, count)
                  : std::vector<std::uint8_t>(static_cast<std::size_t>(count), 1);
}

// Those of all rows of a slice, which counts them from 0.
std::vector<std::int64_t> slotsFrom(std::int64_t first, std::int64_t count)
{
    std::vector<std::int64_t> slots(static_cast<std::size_t>(count));
    std::iota(slots.begin(), slots.end(), first);
    return slots;
}

// Parts of a slice in which one dimension runs.
SliceGrid partsOfRows(const Slice& rows, std::int64_t rowsOfPart)
{
    Shape part(rows.dimensions().size(), 1);
    part[*rows.rowDimension()] = rowsOfPart;
    return {rows, part};
}

CellState missingState(TableCellState state)
{
    return state == TableCellState::Damaged ? CellState::Damaged : CellState::Absent;
}

} // namespace

bool holdsTexts(const TableColumn& column)
{
    return column.storage == TableColumn::Storage::Stored && isTextKind(column.kind);
}

std::vector<std::uint8_t> WantedRows::flags(std::int64_t first, std::int64_t count) const
{
    const std::vector<std::int64_t> places = live->rows(first, count);
    std::vector<std::uint8_t> flags(static_cast<std::size_t>(count));
    if (places.empty())
        return flags;
    std::vector<std::uint8_t> areWanted(
        static_cast<std::size_t>(places.back() - places.front() + 1));
    wanted->flags(places.front(), areWanted);
    for (std::size_t i = 0; i < places.size(); ++i)
        flags[i] = areWanted[static_cast<std::size_t>(places[i] - places.front())];
    return flags;
}

ColumnTextScan::ColumnTextScan(TablePtr table, std::size_t column, const Slice& rows,
                               WorkerPool& pool, std::optional<WantedRows> wanted)
    : m_typeText(table->columns()[column].typeText),
      m_parts(rows, {textsAtOnce}),
      m_pool(pool),
      m_wanted(std::move(wanted))
{
    m_read = [table = std::move(table), column,
              start = rows[0].start](std::int64_t first, std::int64_t count, const Job& job) {
        return table->read({&column, 1}, start + first, count, CellTextForm::Full, job);
    };
}

ColumnTextScan::ColumnTextScan(const QueryTablePtr& table, std::size_t column, const Slice& rows,
                               WantedRows wanted)
    : m_running(*rows.rowDimension()),
      m_typeText(table->columns()[column].typeText),
      m_parts(partsOfRows(rows, textsAtOnce)),
      m_pool(table->pool()),
      m_wanted(std::move(wanted))
{
    m_read = [table, column](std::int64_t first, std::int64_t count, const Job& job) {
        return table->readSlots({&column, 1}, slotsFrom(first, count), CellTextForm::Full, job, {});
    };
}

std::uint64_t ColumnTextScan::cellCount() const
{
    return countOf(slice(), m_wanted);
}

Result<> ColumnTextScan::visitPart(const CellBox& part, TextStatistics& to, const Job& job) const
{
    const std::vector<std::uint8_t> isWanted =
        wantedFlags(m_wanted, part.first[m_running], part.count[m_running]);
    const auto count = std::ranges::count(isWanted, std::uint8_t(1));
    if (count == 0)
        return {};
    BLOSCOPE_TRY(const TableCells cells,
                 m_read(part.first[m_running], part.count[m_running], {job.stop, nullptr}));
    const TableCells::Column& column = cells.columns.front();
    TextTally tally(part, to);
    for (std::size_t i = 0; i < column.states.size(); ++i)
        if (!isWanted[i])
            tally.skip();
        else if (column.states[i] == TableCellState::Value)
            tally.add(column.texts[i], charactersIn(column.texts[i]));
        else if (column.states[i] == TableCellState::Null)
            tally.addNull();
        else
            tally.addMissing(column.states[i] == TableCellState::Damaged ? CellState::Damaged
                                                                         : CellState::Absent);
    tally.finish();
    to.damagedParts = to.counts.damaged > 0 ? 1 : 0;
    for (const std::string& problem : cells.problems)
        noteDamage(problem, to.damage);
    job.advance(static_cast<std::uint64_t>(count));
    return {};
}

ColumnScan::ColumnScan(TablePtr table, std::size_t column, const DType& element,
                       const DTypeLeaf& part, const Slice& rows, WorkerPool& pool,
                       std::optional<WantedRows> wanted)
    : NumberScan(part.dtype, SliceGrid(rows, {rowsAtOnce}), countOf(rows, wanted)),
      m_itemsize(element.itemsize),
      m_offset(part.offset),
      m_pool(pool),
      m_wanted(std::move(wanted))
{
    m_read = [table = std::move(table), column,
              start = rows[0].start](std::int64_t first, std::int64_t count, const Job& job) {
        return table->readElements(column, start + first, count, job);
    };
}

ColumnScan::ColumnScan(const QueryTablePtr& table, std::size_t column, const DType& element,
                       const DTypeLeaf& part, const Slice& rows, WantedRows wanted)
    : NumberScan(part.dtype, partsOfRows(rows, rowsAtOnce), countOf(rows, wanted)),
      m_running(*rows.rowDimension()),
      m_itemsize(element.itemsize),
      m_offset(part.offset),
      m_pool(table->pool()),
      m_wanted(std::move(wanted))
{
    m_read = [table, column](std::int64_t first, std::int64_t count,
                             const Job& job) -> Result<TableElements> {
        BLOSCOPE_TRY(std::vector<TableElements> columns,
                     table->readSlotElements({&column, 1}, slotsFrom(first, count), job));
        return std::move(columns.front());
    };
}

Result<> ColumnScan::visitPart(const CellBox& part, CellVisitor& to, const Job& job) const
{
    const std::vector<std::uint8_t> isWanted =
        wantedFlags(m_wanted, part.first[m_running], part.count[m_running]);
    const auto count = std::ranges::count(isWanted, std::uint8_t(1));
    if (count == 0)
        return {};
    BLOSCOPE_TRY(const TableElements elements,
                 m_read(part.first[m_running], part.count[m_running], {job.stop}));
    const std::size_t rows = elements.states.size();
    for (std::size_t begin = 0; begin < rows;) {
        const TableCellState state = elements.states[begin];
        std::size_t end = begin + 1;
        while (end < std::min(rows, begin + elementsAtOnce) && elements.states[end] == state &&
               isWanted[end] == isWanted[begin])
            ++end;
        if (isWanted[begin])
            visitRun(elements, begin, end, part, to);
        begin = end;
    }
    for (const std::string& problem : elements.problems)
        to.noteDamage(problem);
    job.advance(static_cast<std::uint64_t>(count));
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
