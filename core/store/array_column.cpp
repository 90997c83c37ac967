#include "core/dtype/cell_number.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/dtype.h"
#include "core/store/column_reader.h"
#include "core/store/row_reader.h"
#include "core/store/table_schema.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

class ArrayColumn final : public ColumnReader {
 public:
    ArrayColumn(std::unique_ptr<RowReader> rows, const TableSchema::Column& column)
        : m_rows(std::move(rows)),
          m_dtype(valueDType(column, m_rows->array().dtype())),
          m_nulls(column, m_rows->array().dtype())
    {
    }

    Result<> read(const Request& request, TableCells::Column& to,
                  std::vector<std::string>& problems) const override;

    std::optional<DType> elementType() const override
    {
        return isScalar() && m_dtype.isNumeric() ? std::optional(m_dtype) : std::nullopt;
    }
    Result<TableCellType> cellType() const override;
    Result<TableElements> readElements(std::span<const std::int64_t> rows,
                                       const Job& job) const override;

 private:
    TableCellState stateAt(const RowReader::Rows& rows, std::size_t i) const;
    bool isScalar() const { return m_rows->array().shape().size() == 1; }
    CellText writerFor(NumberFormat numbers) const;
    std::string textOf(ByteView row, const CellText& writer, CellTextForm form) const;
    void appendNested(ByteView row, std::size_t dimension, const CellText& writer,
                      std::string& to) const;

    std::unique_ptr<RowReader> m_rows;
    DType m_dtype;
    NullRule m_nulls;
};

TableCellState stateOf(CellState state)
{
    switch (state) {
    case CellState::Fine:
        return TableCellState::Value;
    case CellState::Damaged:
        return TableCellState::Damaged;
    default:
        return TableCellState::Absent;
    }
}

Result<> ArrayColumn::read(const Request& request, TableCells::Column& to,
                           std::vector<std::string>& problems) const
{
    BLOSCOPE_TRY(RowReader::Rows rows, m_rows->read(request.rows, request.job));
    problems.insert(problems.end(), rows.problems.begin(), rows.problems.end());
    const auto size = static_cast<std::size_t>(m_rows->rowBytes());
    const CellText writer = writerFor(request.numbers);
    for (std::size_t i = 0; i < request.rows.size(); ++i) {
        const ByteView row = ByteView(rows.bytes).subspan(i * size, size);
        to.states[i] = stateAt(rows, i);
        if (to.states[i] != TableCellState::Value)
            continue;
        to.texts[i] = textOf(row, writer, request.form);
        if (!to.numbers.empty() && isScalar() && m_dtype.isNumeric())
            readNumbers(m_dtype, row, {&to.numbers[i], 1});
    }
    return {};
}

// A truth value that can be null stays the byte that it is.
Result<TableCellType> ArrayColumn::cellType() const
{
    const DType& stored = m_rows->array().dtype();
    const Shape& shape = m_rows->array().shape();
    DType cell = m_dtype.kind == DTypeKind::Boolean ? stored : m_dtype;
    BLOSCOPE_TRY(cell, subArrayDType(std::move(cell), {shape.begin() + 1, shape.end()}));
    return TableCellType{std::move(cell), true};
}

TableCellState ArrayColumn::stateAt(const RowReader::Rows& rows, std::size_t i) const
{
    const TableCellState state = stateOf(rows.states[i]);
    const auto size = static_cast<std::size_t>(m_rows->rowBytes());
    const bool isNull = state == TableCellState::Value && isScalar() &&
                        m_nulls.isNull(ByteView(rows.bytes).subspan(i * size, size));
    return isNull ? TableCellState::Null : state;
}

Result<TableElements> ArrayColumn::readElements(std::span<const std::int64_t> rows,
                                                const Job& job) const
{
    BLOSCOPE_TRY(RowReader::Rows read, m_rows->read(rows, job));
    TableElements elements;
    for (std::size_t i = 0; i < rows.size(); ++i)
        elements.states.push_back(stateAt(read, i));
    elements.bytes = std::move(read.bytes);
    elements.problems = std::move(read.problems);
    return elements;
}

// Commas stand between the numbers of a nested row.
CellText ArrayColumn::writerFor(NumberFormat numbers) const
{
    if (!isScalar())
        numbers.decimalPoint = '.';
    return CellText(m_dtype, std::move(numbers));
}

std::string ArrayColumn::textOf(ByteView row, const CellText& writer, CellTextForm form) const
{
    if (isScalar())
        return shortened(writer.of(row.data()), form);
    // Enough of a large row for a line on the screen.
    constexpr std::size_t mostItems = 200;
    const std::size_t itemsize = m_dtype.itemsize;
    std::string text;
    if (form == CellTextForm::Full || row.size() / itemsize <= mostItems) {
        appendNested(row, 1, writer, text);
        return shortened(std::move(text), form);
    }
    for (std::size_t i = 0; i < mostItems; ++i)
        writer.appendPart(row.data() + i * itemsize, text += i == 0 ? "[" : ", ",
                          CellText::mostCharacters);
    return shortened(text + ", ...]", form);
}

// [[1, 2], [3, 4]]
void ArrayColumn::appendNested(ByteView row, std::size_t dimension, const CellText& writer,
                               std::string& to) const
{
    const Shape& shape = m_rows->array().shape();
    if (dimension == shape.size()) {
        writer.appendPart(row.data(), to, to.size() + CellText::mostCharacters);
        return;
    }
    const auto count = static_cast<std::size_t>(shape[dimension]);
    const std::size_t size = count == 0 ? 0 : row.size() / count;
    to += '[';
    for (std::size_t i = 0; i < count; ++i) {
        to += i == 0 ? "" : ", ";
        appendNested(row.subspan(i * size, size), dimension + 1, writer, to);
    }
    to += ']';
}

} // namespace

Result<ColumnReaderPtr> openArrayColumn(const ColumnParts& parts, const TableSchema::Column& column,
                                        FramePtr frame)
{
    BLOSCOPE_TRY(auto rows, RowReader::of(std::move(frame), parts.cache, parts.pool));
    return ColumnReaderPtr(std::make_shared<ArrayColumn>(std::move(rows), column));
}

} // namespace bloscope
