#include "core/store/table_source.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

namespace bloscope {

namespace {

TableCells::Column inOrder(const TableCells::Column& column, std::span<const std::size_t> order)
{
    TableCells::Column ordered;
    for (const std::size_t i : order) {
        ordered.texts.push_back(column.texts[i]);
        ordered.states.push_back(column.states[i]);
        if (!column.numbers.empty())
            ordered.numbers.push_back(column.numbers[i]);
    }
    return ordered;
}

TableElements inOrder(const TableElements& elements, std::span<const std::size_t> order)
{
    TableElements ordered;
    ordered.problems = elements.problems;
    const std::size_t size =
        elements.states.empty() ? 0 : elements.bytes.size() / elements.states.size();
    ordered.bytes.reserve(size * order.size());
    for (const std::size_t i : order) {
        const ByteView cell = ByteView(elements.bytes).subspan(i * size, size);
        ordered.bytes.insert(ordered.bytes.end(), cell.begin(), cell.end());
        ordered.states.push_back(elements.states[i]);
    }
    return ordered;
}

// Slots in any order as ascending ones, each once.
struct SlotOrder {
    std::vector<std::int64_t> places;
    std::vector<std::size_t> order; // of each wanted slot: its number in places; empty: the same
};

Result<SlotOrder> orderOf(std::span<const std::int64_t> wanted)
{
    SlotOrder slots{{wanted.begin(), wanted.end()}, {}};
    std::vector<std::int64_t>& places = slots.places;
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (!places.empty() && places.front() < 0)
        return Error{ErrorKind::Usage, "the table has no such cells"};
    if (std::ranges::equal(places, wanted))
        return slots;
    for (const std::int64_t slot : wanted)
        slots.order.push_back(
            static_cast<std::size_t>(std::ranges::lower_bound(places, slot) - places.begin()));
    return slots;
}

} // namespace

bool isTextKind(std::string_view kind)
{
    constexpr std::array<std::string_view, 4> kinds = {"string", "utf8", "vlstring", "dictionary"};
    return std::ranges::find(kinds, kind) != kinds.end();
}

Result<TableCellType> TableSource::cellType(std::size_t) const
{
    return Error{ErrorKind::Usage, "its cells have no fixed size"};
}

Result<std::vector<TableElements>> TableSource::readElementColumns(std::span<const std::size_t>,
                                                                   std::int64_t, std::int64_t,
                                                                   const Job&) const
{
    return Error{ErrorKind::Usage, "the cells have no fixed size"};
}

bool isWrittenAsText(const TableColumn& column)
{
    constexpr std::array<std::string_view, 5> kinds = {"string", "bytes", "utf8", "dictionary",
                                                       "timestamp"};
    return std::ranges::any_of(
        kinds, [&](std::string_view kind) { return column.kind.starts_with(kind); });
}

Result<TableCells> TableSource::readRows(std::int64_t firstRow, std::int64_t rows,
                                         CellTextForm form, const Job& job,
                                         const NumberFormat& numbers) const
{
    std::vector<std::size_t> all(columns().size());
    std::iota(all.begin(), all.end(), std::size_t(0));
    return read(all, firstRow, rows, form, job, numbers);
}

Result<TableCells>
readInAnyOrder(std::span<const std::int64_t> wanted,
               const std::function<Result<TableCells>(std::span<const std::int64_t>)>& read)
{
    BLOSCOPE_TRY(const SlotOrder slots, orderOf(wanted));
    BLOSCOPE_TRY(TableCells cells, read(slots.places));
    cells.rows = std::ssize(wanted);
    if (!slots.order.empty())
        for (TableCells::Column& column : cells.columns)
            column = inOrder(column, slots.order);
    return cells;
}

Result<ElementColumns> readElementsInAnyOrder(
    std::span<const std::int64_t> wanted,
    const std::function<Result<ElementColumns>(std::span<const std::int64_t>)>& read)
{
    BLOSCOPE_TRY(const SlotOrder slots, orderOf(wanted));
    BLOSCOPE_TRY(ElementColumns columns, read(slots.places));
    if (!slots.order.empty())
        for (TableElements& elements : columns)
            elements = inOrder(elements, slots.order);
    return columns;
}

} // namespace bloscope
