#include "core/query/evaluation.h"

#include "core/base/text.h"
#include "core/dtype/time_text.h"
#include "core/query/element_range.h"
#include "core/query/element_visit.h"
#include "core/query/value_bins.h"
#include "core/scan/kernels/range_kernel.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <numeric>
#include <set>

namespace bloscope {

namespace {

using Node = BoundExpression;
using NodeOp = BoundExpression::Op;
using Truth = BoundExpression::Truth;

constexpr std::size_t rowsAtOnce = 8192;
constexpr std::size_t mostProblemsOfBatch = 8;

std::vector<std::uint8_t> partOf(const std::vector<std::uint8_t>& all, std::size_t first,
                                 std::size_t count)
{
    if (all.empty())
        return {};
    const auto begin = all.begin() + static_cast<std::ptrdiff_t>(first);
    return {begin, begin + static_cast<std::ptrdiff_t>(count)};
}

// Evaluates the nodes of an expression for some rows of a batch.
class Evaluation {
 public:
    Evaluation(RowBatch& batch, std::size_t first, std::size_t count)
        : m_batch(batch), m_first(first), m_count(count)
    {
    }

    Result<RowValues> of(const Node& node);

 private:
    RowValues constant(const Node& node) const;
    Result<RowValues> column(const Node& node);
    Result<RowValues> inRange(const Node& node);
    Result<RowValues> words(const Node& node);
    Result<RowValues> logic(const Node& node);
    Result<RowValues> compare(const Node& node);
    Result<RowValues> isNull(const Node& node);
    Result<RowValues> unary(const Node& node);
    Result<RowValues> arithmetic(const Node& node);
    Result<RowValues> call(const Node& node);
    Result<RowValues> datePart(const Node& node);
    Result<RowValues> bin(const Node& node);
    Result<RowValues> choice(const Node& node);

    RowBatch& m_batch;
    std::size_t m_first;
    std::size_t m_count;
};

Result<RowValues> Evaluation::of(const Node& node)
{
    switch (node.op) {
    case NodeOp::Constant:
        return constant(node);
    case NodeOp::Column:
        return column(node);
    case NodeOp::InRange:
        return inRange(node);
    case NodeOp::Words:
        return words(node);
    case NodeOp::Not:
    case NodeOp::And:
    case NodeOp::Or:
    case NodeOp::Xor:
        return logic(node);
    case NodeOp::Compare:
        return compare(node);
    case NodeOp::IsNull:
        return isNull(node);
    case NodeOp::Negate:
    case NodeOp::Invert:
        return unary(node);
    case NodeOp::Call:
        return call(node);
    default:
        return arithmetic(node);
    }
}

RowValues Evaluation::constant(const Node& node) const
{
    RowValues values;
    values.kind = node.kind;
    if (const auto* const truth = std::get_if<bool>(&node.constant))
        values.truths.assign(m_count, *truth ? 1 : 0);
    else if (const auto* const integer = std::get_if<std::int64_t>(&node.constant))
        values.integers.assign(m_count, *integer);
    else if (const auto* const large = std::get_if<std::uint64_t>(&node.constant))
        values.unsigneds.assign(m_count, *large);
    else if (const auto* const number = std::get_if<double>(&node.constant))
        values.floats.assign(m_count, *number);
    else
        values.texts.assign(m_count, std::get<std::string>(node.constant));
    return values;
}

// Elements as the numbers of a kind.
template <class T, class Number>
void takeElements(const ColumnValues& from, std::size_t first, std::size_t count,
                  std::vector<Number>& to)
{
    const T* const elements = from.elements<T>() + first;
    to.assign(elements, elements + count);
}

Result<RowValues> Evaluation::column(const Node& node)
{
    BLOSCOPE_TRY(const ColumnValues* const all, m_batch.values(node.columnIndex));
    RowValues values;
    values.kind = node.kind;
    values.missing = partOf(all->missing, m_first, m_count);
    if (node.column->type() == TypedColumn::Type::Word) {
        const auto* const codes = all->elements<std::int32_t>() + m_first;
        values.texts.resize(m_count);
        for (std::size_t i = 0; i < m_count; ++i)
            if (values.missing.empty() || !values.missing[i])
                values.texts[i] = node.column->words()[static_cast<std::size_t>(codes[i])];
    } else if (!all->texts.empty()) {
        const auto begin = all->texts.begin() + static_cast<std::ptrdiff_t>(m_first);
        values.texts.assign(begin, begin + static_cast<std::ptrdiff_t>(m_count));
    } else {
        visitElements(*node.column, [&]<class T>(T) {
            if constexpr (std::is_floating_point_v<T>)
                takeElements<T>(*all, m_first, m_count, values.floats);
            else if constexpr (std::is_same_v<T, std::uint64_t>)
                takeElements<T>(*all, m_first, m_count, values.unsigneds);
            else
                takeElements<T>(*all, m_first, m_count, values.integers);
        });
    }
    return values;
}

template <class T>
constexpr kernels::RangeTest::Type rangeTypeOf()
{
    using Type = kernels::RangeTest::Type;
    constexpr Type floats[] = {Type::Float32, Type::Float64};
    constexpr Type integers[] = {Type::Signed8, Type::Signed16, Type::Signed32, Type::Signed64};
    constexpr Type unsignedOnes[] = {Type::Unsigned8, Type::Unsigned16, Type::Unsigned32,
                                     Type::Unsigned64};
    constexpr int power = std::countr_zero(sizeof(T));
    if constexpr (std::is_floating_point_v<T>)
        return floats[power - 2];
    else
        return std::is_signed_v<T> ? integers[power] : unsignedOnes[power];
}

template <class T>
void testRange(const T* elements, std::size_t count, const ClosedRange<T>& range, bool isNegated,
               std::uint8_t* to)
{
    kernels::flagRange({rangeTypeOf<T>(), elements, count, &range.low, &range.high, isNegated}, to);
}

// The part of a range that the elements of a type can have.
template <class T, class Wide>
ClosedRange<T> narrowed(const ClosedRange<Wide>& range)
{
    const Wide low = std::max<Wide>(range.low, std::numeric_limits<T>::min());
    const Wide high = std::min<Wide>(range.high, std::numeric_limits<T>::max());
    if (low > high)
        return {1, 0};
    return {static_cast<T>(low), static_cast<T>(high)};
}

Result<RowValues> Evaluation::inRange(const Node& node)
{
    BLOSCOPE_TRY(const ColumnValues* const all, m_batch.values(node.columnIndex));
    RowValues values;
    values.truths.resize(m_count);
    visitElements(*node.column, [&]<class T>(T) {
        const T* const elements = all->elements<T>() + m_first;
        std::uint8_t* const to = values.truths.data();
        if constexpr (std::is_same_v<T, float>)
            testRange(elements, m_count, inFloat32(std::get<ClosedRange<double>>(node.range)),
                      node.isNegated, to);
        else if constexpr (std::is_same_v<T, double>)
            testRange(elements, m_count, std::get<ClosedRange<double>>(node.range), node.isNegated,
                      to);
        else if constexpr (std::is_signed_v<T>)
            testRange(elements, m_count,
                      narrowed<T>(std::get<ClosedRange<std::int64_t>>(node.range)), node.isNegated,
                      to);
        else
            testRange(elements, m_count,
                      narrowed<T>(std::get<ClosedRange<std::uint64_t>>(node.range)), node.isNegated,
                      to);
    });
    values.missing = partOf(all->missing, m_first, m_count);
    clearMissing(values);
    return values;
}

Result<RowValues> Evaluation::words(const Node& node)
{
    BLOSCOPE_TRY(const ColumnValues* const all, m_batch.values(node.columnIndex));
    const auto* const codes = all->elements<std::int32_t>() + m_first;
    const bool hasMissing = !all->missing.empty();
    RowValues values;
    values.truths.resize(m_count);
    values.missing.resize(m_count);
    for (std::size_t i = 0; i < m_count; ++i) {
        const bool isMissing = hasMissing && all->missing[m_first + i];
        const Truth truth =
            isMissing ? node.words.back() : node.words[static_cast<std::size_t>(codes[i])];
        values.truths[i] = truth == Truth::True ? 1 : 0;
        values.missing[i] = truth == Truth::Unknown ? 1 : 0;
    }
    return values;
}

bool hasAny(const std::vector<std::uint8_t>& flags)
{
    return std::ranges::find(flags, std::uint8_t(1)) != flags.end();
}

// Columns of parts that cannot change anything any more are not read.
Result<RowValues> Evaluation::logic(const Node& node)
{
    BLOSCOPE_TRY(RowValues values, of(node.parts.front()));
    if (node.op == NodeOp::Not) {
        for (std::uint8_t& truth : values.truths)
            truth ^= 1;
        clearMissing(values);
        return values;
    }
    for (std::size_t i = 1; i < node.parts.size(); ++i) {
        const bool isDecided =
            node.op == NodeOp::And
                ? !hasAny(values.truths) && !hasAny(values.missing)
                : node.op == NodeOp::Or &&
                      std::ranges::find(values.truths, std::uint8_t(0)) == values.truths.end();
        if (isDecided)
            break;
        BLOSCOPE_TRY(const RowValues next, of(node.parts[i]));
        joinConditions(node.op == NodeOp::And  ? Logic::And
                       : node.op == NodeOp::Or ? Logic::Or
                                               : Logic::Xor,
                       values, next);
    }
    return values;
}

Result<RowValues> Evaluation::compare(const Node& node)
{
    BLOSCOPE_TRY(RowValues a, of(node.parts[0]));
    BLOSCOPE_TRY(RowValues b, of(node.parts[1]));
    return comparedRows(node.comparison, std::move(a), std::move(b));
}

Result<RowValues> Evaluation::isNull(const Node& node)
{
    BLOSCOPE_TRY(RowValues operand, of(node.parts.front()));
    RowValues values;
    values.truths = std::move(operand.missing);
    values.truths.resize(m_count);
    return values;
}

Result<RowValues> Evaluation::unary(const Node& node)
{
    BLOSCOPE_TRY(RowValues values, of(node.parts.front()));
    convert(values, node.kind);
    const bool inverts = node.op == NodeOp::Invert;
    for (double& number : values.floats)
        number = -number;
    for (std::int64_t& number : values.integers)
        number =
            inverts ? ~number : static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(number));
    for (std::uint64_t& number : values.unsigneds)
        number = inverts ? ~number : 0 - number;
    return values;
}

Result<RowValues> Evaluation::arithmetic(const Node& node)
{
    BLOSCOPE_TRY(RowValues a, of(node.parts[0]));
    BLOSCOPE_TRY(RowValues b, of(node.parts[1]));
    convert(a, node.kind);
    convert(b, node.kind);
    calculate(node.arithmetic, a, b);
    return a;
}

void absoluteOf(RowValues& values)
{
    for (double& number : values.floats)
        number = std::abs(number);
    for (std::int64_t& number : values.integers)
        number =
            number < 0 ? static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(number)) : number;
}

// Letters of ASCII; the texts are kept in one piece of memory.
void changeLetters(char (*letter)(char), RowValues& values)
{
    std::size_t size = 0;
    for (const std::string_view text : values.texts)
        size += text.size();
    auto changed = std::make_shared<std::string>();
    changed->reserve(size);
    for (std::string_view& text : values.texts) {
        const std::size_t begin = changed->size();
        for (const char c : text)
            *changed += letter(c);
        text = std::string_view(*changed).substr(begin);
    }
    values.kept.push_back(std::move(changed));
}

RowValues testTexts(const QueryFunction& function, RowValues& text, RowValues& part)
{
    RowValues values;
    values.truths.resize(text.texts.size());
    for (std::size_t i = 0; i < text.texts.size(); ++i)
        values.truths[i] = function.test(text.texts[i], part.texts[i]) ? 1 : 0;
    values.missing = std::move(text.missing);
    addMissing(part.missing, values.missing);
    clearMissing(values);
    return values;
}

Result<RowValues> Evaluation::call(const Node& node)
{
    using Type = QueryFunction::Type;
    const QueryFunction& function = *node.function;
    if (function.type == Type::Choice)
        return choice(node);
    if (function.type == Type::DatePart)
        return datePart(node);
    if (function.type == Type::Bin)
        return bin(node);
    BLOSCOPE_TRY(RowValues values, of(node.parts.front()));
    if (function.type == Type::TestText) {
        BLOSCOPE_TRY(RowValues part, of(node.parts[1]));
        return testTexts(function, values, part);
    }
    if (function.type == Type::ChangeText) {
        changeLetters(function.letter, values);
        return values;
    }
    convert(values, function.type == Type::TestReal ? ValueKind::Float : node.kind);
    if (function.type == Type::Absolute) {
        absoluteOf(values);
        return values;
    }
    if (function.both) {
        BLOSCOPE_TRY(RowValues second, of(node.parts[1]));
        convert(second, ValueKind::Float);
        addMissing(second.missing, values.missing);
        for (std::size_t i = 0; i < m_count; ++i)
            values.floats[i] = function.both(values.floats[i], second.floats[i]);
        return values;
    }
    if (node.kind != ValueKind::Float && function.type != Type::TestReal)
        return values; // integers are whole
    for (double& number : values.floats)
        number = function.real(number);
    if (function.type == Type::TestReal) {
        convert(values, ValueKind::Integer);
        values.truths.assign(values.integers.begin(), values.integers.end());
        values.kind = ValueKind::Boolean;
        clearMissing(values);
    }
    return values;
}

// Dates as counts of a unit that is not finer. Values that are missing are any.
void countParts(TimeUnit unit, TimeUnit::Base part, RowValues& dates)
{
    std::int64_t date = 0; // often that of the row before
    auto count = countOfPart(date, unit, part);
    for (std::size_t row = 0; row < dates.integers.size(); ++row) {
        if (dates.integers[row] != date) {
            date = dates.integers[row];
            count = countOfPart(date, unit, part);
        }
        dates.integers[row] = count.value_or(0);
        if (!count) {
            dates.missing.resize(dates.integers.size());
            dates.missing[row] = 1;
        }
    }
}

// Of a month or an hour since 1970 its number in the year or on the day; of a day in its month.
Result<RowValues> Evaluation::datePart(const Node& node)
{
    using Base = TimeUnit::Base;
    BLOSCOPE_TRY(RowValues values, of(node.parts.front()));
    const Base part = node.function->part;
    countParts(node.parts.front().unit, part, values);
    values.kind = ValueKind::Integer;
    for (std::int64_t& number : values.integers) {
        if (part == Base::Year)
            number += 1970;
        else if (part == Base::Day)
            number = dayOfMonth(number);
        else
            number -= binBegin(number, std::int64_t(part == Base::Month ? 12 : 24));
        number += part == Base::Month ? 1 : 0;
    }
    return values;
}

Result<RowValues> Evaluation::bin(const Node& node)
{
    BLOSCOPE_TRY(RowValues values, of(node.parts.front()));
    const Node::Constant& width = node.parts[1].constant;
    if (node.kind == ValueKind::Date) {
        countParts(node.parts.front().unit, node.unit.base, values);
    } else if (node.kind == ValueKind::Float) {
        const FloatBins bins(std::get<double>(width));
        for (double& number : values.floats)
            number = bins.begin(number);
    } else if (node.kind == ValueKind::Unsigned) {
        for (std::uint64_t& number : values.unsigneds)
            number = binBegin(number, std::get<std::uint64_t>(width));
    } else {
        for (std::int64_t& number : values.integers)
            number = binBegin(number, std::get<std::int64_t>(width));
    }
    return values;
}

template <class T>
void choose(const std::vector<std::uint8_t>& first, std::vector<T>& a, const std::vector<T>& b)
{
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
        a[i] = first[i] ? a[i] : b[i];
}

// where(condition, a, b): no value where the condition is unknown.
Result<RowValues> Evaluation::choice(const Node& node)
{
    BLOSCOPE_TRY(const RowValues condition, of(node.parts[0]));
    BLOSCOPE_TRY(RowValues a, of(node.parts[1]));
    BLOSCOPE_TRY(RowValues b, of(node.parts[2]));
    if (node.isNumeric()) {
        convert(a, node.kind);
        convert(b, node.kind);
    }
    choose(condition.truths, a.truths, b.truths);
    choose(condition.truths, a.integers, b.integers);
    choose(condition.truths, a.unsigneds, b.unsigneds);
    choose(condition.truths, a.floats, b.floats);
    choose(condition.truths, a.texts, b.texts);
    if (!a.missing.empty() || !b.missing.empty()) {
        a.missing.resize(m_count);
        b.missing.resize(m_count);
        choose(condition.truths, a.missing, b.missing);
    }
    addMissing(condition.missing, a.missing);
    if (node.kind == ValueKind::Boolean)
        clearMissing(a);
    std::ranges::move(b.kept, std::back_inserter(a.kept));
    return a;
}

void addColumns(const Node& expression, std::set<std::size_t>& to)
{
    if (expression.column)
        to.insert(expression.columnIndex);
    for (const Node& part : expression.parts)
        addColumns(part, to);
}

} // namespace

Result<const ColumnValues*> RowBatch::values(std::size_t column)
{
    const auto found = m_values.find(column);
    if (found != m_values.end())
        return &found->second;
    BLOSCOPE_TRY(const TypedColumnPtr typed, m_table.column(column, m_job));
    BLOSCOPE_TRY(ColumnValues values, typed->read(m_begin, m_count, m_job));
    m_damaged += values.damaged;
    for (const std::string& problem : values.problems)
        if (m_problems.size() < mostProblemsOfBatch)
            m_problems.push_back(fmt::format(
                "column {}: {}", escapeForDisplay(m_table.columns()[column].name), problem));
    return &m_values.emplace(column, std::move(values)).first->second;
}

void RowBatch::put(std::size_t column, ColumnValues values)
{
    m_values.insert_or_assign(column, std::move(values));
}

Result<RowValues> evaluate(const BoundExpression& expression, RowBatch& batch, std::size_t first,
                           std::size_t count)
{
    return Evaluation(batch, first, count).of(expression);
}

Result<> findTrueRows(const BoundExpression& condition, RowBatch& batch,
                      std::span<std::uint8_t> flags)
{
    for (std::size_t first = 0; first < flags.size(); first += rowsAtOnce) {
        if (batch.job().stopped())
            return cancelled();
        BLOSCOPE_TRY(const RowValues values,
                     evaluate(condition, batch, first, std::min(rowsAtOnce, flags.size() - first)));
        std::ranges::copy(values.truths, flags.subspan(first).begin());
    }
    return {};
}

std::vector<std::size_t> columnsOf(const BoundExpression& expression)
{
    std::set<std::size_t> columns;
    addColumns(expression, columns);
    return {columns.begin(), columns.end()};
}

Result<std::vector<BoundExpression::Truth>> truthOfWords(const BoundExpression& condition,
                                                         const QueryTable& table, const Job& job)
{
    const std::size_t column = columnsOf(condition).front();
    BLOSCOPE_TRY(const TypedColumnPtr typed, table.column(column, job));
    const std::size_t words = typed->words().size();
    ColumnValues codes; // 0, 1, 2, ... and no value
    codes.rows = words + 1;
    codes.bytes = HeapBytes::zeroed(codes.rows * sizeof(std::int32_t));
    auto* const first = reinterpret_cast<std::int32_t*>(codes.bytes.data());
    std::iota(first, first + words, 0);
    codes.missing.resize(codes.rows);
    codes.missing.back() = 1;
    RowBatch batch(table, 0, static_cast<std::int64_t>(codes.rows), job);
    batch.put(column, std::move(codes));
    std::vector<Truth> truths;
    for (std::size_t at = 0; at <= words; at += rowsAtOnce) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const RowValues values,
                     evaluate(condition, batch, at, std::min(rowsAtOnce, words + 1 - at)));
        for (std::size_t i = 0; i < values.truths.size(); ++i)
            truths.push_back(!values.missing.empty() && values.missing[i] ? Truth::Unknown
                             : values.truths[i]                           ? Truth::True
                                                                          : Truth::False);
    }
    return truths;
}

} // namespace bloscope
