#include "core/query/group_rows.h"

#include "core/dtype/time_text.h"
#include "core/query/element_range.h"
#include "core/query/value_bins.h"
#include "core/query/value_cells.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

bool isText(ValueKind kind)
{
    return kind == ValueKind::Text || kind == ValueKind::Bytes;
}

TableColumn columnOf(const GroupKey& key)
{
    const BoundExpression& expression = key.key.expression;
    TableColumn column = columnOfNumbers(key.text, kindNameOf(expression.kind));
    column.numeric = expression.isNumeric();
    column.nullable = true;
    return column;
}

TableCellState stateOf(const KeyValue& value)
{
    return std::holds_alternative<std::monostate>(value) ? TableCellState::Null
                                                         : TableCellState::Value;
}

// Writes values as cells of their kind.
struct KeyWriter {
    ValueKind kind;
    CellText writer;

    std::string textOf(const KeyValue& value) const
    {
        return std::visit(
            [this]<class T>(const T& known) -> std::string {
                if constexpr (std::is_same_v<T, std::monostate>)
                    return {};
                else if constexpr (std::is_same_v<T, std::string>)
                    return known;
                else if (kind == ValueKind::Boolean)
                    return textOfNumber(writer, static_cast<std::uint8_t>(known != 0));
                else
                    return textOfNumber(writer, known);
            },
            value);
    }
};

std::vector<std::int64_t> firstSlotsOf(std::span<const RowGroup> groups)
{
    std::vector<std::int64_t> slots;
    for (const RowGroup& group : groups)
        slots.push_back(group.firstSlot);
    return slots;
}

// Conditions of the language for one value of a key.
class KeyCondition {
 public:
    explicit KeyCondition(const GroupKey& key) : m_key(key), m_bound(key.key.expression)
    {
        const bool isOfOne = m_bound.op == BoundExpression::Op::Call &&
                             (m_bound.function->type == QueryFunction::Type::Bin ||
                              m_bound.function->type == QueryFunction::Type::DatePart);
        const Expression& tested = isOfOne ? key.expression.parts.front() : key.expression;
        m_isBin = isOfOne && m_bound.function->type == QueryFunction::Type::Bin;
        m_whole = textOf(key.expression);
        m_tested = textOf(tested);
    }

    std::optional<std::string> equals(const KeyValue& value) const
    {
        if (std::holds_alternative<std::monostate>(value))
            return isAbsent();
        if (m_bound.kind == ValueKind::Date && !m_isBin)
            return {};
        if (m_bound.kind == ValueKind::Date)
            return isInBinOfDates(std::get<std::int64_t>(value));
        if (const auto* const text = std::get_if<std::string>(&value))
            return fmt::format("{} == {}", m_whole, textInQuery(*text));
        if (m_bound.kind == ValueKind::Boolean)
            return (std::get<std::int64_t>(value) != 0 ? "" : "not ") + m_whole;
        if (const auto* const real = std::get_if<double>(&value))
            return equalsReal(*real);
        if (const auto* const large = std::get_if<std::uint64_t>(&value))
            return equalsInteger(*large, [this] { return std::get<std::uint64_t>(width()); });
        return equalsInteger(std::get<std::int64_t>(value),
                             [this] { return std::get<std::int64_t>(width()); });
    }

 private:
    // In parentheses where it has an operator.
    std::string textOf(const Expression& part) const
    {
        const std::string text = part.begin == part.end // the name of a column
                                     ? m_key.text
                                     : m_key.text.substr(part.begin, part.end - part.begin);
        const bool isOne = part.isParenthesized || part.kind == Expression::Kind::Name ||
                           part.kind == Expression::Kind::Call;
        return isOne ? text : '(' + text + ')';
    }

    const BoundExpression::Constant& width() const { return m_bound.parts[1].constant; }

    std::string isAbsent() const
    {
        if (m_bound.kind == ValueKind::Float)
            return fmt::format("({} is null or isnan({}))", m_tested, m_tested);
        return m_tested + " is null";
    }

    template <class Integer, class Width>
    std::string equalsInteger(Integer value, Width widthOf) const
    {
        if (!m_isBin)
            return fmt::format("{} == {}", m_whole, value);
        const auto end = binEnd(value, widthOf());
        return end ? fmt::format("{} >= {} and {} < {}", m_tested, value, m_tested, *end)
                   : fmt::format("{} >= {}", m_tested, value);
    }

    std::string equalsReal(double value) const
    {
        if (std::isinf(value))
            return fmt::format("{} {} {}", m_tested, value > 0 ? ">" : "<",
                               std::copysign(std::numeric_limits<double>::max(), value));
        if (!m_isBin)
            return fmt::format("{} == {}", m_whole, value);
        return fmt::format("{} >= {} and {} < {}", m_tested, value, m_tested,
                           FloatBins(std::get<double>(width())).end(value));
    }

    // An edge that the unit of the dates cannot count is past all of them.
    std::string isInBinOfDates(std::int64_t count) const
    {
        const std::string begin = dateText(count);
        const std::string end = dateText(count + 1);
        const auto isEdge = [this](const std::string& date) {
            return rangeOf(CompareOperator::Less, date, m_bound.parts.front().unit).has_value();
        };
        if (!isEdge(begin) && !isEdge(end))
            return m_tested + " is not null";
        if (!isEdge(begin))
            return fmt::format("{} < \"{}\"", m_tested, end);
        if (!isEdge(end))
            return fmt::format("{} >= \"{}\"", m_tested, begin);
        return fmt::format("{} >= \"{}\" and {} < \"{}\"", m_tested, begin, m_tested, end);
    }

    std::string dateText(std::int64_t count) const
    {
        std::string text;
        appendDateTime(count, m_bound.unit, text);
        return text;
    }

    const GroupKey& m_key;
    const BoundExpression& m_bound;
    bool m_isBin = false;
    std::string m_whole;
    std::string m_tested; // what is in bins, or has parts
};

} // namespace

std::optional<std::string> GroupRows::conditionOf(std::int64_t group, std::size_t key) const
{
    if (m_keys[key].column)
        return {};
    return KeyCondition(m_keys[key]).equals(m_groups[static_cast<std::size_t>(group)].keys[key]);
}

GroupRows::GroupRows(QueryTablePtr table, std::vector<GroupKey> keys, std::vector<Figure> figures,
                     std::vector<RowGroup> groups)
    : m_table(std::move(table)),
      m_keys(std::move(keys)),
      m_figures(std::move(figures)),
      m_groups(std::move(groups))
{
    for (const GroupKey& key : m_keys)
        m_columns.push_back(key.column ? m_table->columns()[*key.column] : columnOf(key));
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
    BLOSCOPE_TRY(TableCells every, readKeys(groups, form, job, numbers));
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

// Cells of stored keys are those of the first row of each group.
Result<TableCells> GroupRows::readKeys(std::span<const RowGroup> groups, CellTextForm form,
                                       const Job& job, const NumberFormat& numbers) const
{
    std::vector<std::size_t> stored;
    for (const GroupKey& key : m_keys)
        if (key.column)
            stored.push_back(*key.column);
    BLOSCOPE_TRY(TableCells cells,
                 m_table->readSlots(stored, firstSlotsOf(groups), form, job, numbers));
    for (std::size_t key = 0; key < m_keys.size(); ++key) {
        if (m_keys[key].column)
            continue;
        const BoundExpression& expression = m_keys[key].key.expression;
        const KeyWriter writer{expression.kind,
                               CellText(dtypeOfKind(expression.kind, expression.unit), numbers)};
        TableCells::Column column;
        for (const RowGroup& group : groups) {
            const KeyValue& value = group.keys[key];
            column.states.push_back(stateOf(value));
            column.texts.push_back(writer.textOf(value));
        }
        cells.columns.insert(cells.columns.begin() + std::ptrdiff_t(key), std::move(column));
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
    if (column < m_keys.size() && m_keys[column].column)
        return m_table->cellType(*m_keys[column].column);
    if (column < m_keys.size()) {
        const BoundExpression& key = m_keys[column].key.expression;
        if (isText(key.kind))
            return usageError("its cells have no fixed size");
        return TableCellType{dtypeOfKind(key.kind, key.unit), false};
    }
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
        if (!m_keys[column].column) {
            read.push_back(keyElements(column, groups));
            continue;
        }
        BLOSCOPE_TRY(std::vector<TableElements> key,
                     m_table->readSlotElements(std::array{*m_keys[column].column},
                                               firstSlotsOf(groups), job));
        read.push_back(std::move(key.front()));
    }
    return read;
}

// Elements of cellType().
TableElements GroupRows::keyElements(std::size_t key, std::span<const RowGroup> groups) const
{
    const bool isBoolean = m_keys[key].key.expression.kind == ValueKind::Boolean;
    TableElements elements;
    for (const RowGroup& group : groups) {
        const KeyValue& value = group.keys[key];
        elements.states.push_back(stateOf(value));
        const auto* const integer = std::get_if<std::int64_t>(&value);
        if (isBoolean)
            appendElement(static_cast<std::uint8_t>(integer && *integer != 0), elements.bytes);
        else if (const auto* const real = std::get_if<double>(&value))
            appendElement(*real, elements.bytes);
        else if (const auto* const large = std::get_if<std::uint64_t>(&value))
            appendElement(*large, elements.bytes);
        else
            appendElement(integer ? *integer : 0, elements.bytes);
    }
    return elements;
}

// Likewise.
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
            appendElement(*real, elements.bytes);
        else
            appendElement(integer ? *integer : 0, elements.bytes);
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
