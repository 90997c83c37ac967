#include "core/query/bound_expression.h"

#include "core/base/text.h"
#include "core/query/bound_values.h"
#include "core/query/element_range.h"
#include "core/query/evaluation.h"
#include "core/query/query_advice.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Bound = BoundExpression;
using Op = BoundExpression::Op;

constexpr std::size_t deepestComputed = 8; // computed columns of computed columns

struct BoundOperator {
    Expression::Kind kind;
    Arithmetic operation;
};

constexpr std::array arithmetic = {
    BoundOperator{Expression::Kind::Add, Arithmetic::Add},
    BoundOperator{Expression::Kind::Subtract, Arithmetic::Subtract},
    BoundOperator{Expression::Kind::Multiply, Arithmetic::Multiply},
    BoundOperator{Expression::Kind::Divide, Arithmetic::Divide},
    BoundOperator{Expression::Kind::FloorDivide, Arithmetic::FloorDivide},
    BoundOperator{Expression::Kind::Remainder, Arithmetic::Remainder},
    BoundOperator{Expression::Kind::Power, Arithmetic::Power}};

Error needed(std::string_view what, const Bound& value, std::size_t at)
{
    return queryMistake(fmt::format("{} is needed here, but this is {}", what, nounOf(value.kind)),
                        at);
}

// Binds the nodes of one text, from the leaves to the root.
class ExpressionBinder {
 public:
    ExpressionBinder(const QueryTable& table, const Job& job) : m_table(table), m_job(job) {}

    Result<Bound> bind(const Expression& expression)
    {
        BLOSCOPE_TRY(Bound bound, bindNode(expression));
        if (bound.begin == bound.end)
            place(expression, bound);
        return withTable(std::move(bound));
    }
    Result<Bound> bindBoolean(const Expression& expression)
    {
        BLOSCOPE_TRY(Bound bound, bind(expression));
        if (bound.kind != ValueKind::Boolean)
            return needed("a condition", bound, expression.begin);
        return bound;
    }

 private:
    Result<Bound> bindNode(const Expression& expression);
    Result<Bound> bindName(const Expression& expression);
    Result<Bound> bindComputed(const Expression& name, const ComputedColumn& computed);
    Result<Bound> bindLogic(const Expression& expression, Op op);
    Result<Bound> bindBits(const Expression& expression, Op ofConditions, Arithmetic ofIntegers);
    Result<Bound> bindInversion(const Expression& expression);
    Result<Bound> bindUnary(const Expression& expression, Op op);
    Result<Bound> bindArithmetic(const Expression& expression, Arithmetic operation);
    Result<Bound> bindComparison(const Expression& expression);
    Result<Bound> bindCompared(const Expression& expression, const Bound& with);
    Result<Bound> compare(Bound left, Bound right, CompareOperator comparison, std::size_t at);
    Result<Bound> compareDates(Bound left, Bound right, CompareOperator comparison, std::size_t at);
    Result<Bound> bindIn(const Expression& expression);
    Result<Bound> bindBetween(const Expression& expression);
    Result<Bound> bindIsNull(const Expression& expression);
    Result<Bound> bindCall(const Expression& expression);
    Result<Bound> withTable(Bound bound);

    static void place(const Expression& expression, Bound& bound)
    {
        bound.begin = expression.begin;
        bound.end = expression.end;
    }

    const QueryTable& m_table;
    const Job& m_job;
    const ComputedColumn* m_computed = nullptr; // whose text is bound
    std::size_t m_computedDepth = 0;
};

Bound literalOf(const Expression& expression)
{
    switch (expression.kind) {
    case Expression::Kind::Text:
        return constantOf(ValueKind::Text, expression.text);
    case Expression::Kind::Bytes:
        return constantOf(ValueKind::Bytes, expression.text);
    case Expression::Kind::Boolean:
        return constantOf(ValueKind::Boolean, expression.truth);
    default:
        break;
    }
    if (const auto* const integer = std::get_if<std::int64_t>(&expression.number))
        return constantOf(ValueKind::Integer, *integer);
    if (const auto* const large = std::get_if<std::uint64_t>(&expression.number))
        return constantOf(ValueKind::Unsigned, *large);
    return constantOf(ValueKind::Float, std::get<double>(expression.number));
}

Bound nodeOf(Op op, ValueKind kind, std::vector<Bound> parts)
{
    Bound bound;
    bound.op = op;
    bound.kind = kind;
    bound.parts = std::move(parts);
    return bound;
}

Result<Bound> ExpressionBinder::bindNode(const Expression& expression)
{
    using Kind = Expression::Kind;
    for (const BoundOperator& known : arithmetic)
        if (known.kind == expression.kind)
            return bindArithmetic(expression, known.operation);
    switch (expression.kind) {
    case Kind::Name:
        return bindName(expression);
    case Kind::Not:
    case Kind::And:
    case Kind::Or:
        return bindLogic(expression, expression.kind == Kind::Not   ? Op::Not
                                     : expression.kind == Kind::And ? Op::And
                                                                    : Op::Or);
    case Kind::BitAnd:
        return bindBits(expression, Op::And, Arithmetic::BitAnd);
    case Kind::BitOr:
        return bindBits(expression, Op::Or, Arithmetic::BitOr);
    case Kind::BitXor:
        return bindBits(expression, Op::Xor, Arithmetic::BitXor);
    case Kind::Invert:
        return bindInversion(expression);
    case Kind::Negate:
        return bindUnary(expression, Op::Negate);
    case Kind::Compare:
        return bindComparison(expression);
    case Kind::In:
        return bindIn(expression);
    case Kind::Between:
        return bindBetween(expression);
    case Kind::IsNull:
        return bindIsNull(expression);
    case Kind::Call:
        return bindCall(expression);
    default:
        return literalOf(expression);
    }
}

// The elements of a column in a range, or the others.
Bound rangeTest(const Bound& column, ElementRange range, bool isNegated)
{
    Bound test;
    test.op = Op::InRange;
    test.kind = ValueKind::Boolean;
    test.columnIndex = column.columnIndex;
    test.column = column.column;
    test.range = range;
    test.isNegated = isNegated;
    return test;
}

// A column of Booleans is a condition by itself.
Result<Bound> ExpressionBinder::bindName(const Expression& expression)
{
    std::string_view name = expression.text;
    if (m_computed && name.starts_with('o'))
        if (const auto number = parseNumber<std::size_t>(name.substr(1));
            number && *number < m_computed->dependencies.size())
            name = m_computed->dependencies[*number];
    const auto index = m_table.find(name);
    if (!index)
        return queryMistake(unknownNameText("column", name, m_table.columnNames()),
                            expression.begin);
    if (const auto computed = m_table.computed(*index))
        return bindComputed(expression, *computed);
    Bound bound;
    bound.op = Op::Column;
    bound.columnIndex = *index;
    const auto column = m_table.column(*index, m_job);
    if (!column)
        return Error{column.error().kind(), column.error().text(), expression.begin};
    bound.column = *column;
    bound.kind = kindOf(**column);
    bound.unit = (*column)->dtype().unit;
    if (bound.kind == ValueKind::Boolean)
        return rangeTest(bound, ClosedRange<std::uint64_t>{1, 1}, false);
    return bound;
}

// The places of what it is worked out from are those of its name.
Result<Bound> ExpressionBinder::bindComputed(const Expression& name, const ComputedColumn& computed)
{
    const auto mistake = [&](const Error& error) {
        return queryMistake(fmt::format("column {} cannot be computed: {}",
                                        escapeForDisplay(name.text, 100), error.text()),
                            name.begin);
    };
    if (m_computedDepth == deepestComputed)
        return mistake(usageError("it depends on too many computed columns"));
    const auto expression = parseExpression(computed.expression);
    if (!expression)
        return mistake(expression.error());
    const ComputedColumn* const before = std::exchange(m_computed, &computed);
    ++m_computedDepth;
    auto bound = bind(*expression);
    --m_computedDepth;
    m_computed = before;
    if (!bound)
        return bound.error().kind() == ErrorKind::Cancelled ? bound.error()
                                                            : mistake(bound.error());
    place(name, *bound);
    return bound;
}

Bound joined(Op op, std::vector<Bound> conditions)
{
    if (op == Op::And)
        mergeRanges(conditions);
    if (op != Op::Not && conditions.size() == 1)
        return std::move(conditions.front());
    return nodeOf(op, ValueKind::Boolean, std::move(conditions));
}

Result<Bound> ExpressionBinder::bindLogic(const Expression& expression, Op op)
{
    std::vector<Bound> parts;
    for (const Expression& part : expression.parts) {
        BLOSCOPE_TRY(Bound bound, bindBoolean(part));
        parts.push_back(std::move(bound));
    }
    return joined(op, std::move(parts));
}

Bound calculation(Arithmetic operation, ValueKind kind, std::vector<Bound> parts)
{
    Bound bound = nodeOf(Op::Calculate, kind, std::move(parts));
    bound.arithmetic = operation;
    return bound;
}

bool isInteger(const Bound& value)
{
    return value.kind == ValueKind::Integer || value.kind == ValueKind::Unsigned;
}

// & | ^ of conditions, or of integers.
Result<Bound> ExpressionBinder::bindBits(const Expression& expression, Op ofConditions,
                                         Arithmetic ofIntegers)
{
    std::vector<Bound> parts;
    for (const Expression& part : expression.parts) {
        BLOSCOPE_TRY(Bound bound, bind(part));
        if (bound.kind != ValueKind::Boolean && !isInteger(bound))
            return needed("a condition or an integer", bound, part.begin);
        if (!parts.empty() && isInteger(parts.front()) != isInteger(bound))
            return queryMistake("a condition and a number cannot be joined by & | or ^: "
                                "comparisons need parentheses",
                                part.begin);
        parts.push_back(std::move(bound));
    }
    if (isInteger(parts.front())) {
        const bool isUnsigned =
            std::ranges::find(parts, ValueKind::Unsigned, &Bound::kind) != parts.end();
        return calculation(ofIntegers, isUnsigned ? ValueKind::Unsigned : ValueKind::Integer,
                           std::move(parts));
    }
    return joined(ofConditions, std::move(parts));
}

Result<Bound> ExpressionBinder::bindInversion(const Expression& expression)
{
    BLOSCOPE_TRY(Bound operand, bind(expression.parts.front()));
    if (operand.kind == ValueKind::Boolean)
        return nodeOf(Op::Not, ValueKind::Boolean, {std::move(operand)});
    if (!isInteger(operand))
        return needed("a condition or an integer", operand, expression.parts.front().begin);
    const ValueKind kind = operand.kind;
    return nodeOf(Op::Invert, kind, {std::move(operand)});
}

Result<Bound> ExpressionBinder::bindUnary(const Expression& expression, Op op)
{
    BLOSCOPE_TRY(Bound operand, bind(expression.parts.front()));
    if (!canCount(operand))
        return needed("a number", operand, expression.parts.front().begin);
    const ValueKind kind = operand.kind == ValueKind::Float ? ValueKind::Float : ValueKind::Integer;
    return nodeOf(op, kind, {std::move(operand)});
}

Result<Bound> ExpressionBinder::bindArithmetic(const Expression& expression, Arithmetic operation)
{
    BLOSCOPE_TRY(Bound left, bind(expression.parts[0]));
    BLOSCOPE_TRY(Bound right, bind(expression.parts[1]));
    if (!canCount(left))
        return needed("a number", left, expression.parts[0].begin);
    if (!canCount(right))
        return needed("a number", right, expression.parts[1].begin);
    ValueKind kind = commonKind(left, right);
    const bool isRoot =
        operation == Arithmetic::Power && !(isConstant(right) && !isNegativeInteger(right));
    if (operation == Arithmetic::Divide || isRoot)
        kind = ValueKind::Float;
    return calculation(operation, kind, {std::move(left), std::move(right)});
}

Result<Bound> ExpressionBinder::bindComparison(const Expression& expression)
{
    BLOSCOPE_TRY(Bound left, bind(expression.parts[0]));
    BLOSCOPE_TRY(Bound right, bindCompared(expression.parts[1], left));
    return compare(std::move(left), std::move(right), expression.comparison,
                   expression.parts[1].begin);
}

Result<Bound> ExpressionBinder::bindCompared(const Expression& expression, const Bound& with)
{
    if (const auto date = unquotedDate(expression); date && with.kind == ValueKind::Date)
        return queryMistake(fmt::format("a date is written in quotes; did you mean {}?", *date),
                            expression.begin);
    return bind(expression);
}

// Booleans of a column, or elements of numbers.
bool isElement(const Bound& value)
{
    const bool isTruth = value.op == Op::InRange && !value.isNegated &&
                         value.column->type() == TypedColumn::Type::Boolean &&
                         value.range == ElementRange(ClosedRange<std::uint64_t>{1, 1});
    return isTruth ||
           (value.op == Op::Column && (value.isNumeric() || value.kind == ValueKind::Date));
}

Bound comparisonOf(CompareOperator comparison, Bound left, Bound right)
{
    Bound test = nodeOf(Op::Compare, ValueKind::Boolean, {std::move(left), std::move(right)});
    test.comparison = comparison;
    return test;
}

Error incomparable(const Bound& left, const Bound& right, std::size_t at)
{
    return queryMistake(
        fmt::format("{} cannot be compared with {}", described(left), described(right)), at);
}

// The dates of a column whose years are compared, as a range, which indexes know.
std::optional<ElementRange> yearsOf(const Bound& left, CompareOperator comparison,
                                    const Bound& right)
{
    const auto* const year = std::get_if<std::int64_t>(&right.constant);
    const bool isYear = left.op == Op::Call &&
                        left.function->type == QueryFunction::Type::DatePart &&
                        left.function->part == TimeUnit::Base::Year;
    if (!isYear || !year || !isConstant(right) || left.parts.front().op != Op::Column)
        return {};
    return rangeOfYears(comparison, *year, left.parts.front().unit);
}

Result<Bound> ExpressionBinder::compare(Bound left, Bound right, CompareOperator comparison,
                                        std::size_t at)
{
    if (isConstant(left) && !isConstant(right))
        return compare(std::move(right), std::move(left), mirrored(comparison), at);
    if (left.kind == ValueKind::Date || right.kind == ValueKind::Date)
        return compareDates(std::move(left), std::move(right), comparison, at);
    if (left.kind == ValueKind::Bytes)
        makeBytes(right);
    const bool areCounts = canCount(left) && canCount(right);
    if (!areCounts && left.kind != right.kind)
        return incomparable(left, right, at);
    if (const auto years = yearsOf(left, comparison, right))
        return rangeTest(left.parts.front(), *years, comparison == CompareOperator::NotEqual);
    if (const auto number = numberIn(right); number && isElement(left))
        return rangeTest(left, rangeOf(comparison, *number, left.column->type()),
                         comparison == CompareOperator::NotEqual);
    return comparisonOf(comparison, std::move(left), std::move(right));
}

// The second one is a date, a text that is one, or a count.
Result<Bound> ExpressionBinder::compareDates(Bound left, Bound right, CompareOperator comparison,
                                             std::size_t at)
{
    const bool isNegated = comparison == CompareOperator::NotEqual;
    const auto* const text = std::get_if<std::string>(&right.constant);
    if (isElement(left) && isConstant(right) && text) {
        const auto range = rangeOf(comparison, *text, left.unit);
        if (!range)
            return queryMistake(fmt::format("\"{}\" is not a date: {}", escapeForDisplay(*text, 60),
                                            range.error().text()),
                                at);
        return rangeTest(left, *range, isNegated);
    }
    if (const auto number = numberIn(right);
        number && isElement(left) && right.kind != ValueKind::Boolean)
        return rangeTest(left, rangeOf(comparison, *number, left.column->type()), isNegated);
    if (left.kind != right.kind)
        return incomparable(left, right, at);
    if (left.unit != right.unit)
        return queryMistake("dates of different units cannot be compared", at);
    return comparisonOf(comparison, std::move(left), std::move(right));
}

Result<Bound> ExpressionBinder::bindIn(const Expression& expression)
{
    BLOSCOPE_TRY(const Bound value, bind(expression.parts[0]));
    std::vector<Bound> tests;
    for (std::size_t i = 1; i < expression.parts.size(); ++i) {
        const Expression& item = expression.parts[i];
        BLOSCOPE_TRY(Bound test,
                     compare(value, literalOf(item), CompareOperator::Equal, item.begin));
        place(expression, test);
        tests.push_back(std::move(test));
    }
    return joined(Op::Or, std::move(tests));
}

Result<Bound> ExpressionBinder::bindBetween(const Expression& expression)
{
    BLOSCOPE_TRY(const Bound value, bind(expression.parts[0]));
    BLOSCOPE_TRY(Bound low, bindCompared(expression.parts[1], value));
    BLOSCOPE_TRY(Bound high, bindCompared(expression.parts[2], value));
    std::vector<Bound> tests(2);
    BLOSCOPE_TRY(tests[0], compare(value, std::move(low), CompareOperator::GreaterEqual,
                                   expression.parts[1].begin));
    BLOSCOPE_TRY(tests[1], compare(value, std::move(high), CompareOperator::LessEqual,
                                   expression.parts[2].begin));
    for (Bound& test : tests)
        place(expression, test);
    return joined(Op::And, std::move(tests));
}

Result<Bound> ExpressionBinder::bindIsNull(const Expression& expression)
{
    BLOSCOPE_TRY(Bound value, bind(expression.parts.front()));
    return nodeOf(Op::IsNull, ValueKind::Boolean, {std::move(value)});
}

Result<Bound> ExpressionBinder::bindCall(const Expression& expression)
{
    Bound call = nodeOf(Op::Call, ValueKind::Boolean, {});
    call.function = findQueryFunction(expression.text);
    for (const Expression& part : expression.parts) {
        BLOSCOPE_TRY(Bound argument, bind(part));
        call.parts.push_back(std::move(argument));
    }
    return boundCall(std::move(call), expression);
}

// A condition about the words of one column is worked out once for each word.
Result<Bound> ExpressionBinder::withTable(Bound bound)
{
    if (bound.kind != ValueKind::Boolean || bound.op == Op::Words)
        return bound;
    const std::vector<std::size_t> columns = columnsOf(bound);
    if (columns.size() != 1)
        return bound;
    BLOSCOPE_TRY(TypedColumnPtr column, m_table.column(columns.front(), m_job));
    if (column->type() != TypedColumn::Type::Word)
        return bound;
    Bound table = nodeOf(Op::Words, ValueKind::Boolean, {});
    BLOSCOPE_TRY(table.words, truthOfWords(bound, m_table, m_job));
    table.columnIndex = columns.front();
    table.column = std::move(column);
    table.begin = bound.begin;
    table.end = bound.end;
    return table;
}

} // namespace

Result<BoundExpression> bindExpression(const Expression& expression, const QueryTable& table,
                                       const Job& job)
{
    if (const auto mistake = unknownColumn(expression, table.columns()))
        return *mistake;
    return ExpressionBinder(table, job).bind(expression);
}

Result<BoundExpression> bindCondition(const Expression& expression, const QueryTable& table,
                                      const Job& job)
{
    if (const auto mistake = unknownColumn(expression, table.columns()))
        return *mistake;
    return ExpressionBinder(table, job).bindBoolean(expression);
}

} // namespace bloscope
