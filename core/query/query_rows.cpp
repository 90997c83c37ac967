#include "core/query/query_rows.h"

#include "core/dtype/cell_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <numeric>
#include <utility>

namespace bloscope {

namespace {

constexpr std::int64_t mostSpan = 1 << 20; // slots from the first to the last that are read at once

TableColumn columnOfNumbers(std::string name, std::string kind)
{
    TableColumn column;
    column.name = std::move(name);
    column.kind = column.typeText = std::move(kind);
    column.numeric = true;
    return column;
}

// How values of a kind are written: as cells of this type.
DType dtypeOfKind(ValueKind kind, TimeUnit unit)
{
    DType dtype;
    dtype.itemsize = 8;
    dtype.unit = unit;
    switch (kind) {
    case ValueKind::Boolean:
        dtype.kind = DTypeKind::Boolean;
        dtype.itemsize = 1;
        break;
    case ValueKind::Integer:
        dtype.kind = DTypeKind::Signed;
        break;
    case ValueKind::Unsigned:
        dtype.kind = DTypeKind::Unsigned;
        break;
    case ValueKind::Date:
        dtype.kind = DTypeKind::DateTime;
        break;
    default:
        dtype.kind = DTypeKind::Float;
        break;
    }
    dtype.text = typestringOf(dtype);
    return dtype;
}

// "float64", as schemas call it.
std::string kindNameOf(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Boolean:
        return "bool";
    case ValueKind::Integer:
        return "int64";
    case ValueKind::Unsigned:
        return "uint64";
    case ValueKind::Float:
        return "float64";
    case ValueKind::Date:
        return "timestamp";
    default:
        return "utf8";
    }
}

template <class T>
std::string textOfNumber(const CellText& writer, T number)
{
    return writer.of(reinterpret_cast<const std::byte*>(&number));
}

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

std::vector<std::int64_t> firstSlotsOf(std::span<const RowGroup> groups)
{
    std::vector<std::int64_t> slots;
    for (const RowGroup& group : groups)
        slots.push_back(group.firstSlot);
    return slots;
}

template <class T>
void appendNumber(T number, ByteBuffer& to)
{
    const auto bytes = std::as_bytes(std::span(&number, 1));
    to.insert(to.end(), bytes.begin(), bytes.end());
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

TableElements ChosenRows::rowElementsOf(std::span<const std::int64_t> places) const
{
    TableElements elements;
    elements.states.assign(places.size(), TableCellState::Value);
    for (const std::int64_t place : places)
        appendNumber(m_live->rank(place), elements.bytes);
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

GroupRows::GroupRows(QueryTablePtr table, std::vector<std::size_t> keys,
                     std::vector<Figure> figures, std::vector<RowGroup> groups)
    : m_table(std::move(table)),
      m_keys(std::move(keys)),
      m_figures(std::move(figures)),
      m_groups(std::move(groups))
{
    for (const std::size_t key : m_keys)
        m_columns.push_back(m_table->columns()[key]);
    for (const Figure& figure : m_figures) {
        const bool isExtreme =
            figure.aggregate == Aggregate::Least || figure.aggregate == Aggregate::Greatest;
        const bool isReal =
            figure.aggregate == Aggregate::Mean || figure.aggregate == Aggregate::Deviation;
        TableColumn column = columnOfNumbers(figure.name, isReal ? "float64" : "int64");
        if (isExtreme)
            column = m_table->columns()[*figure.column];
        else if (figure.aggregate == Aggregate::Sum &&
                 m_table->columns()[*figure.column].kind.starts_with("float"))
            column.kind = "float64";
        column.name = figure.name;
        column.nullable = isExtreme || isReal || figure.aggregate == Aggregate::Sum;
        m_columns.push_back(std::move(column));
    }
}

std::shared_ptr<const GroupRows> GroupRows::inOrder(std::span<const std::size_t> order) const
{
    std::vector<RowGroup> groups;
    groups.reserve(order.size());
    for (const std::size_t group : order)
        groups.push_back(m_groups[group]);
    return std::make_shared<const GroupRows>(m_table, m_keys, m_figures, std::move(groups));
}

Result<TableCells> GroupRows::read(std::span<const std::size_t> columns, std::int64_t firstRow,
                                   std::int64_t rows, CellTextForm form, const Job& job,
                                   const NumberFormat& numbers) const
{
    const std::span<const RowGroup> groups = groupsOf(firstRow, rows);
    BLOSCOPE_TRY(TableCells every,
                 m_table->readSlots(m_keys, firstSlotsOf(groups), form, job, numbers));
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure)
        BLOSCOPE_CHECK(readFigure(figure, groups, form, job, numbers, every));
    TableCells cells{
        groups.data() - m_groups.data(), std::ssize(groups), {}, std::move(every.problems)};
    for (const std::size_t column : columns) {
        if (column >= every.columns.size())
            return usageError(fmt::format("there is no column {}", column));
        cells.columns.push_back(every.columns[column]);
    }
    return cells;
}

std::span<const RowGroup> GroupRows::groupsOf(std::int64_t firstRow, std::int64_t rows) const
{
    const auto all = static_cast<std::int64_t>(m_groups.size());
    const std::int64_t begin = std::clamp<std::int64_t>(firstRow, 0, all);
    return std::span(m_groups).subspan(static_cast<std::size_t>(begin),
                                       static_cast<std::size_t>(std::min(rows, all - begin)));
}

Result<TableCellType> GroupRows::cellType(std::size_t column) const
{
    if (column >= m_columns.size())
        return usageError(fmt::format("there is no column {}", column));
    if (column < m_keys.size())
        return m_table->cellType(m_keys[column]);
    const std::size_t figure = column - m_keys.size();
    const Aggregate aggregate = m_figures[figure].aggregate;
    if (aggregate == Aggregate::Least || aggregate == Aggregate::Greatest)
        return m_table->cellType(*m_figures[figure].column);
    const auto isSomewhere = [&](auto isType) {
        return std::ranges::any_of(
            m_groups, [&](const RowGroup& group) { return isType(group.figures[figure]); });
    };
    if (isSomewhere([](const FigureValue& v) { return std::holds_alternative<std::string>(v); }))
        return usageError("its cells have no fixed size");
    const bool isReal =
        aggregate == Aggregate::Mean || aggregate == Aggregate::Deviation ||
        isSomewhere([](const FigureValue& v) { return std::holds_alternative<double>(v); });
    return TableCellType{dtypeOfKind(isReal ? ValueKind::Float : ValueKind::Integer, {}), false};
}

Result<std::vector<TableElements>>
GroupRows::readElementColumns(std::span<const std::size_t> columns, std::int64_t firstRow,
                              std::int64_t rows, const Job& job) const
{
    const std::span<const RowGroup> groups = groupsOf(firstRow, rows);
    std::vector<TableElements> read;
    for (const std::size_t column : columns) {
        if (column >= m_columns.size())
            return usageError(fmt::format("there is no column {}", column));
        if (column >= m_keys.size()) {
            BLOSCOPE_TRY(TableElements elements,
                         figureElements(column - m_keys.size(), groups, job));
            read.push_back(std::move(elements));
            continue;
        }
        BLOSCOPE_TRY(
            std::vector<TableElements> key,
            m_table->readSlotElements(std::span(&m_keys[column], 1), firstSlotsOf(groups), job));
        read.push_back(std::move(key.front()));
    }
    return read;
}

// Elements of cellType().
Result<TableElements> GroupRows::figureElements(std::size_t figure,
                                                std::span<const RowGroup> groups,
                                                const Job& job) const
{
    std::vector<std::int64_t> places; // of extremes; any row where there is none
    TableElements elements;
    for (const RowGroup& group : groups) {
        const FigureValue& value = group.figures[figure];
        const bool isThere = !std::holds_alternative<std::monostate>(value);
        elements.states.push_back(isThere ? TableCellState::Value : TableCellState::Null);
        const auto* const row = std::get_if<FigureSlot>(&value);
        places.push_back(row ? row->slot : group.firstSlot);
        const auto* const integer = std::get_if<std::int64_t>(&value);
        if (const auto* const real = std::get_if<double>(&value))
            appendNumber(*real, elements.bytes);
        else
            appendNumber(integer ? *integer : 0, elements.bytes);
    }
    const Aggregate aggregate = m_figures[figure].aggregate;
    if (aggregate != Aggregate::Least && aggregate != Aggregate::Greatest)
        return elements;
    BLOSCOPE_TRY(std::vector<TableElements> read,
                 m_table->readSlotElements(std::span(&*m_figures[figure].column, 1), places, job));
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (elements.states[i] == TableCellState::Null)
            read.front().states[i] = TableCellState::Null;
    return std::move(read.front());
}

// Extremes are cells of the table.
Result<> GroupRows::readFigure(std::size_t figure, std::span<const RowGroup> groups,
                               CellTextForm form, const Job& job, const NumberFormat& numbers,
                               TableCells& cells) const
{
    const CellText writer(dtypeOfKind(ValueKind::Float, {}), numbers);
    TableCells::Column column;
    column.states.assign(groups.size(), TableCellState::Value);
    column.texts.resize(groups.size());
    std::vector<std::size_t> ofRows;
    std::vector<std::int64_t> places;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const FigureValue& value = groups[i].figures[figure];
        if (const auto* const integer = std::get_if<std::int64_t>(&value))
            column.texts[i] = std::to_string(*integer);
        else if (const auto* const real = std::get_if<double>(&value))
            column.texts[i] = textOfNumber(writer, *real);
        else if (const auto* const digits = std::get_if<std::string>(&value))
            column.texts[i] = *digits;
        else if (const auto* const row = std::get_if<FigureSlot>(&value)) {
            ofRows.push_back(i);
            places.push_back(row->slot);
        } else {
            column.states[i] = TableCellState::Null;
        }
    }
    if (!places.empty()) {
        const std::array columns = {*m_figures[figure].column};
        BLOSCOPE_TRY(const TableCells read,
                     m_table->readSlots(columns, places, form, job, numbers));
        for (std::size_t i = 0; i < ofRows.size(); ++i) {
            column.texts[ofRows[i]] = read.columns.front().texts[i];
            column.states[ofRows[i]] = read.columns.front().states[i];
        }
    }
    cells.columns.push_back(std::move(column));
    return {};
}

} // namespace bloscope
