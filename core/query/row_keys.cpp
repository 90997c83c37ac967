#include "core/query/row_keys.h"

#include "core/query/ordered_number.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace bloscope {

namespace {

template <class Number>
void takeNumbers(const std::vector<Number>& from, std::vector<std::uint64_t>& to)
{
    to.resize(from.size());
    std::ranges::transform(from, to.begin(), [](Number number) { return orderedNumber(number); });
}

void appendNumber(std::uint64_t number, std::size_t bytes, std::string& to)
{
    for (std::size_t left = bytes; left-- > 0;)
        to += static_cast<char>(number >> (8 * left));
}

// How many bytes the numbers of a key need that has the elements of a small type; they begin with
// `least`, as orderedNumber() has it.
struct NumberSpan {
    std::size_t bytes = sizeof(std::uint64_t);
    std::uint64_t least = 0;
};

NumberSpan spanOf(const BoundExpression& key)
{
    if (key.kind == ValueKind::Boolean)
        return {1, orderedSignBit};
    if (key.op != BoundExpression::Op::Column || key.kind != ValueKind::Integer)
        return {};
    const std::size_t size = key.column->dtype().itemsize;
    if (key.column->type() == TypedColumn::Type::Unsigned)
        return {size, orderedSignBit};
    return {size, orderedSignBit - (std::uint64_t(1) << (8 * size - 1))};
}

// The end is lower than any character, a NUL of the text above it.
void appendText(std::string_view text, std::string& to)
{
    for (const char c : text) {
        to += c;
        if (c == '\0')
            to += '\xff';
    }
    to.append(2, '\0');
}

void markNaN(RowValues& values)
{
    for (std::size_t row = 0; row < values.floats.size(); ++row) {
        if (!std::isnan(values.floats[row]))
            continue;
        values.missing.resize(values.floats.size());
        values.missing[row] = 1;
    }
}

bool isWordColumn(const RowKey& key)
{
    return key.expression.op == BoundExpression::Op::Column &&
           key.expression.column->type() == TypedColumn::Type::Word;
}

} // namespace

bool isOrderedByNumber(const RowKey& key)
{
    const ValueKind kind = key.expression.kind;
    return isWordColumn(key) || (kind != ValueKind::Text && kind != ValueKind::Bytes);
}

Result<RowKeys::Column> RowKeys::readColumn(const RowKey& key, RowBatch& batch)
{
    Column column;
    column.isText = !isOrderedByNumber(key);
    column.isDescending = key.isDescending;
    if (isWordColumn(key)) {
        BLOSCOPE_TRY(const ColumnValues* const codes, batch.values(key.expression.columnIndex));
        const std::vector<std::uint32_t>& ranks = key.expression.column->wordRanks();
        column.absent = codes->missing;
        column.numbers.resize(codes->rows);
        column.numberBytes = (static_cast<std::size_t>(std::bit_width(ranks.size())) + 7) / 8;
        for (std::size_t row = 0; row < codes->rows; ++row)
            if (!column.isAbsent(row))
                column.numbers[row] =
                    ranks[static_cast<std::size_t>(codes->elements<std::int32_t>()[row])];
    } else {
        BLOSCOPE_TRY(RowValues values,
                     evaluate(key.expression, batch, 0, static_cast<std::size_t>(batch.count())));
        markNaN(values);
        if (values.kind == ValueKind::Boolean)
            convert(values, ValueKind::Integer);
        if (values.kind == ValueKind::Float)
            takeNumbers(values.floats, column.numbers);
        else if (values.kind == ValueKind::Unsigned)
            takeNumbers(values.unsigneds, column.numbers);
        else
            takeNumbers(values.integers, column.numbers);
        const NumberSpan span = spanOf(key.expression);
        column.numberBytes = span.bytes;
        for (std::uint64_t& number : column.numbers)
            number -= span.least;
        column.texts = std::move(values.texts);
        column.absent = std::move(values.missing);
        column.kept = std::move(values.kept);
    }
    if (key.isDescending)
        for (std::uint64_t& number : column.numbers)
            number = ~number;
    return column;
}

Result<RowKeys> RowKeys::read(std::span<const RowKey> keys, RowBatch& batch)
{
    RowKeys read;
    for (const RowKey& key : keys) {
        BLOSCOPE_TRY(Column column, readColumn(key, batch));
        read.m_columns.push_back(std::move(column));
    }
    return read;
}

bool RowKeys::isAnyAbsent(std::size_t row) const
{
    return std::ranges::any_of(m_columns,
                               [row](const Column& column) { return column.isAbsent(row); });
}

void RowKeys::append(std::size_t row, std::string& to) const
{
    for (const Column& column : m_columns) {
        to += column.isAbsent(row) ? '\1' : '\0';
        if (column.isAbsent(row))
            continue;
        const std::size_t begin = to.size();
        if (!column.isText)
            appendNumber(column.numbers[row], column.numberBytes, to);
        else
            appendText(column.texts[row], to);
        if (column.isText && column.isDescending)
            for (std::size_t i = begin; i < to.size(); ++i)
                to[i] = static_cast<char>(~to[i]);
    }
}

} // namespace bloscope
