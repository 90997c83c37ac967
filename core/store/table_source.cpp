#include "core/store/table_source.h"

#include <algorithm>
#include <numeric>

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

} // namespace

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
    std::vector<std::int64_t> places(wanted.begin(), wanted.end());
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (!places.empty() && places.front() < 0)
        return Error{ErrorKind::Usage, "the table has no such cells"};
    BLOSCOPE_TRY(TableCells cells, read(places));
    if (std::ranges::equal(places, wanted))
        return cells;
    cells.rows = std::ssize(wanted);
    std::vector<std::size_t> order;
    for (const std::int64_t slot : wanted)
        order.push_back(
            static_cast<std::size_t>(std::ranges::lower_bound(places, slot) - places.begin()));
    for (TableCells::Column& column : cells.columns)
        column = inOrder(column, order);
    return cells;
}

} // namespace bloscope
