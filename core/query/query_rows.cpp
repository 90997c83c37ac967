#include "core/query/query_rows.h"

#include "core/query/value_cells.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <numeric>
#include <utility>

namespace bloscope {

namespace {

constexpr std::int64_t mostSpan = 1 << 20; // slots from the first to the last that are read at once

std::string textOfValue(const RowValues& values, std::size_t row, const CellText& writer)
{
    switch (values.kind) {
    case ValueKind::Boolean:
        return textOfNumber(writer, values.truths[row]);
    case ValueKind::Integer:
    case ValueKind::Date:
        return textOfNumber(writer, values.integers[row]);
    case ValueKind::Unsigned:
        return textOfNumber(writer, values.unsigneds[row]);
    case ValueKind::Float:
        return textOfNumber(writer, values.floats[row]);
    default:
        return std::string(values.texts[row]);
    }
}

template <class T>
ByteView bytesOfNumber(const std::vector<T>& numbers, std::size_t row)
{
    return std::as_bytes(std::span(numbers).subspan(row, 1));
}

// The element of dtypeOfKind().
ByteView elementOf(const RowValues& values, std::size_t row)
{
    switch (values.kind) {
    case ValueKind::Boolean:
        return bytesOfNumber(values.truths, row);
    case ValueKind::Unsigned:
        return bytesOfNumber(values.unsigneds, row);
    case ValueKind::Float:
        return bytesOfNumber(values.floats, row);
    default:
        return bytesOfNumber(values.integers, row);
    }
}

double numberOf(const RowValues& values, std::size_t row)
{
    return values.kind == ValueKind::Float      ? values.floats[row]
           : values.kind == ValueKind::Unsigned ? static_cast<double>(values.unsigneds[row])
                                                : static_cast<double>(values.integers[row]);
}

bool isMissing(const RowValues& values, std::size_t row)
{
    return !values.missing.empty() && values.missing[row];
}

// How the texts of a computed column get into its cells.
auto cellTaker(const BoundExpression& expression, const NumberFormat& numbers,
               TableCells::Column& cells)
{
    if (expression.isNumeric())
        cells.numbers.assign(cells.texts.size(), std::numeric_limits<double>::quiet_NaN());
    return [&cells, writer = CellText(dtypeOfKind(expression.kind, expression.unit), numbers)](
               const RowValues& values, std::size_t row, std::size_t i) {
        const bool isNull = isMissing(values, row);
        cells.states[i] = isNull ? TableCellState::Null : TableCellState::Value;
        if (isNull)
            return;
        cells.texts[i] = textOfValue(values, row, writer);
        if (!cells.numbers.empty())
            cells.numbers[i] = numberOf(values, row);
    };
}

// The same of elements.
auto elementTaker(const BoundExpression& expression, std::size_t count, TableElements& elements)
{
    const std::size_t size = dtypeOfKind(expression.kind, expression.unit).itemsize;
    elements.bytes.assign(count * size, std::byte{0});
    return [&elements](const RowValues& values, std::size_t row, std::size_t i) {
        const bool isNull = isMissing(values, row);
        elements.states[i] = isNull ? TableCellState::Null : TableCellState::Value;
        const ByteView element = elementOf(values, row);
        if (!isNull)
            std::ranges::copy(element, elements.bytes.begin() + std::ptrdiff_t(i * element.size()));
    };
}

} // namespace

std::vector<std::size_t> allColumnsOf(const QueryTable& table)
{
    std::vector<std::size_t> columns(table.columns().size());
    std::iota(columns.begin(), columns.end(), std::size_t(0));
    return columns;
}

Result<std::unique_ptr<const ChosenRows>> ChosenRows::of(QueryTablePtr table, Choice choice,
                                                         const Job& job)
{
    std::unique_ptr<ChosenRows> rows(new ChosenRows(std::move(table), std::move(choice)));
    if (rows->m_choice.hasRowNumbers) {
        BLOSCOPE_TRY(rows->m_live, rows->m_table->live(job));
        rows->m_columns.push_back(columnOfNumbers("row", "int64"));
    }
    for (std::size_t i = 0; i < rows->m_choice.columns.size(); ++i) {
        const std::size_t index = rows->m_choice.columns[i];
        TableColumn column = rows->m_table->columns()[index];
        if (rows->m_table->computed(index)) {
            auto bound = bindExpression(valueOfColumn(column.name), *rows->m_table, job);
            if (!bound && bound.error().kind() == ErrorKind::Cancelled)
                return bound.error();
            if (bound) {
                column.kind = kindNameOf(bound->kind);
                column.numeric = bound->isNumeric();
                column.nullable = true;
                rows->m_computed.push_back({rows->m_columns.size(), *std::move(bound)});
            }
        }
        rows->m_columns.push_back(std::move(column));
    }
    return std::unique_ptr<const ChosenRows>(std::move(rows));
}

Result<std::int64_t> ChosenRows::rowCount(const Job&) const
{
    return std::visit([](const auto& rows) { return rows.count(); }, m_choice.rows);
}

std::shared_ptr<const ChosenRows> ChosenRows::withoutNumbers() const
{
    std::shared_ptr<ChosenRows> rows(new ChosenRows(*this));
    if (!std::exchange(rows->m_choice.hasRowNumbers, false))
        return rows;
    rows->m_columns.erase(rows->m_columns.begin());
    for (Computed& computed : rows->m_computed)
        --computed.column;
    return rows;
}

std::vector<std::int64_t> ChosenRows::slotsOf(std::int64_t firstRow, std::int64_t rows) const
{
    return std::visit([&](const auto& chosen) { return chosen.rows(firstRow, rows); },
                      m_choice.rows);
}

Result<TableCells> ChosenRows::read(std::span<const std::size_t> columns, std::int64_t firstRow,
                                    std::int64_t rows, CellTextForm form, const Job& job,
                                    const NumberFormat& numbers) const
{
    BLOSCOPE_TRY(const std::vector<std::size_t> ofTable, tableColumns(columns));
    const std::vector<std::int64_t> places = slotsOf(firstRow, rows);
    BLOSCOPE_TRY(TableCells cells, m_table->readSlots(ofTable, places, form, job, numbers));
    cells.firstRow = firstRow;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i] < added())
            cells.columns.insert(cells.columns.begin() + std::ptrdiff_t(i), rowNumbersOf(places));
    std::vector<ComputedCells> wanted;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (const BoundExpression* const expression = computed(columns[i]))
            wanted.push_back({*expression, cellTaker(*expression, numbers, cells.columns[i])});
    BLOSCOPE_CHECK(compute(wanted, places, job));
    return cells;
}

Result<std::vector<std::size_t>>
ChosenRows::tableColumns(std::span<const std::size_t> columns) const
{
    std::vector<std::size_t> ofTable;
    for (const std::size_t column : columns) {
        if (column >= m_columns.size())
            return usageError(fmt::format("there is no column {}", column));
        if (column >= added())
            ofTable.push_back(m_choice.columns[column - added()]);
    }
    return ofTable;
}

const BoundExpression* ChosenRows::computed(std::size_t column) const
{
    const auto found = std::ranges::find(m_computed, column, &Computed::column);
    return found == m_computed.end() ? nullptr : &found->expression;
}

Result<TableCellType> ChosenRows::cellType(std::size_t column) const
{
    BLOSCOPE_TRY(const std::vector<std::size_t> ofTable, tableColumns(std::span(&column, 1)));
    if (ofTable.empty())
        return TableCellType{dtypeOfKind(ValueKind::Integer, {}), false};
    const BoundExpression* const expression = computed(column);
    if (!expression)
        return m_table->cellType(ofTable.front());
    if (expression->kind == ValueKind::Text || expression->kind == ValueKind::Bytes)
        return usageError("its cells have no fixed size");
    return TableCellType{dtypeOfKind(expression->kind, expression->unit), false};
}

Result<std::vector<TableElements>>
ChosenRows::readElementColumns(std::span<const std::size_t> columns, std::int64_t firstRow,
                               std::int64_t rows, const Job& job) const
{
    BLOSCOPE_TRY(const std::vector<std::size_t> ofTable, tableColumns(columns));
    const std::vector<std::int64_t> places = slotsOf(firstRow, rows);
    BLOSCOPE_TRY(std::vector<TableElements> read, m_table->readSlotElements(ofTable, places, job));
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i] < added())
            read.insert(read.begin() + std::ptrdiff_t(i), rowElementsOf(places));
    std::vector<ComputedCells> wanted;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (const BoundExpression* const expression = computed(columns[i]))
            wanted.push_back({*expression, elementTaker(*expression, places.size(), read[i])});
    BLOSCOPE_CHECK(compute(wanted, places, job));
    return read;
}

std::string ChosenRows::schemaText(std::size_t column) const
{
    const TablePtr stored = m_table->stored();
    if (!stored || column < added() || computed(column))
        return {};
    return stored->schemaText(m_choice.columns[column - added()]);
}

TableElements ChosenRows::rowElementsOf(std::span<const std::int64_t> places) const
{
    TableElements elements;
    elements.states.assign(places.size(), TableCellState::Value);
    for (const std::int64_t place : places)
        appendElement(m_live->rank(place), elements.bytes);
    return elements;
}

TableCells::Column ChosenRows::rowNumbersOf(std::span<const std::int64_t> places) const
{
    TableCells::Column column;
    column.states.assign(places.size(), TableCellState::Value);
    for (const std::int64_t place : places) {
        const std::int64_t row = m_table->rowNumber(m_live->rank(place));
        column.texts.push_back(std::to_string(row));
        column.numbers.push_back(static_cast<double>(row));
    }
    return column;
}

// By spans of slots that are near each other.
Result<> ChosenRows::compute(std::span<const ComputedCells> wanted,
                             std::span<const std::int64_t> places, const Job& job) const
{
    if (wanted.empty())
        return {};
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return places[i]; });
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last < order.size() && places[order[last]] - places[order[first]] < mostSpan)
            ++last;
        BLOSCOPE_CHECK(
            computeSpan(wanted, places, std::span(order).subspan(first, last - first), job));
        first = last;
    }
    return {};
}

// `order`: numbers of places that ascend.
Result<> ChosenRows::computeSpan(std::span<const ComputedCells> wanted,
                                 std::span<const std::int64_t> places,
                                 std::span<const std::size_t> order, const Job& job) const
{
    const std::int64_t begin = places[order.front()];
    const std::int64_t count = places[order.back()] - begin + 1;
    RowBatch batch(*m_table, begin, count, job);
    for (const ComputedCells& cells : wanted) {
        BLOSCOPE_TRY(const RowValues values,
                     evaluate(cells.expression, batch, 0, static_cast<std::size_t>(count)));
        for (const std::size_t i : order)
            cells.take(values, static_cast<std::size_t>(places[i] - begin), i);
    }
    return {};
}

} // namespace bloscope
