#include "core/query/row_keys.h"

#include "core/query/element_visit.h"
#include "core/query/ordered_number.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <unordered_map>

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
    if (key.op == BoundExpression::Op::Column && key.column->type() == TypedColumn::Type::Word)
        return {(static_cast<std::size_t>(std::bit_width(key.column->wordRanks().size())) + 7) / 8};
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

// The inverse of appendText(), from the front of some bytes.
std::string takeText(std::string_view& from)
{
    std::string text;
    std::size_t at = 0;
    for (; !from.substr(at).starts_with(std::string_view("\0\0", 2)); ++at) {
        text += from[at];
        at += from[at] == '\0' ? 1 : 0;
    }
    from.remove_prefix(at + 2);
    return text;
}

std::uint64_t takeNumber(std::size_t bytes, std::string_view& from)
{
    std::uint64_t number = 0;
    for (const char c : from.substr(0, bytes))
        number = number << 8 | static_cast<unsigned char>(c);
    from.remove_prefix(bytes);
    return number;
}

KeyValue valueOf(ValueKind kind, std::uint64_t ordered)
{
    if (kind == ValueKind::Float)
        return floatOfOrdered(ordered);
    if (kind == ValueKind::Unsigned)
        return ordered;
    return static_cast<std::int64_t>(ordered ^ orderedSignBit);
}

// Numbers in the order in which they are seen first, from 0 on.
class NumberCodes {
 public:
    std::uint32_t of(std::uint64_t number)
    {
        if (2 * (m_count + 1) > m_places.size())
            grow();
        Place& place = placeOf(number);
        if (place.code == none)
            place = {number, static_cast<std::uint32_t>(m_count++)};
        return place.code;
    }
    std::size_t count() const { return m_count; }

 private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    struct Place {
        std::uint64_t number = 0;
        std::uint32_t code = none;
    };

    // Where it is, or where it would be. Half of the places are free.
    Place& placeOf(std::uint64_t number)
    {
        const std::size_t last = m_places.size() - 1;
        std::size_t at = (number * 0x9e3779b97f4a7c15 >> 32) & last;
        while (m_places[at].code != none && m_places[at].number != number)
            at = (at + 1) & last;
        return m_places[at];
    }

    void grow()
    {
        std::vector<Place> before(std::max<std::size_t>(2 * m_places.size(), 64));
        before.swap(m_places);
        for (const Place& place : before)
            if (place.code != none)
                placeOf(place.number) = place;
    }

    std::vector<Place> m_places;
    std::size_t m_count = 0;
};

// Can the elements of a key stand for its values?
bool isOfElements(const RowKey& key)
{
    if (key.expression.op != BoundExpression::Op::Column)
        return false;
    const TypedColumn::Type type = key.expression.column->type();
    return type == TypedColumn::Type::Signed || type == TypedColumn::Type::Unsigned ||
           type == TypedColumn::Type::Date || type == TypedColumn::Type::Word;
}

constexpr std::uint64_t mostElementCodes = 1 << 16;

// 0 for rows without a value, others by their distance from the least element; how many there can
// be. Nothing where that is too many.
template <class T>
std::optional<std::size_t> elementCodes(const ColumnValues& values,
                                        std::vector<std::uint32_t>& codes)
{
    const T* const elements = values.elements<T>();
    const std::vector<std::uint8_t>& missing = values.missing;
    T least = std::numeric_limits<T>::max();
    T greatest = std::numeric_limits<T>::lowest();
    for (std::size_t row = 0; row < values.rows; ++row) {
        const bool isThere = missing.empty() || !missing[row];
        least = isThere && elements[row] < least ? elements[row] : least;
        greatest = isThere && elements[row] > greatest ? elements[row] : greatest;
    }
    const std::uint64_t span =
        least > greatest ? 0
                         : static_cast<std::uint64_t>(greatest) - static_cast<std::uint64_t>(least);
    if (span >= mostElementCodes)
        return {};
    codes.resize(values.rows);
    const auto base = static_cast<std::uint32_t>(static_cast<std::uint64_t>(least)) - 1;
    for (std::size_t row = 0; row < values.rows; ++row)
        codes[row] = static_cast<std::uint32_t>(static_cast<std::uint64_t>(elements[row])) - base;
    if (!missing.empty())
        for (std::size_t row = 0; row < values.rows; ++row)
            codes[row] = missing[row] ? 0 : codes[row];
    return static_cast<std::size_t>(span) + 2;
}

std::uint64_t orderedElement(const RowKey& key, const ColumnValues& values, std::size_t row)
{
    const TypedColumn& column = *key.expression.column;
    if (column.type() == TypedColumn::Type::Word)
        return column.wordRanks()[static_cast<std::size_t>(values.elements<std::int32_t>()[row])];
    return visitElements(column, [&]<class T>(T) -> std::uint64_t {
        if constexpr (std::is_floating_point_v<T>)
            return 0;
        else if constexpr (std::is_same_v<T, std::uint64_t>)
            return orderedNumber(values.elements<T>()[row]);
        else
            return orderedNumber(static_cast<std::int64_t>(values.elements<T>()[row]));
    });
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

std::vector<KeyValue> valuesOfKeys(std::span<const RowKey> keys, std::string_view bytes)
{
    std::vector<KeyValue> values;
    for (const RowKey& key : keys) {
        const bool isAbsent = bytes.front() != '\0';
        bytes.remove_prefix(1);
        if (isAbsent) {
            values.emplace_back();
        } else if (isOrderedByNumber(key)) {
            const NumberSpan span = spanOf(key.expression);
            const std::uint64_t number = takeNumber(span.bytes, bytes) + span.least;
            values.push_back(isWordColumn(key) ? KeyValue(number)
                                               : valueOf(key.expression.kind, number));
        } else {
            values.emplace_back(takeText(bytes));
        }
    }
    return values;
}

Result<RowKeys::Column> RowKeys::readColumn(const RowKey& key, RowBatch& batch)
{
    Column column;
    column.isText = !isOrderedByNumber(key);
    column.isDescending = key.isDescending;
    const NumberSpan span = spanOf(key.expression);
    column.numberBytes = span.bytes;
    if (isWordColumn(key)) {
        BLOSCOPE_TRY(const ColumnValues* const codes, batch.values(key.expression.columnIndex));
        const std::vector<std::uint32_t>& ranks = key.expression.column->wordRanks();
        column.absent = codes->missing;
        column.numbers.resize(codes->rows);
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

std::size_t RowKeys::number(std::vector<std::uint32_t>& codes) const
{
    const Column& column = m_columns.front();
    const std::size_t rows = std::max(column.numbers.size(), column.texts.size());
    codes.assign(rows, 0); // of those that are absent
    if (column.isText) {
        std::unordered_map<std::string_view, std::uint32_t> known;
        for (std::size_t row = 0; row < rows; ++row)
            if (!column.isAbsent(row))
                codes[row] =
                    known.try_emplace(column.texts[row], static_cast<std::uint32_t>(known.size()))
                        .first->second +
                    1;
        return known.size() + 1;
    }
    NumberCodes known;
    for (std::size_t row = 0; row < rows; ++row)
        if (!column.isAbsent(row))
            codes[row] = known.of(column.numbers[row]) + 1;
    return known.count() + 1;
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

Result<GroupKeys> GroupKeys::read(std::span<const RowKey> keys, RowBatch& batch)
{
    GroupKeys read;
    read.m_codes.resize(static_cast<std::size_t>(batch.count()));
    for (const RowKey& key : keys) {
        std::vector<std::uint32_t> codes;
        std::size_t count = 0;
        BLOSCOPE_TRY(Part part, readPart(key, batch, codes, count));
        read.m_parts.push_back(std::move(part));
        if (read.m_parts.size() > 1) {
            read.addCodes(codes, count);
        } else {
            read.m_codes = std::move(codes);
            read.m_codeCount = count;
        }
    }
    return read;
}

Result<GroupKeys::Part> GroupKeys::readPart(const RowKey& key, RowBatch& batch,
                                            std::vector<std::uint32_t>& codes, std::size_t& count)
{
    Part part{key};
    if (isOfElements(key)) {
        BLOSCOPE_TRY(const ColumnValues* const values, batch.values(key.expression.columnIndex));
        const auto few =
            visitElements(*key.expression.column, [&]<class T>(T) -> std::optional<std::size_t> {
                if constexpr (std::is_floating_point_v<T>)
                    return {};
                else
                    return elementCodes<T>(*values, codes);
            });
        if (few) {
            part.elements = values;
            count = *few;
            return part;
        }
    }
    BLOSCOPE_TRY(part.others, RowKeys::read(std::span(&key, 1), batch));
    count = part.others.number(codes);
    return part;
}

// One code for both, from 0 on as far as there are rows.
void GroupKeys::addCodes(const std::vector<std::uint32_t>& codes, std::size_t count)
{
    NumberCodes known;
    for (std::size_t row = 0; row < m_codes.size(); ++row)
        m_codes[row] = known.of(std::uint64_t(m_codes[row]) * count + codes[row]);
    m_codeCount = known.count();
}

bool GroupKeys::isAnyAbsent(std::size_t row) const
{
    return std::ranges::any_of(m_parts, [row](const Part& part) {
        if (!part.elements)
            return part.others.isAnyAbsent(row);
        return !part.elements->missing.empty() && part.elements->missing[row] != 0;
    });
}

void GroupKeys::append(std::size_t row, std::string& to) const
{
    for (const Part& part : m_parts) {
        if (!part.elements) {
            part.others.append(row, to);
            continue;
        }
        const bool isAbsent = !part.elements->missing.empty() && part.elements->missing[row];
        to += isAbsent ? '\1' : '\0';
        const NumberSpan span = spanOf(part.key.expression);
        if (!isAbsent)
            appendNumber(orderedElement(part.key, *part.elements, row) - span.least, span.bytes,
                         to);
    }
}

} // namespace bloscope
