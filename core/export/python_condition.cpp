#include "core/export/python_condition.h"

#include "core/base/text.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/time_text.h"
#include "core/export/slice_code.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <type_traits>
#include <variant>

namespace bloscope {

namespace {

using Kind = Expression::Kind;

std::string numberText(const QueryNumber& number)
{
    return std::visit(
        [](auto value) {
            if constexpr (std::is_same_v<decltype(value), double>)
                return fmt::format("{}", value);
            else
                return std::to_string(value);
        },
        number);
}

std::string_view signOf(CompareOperator comparison)
{
    switch (comparison) {
    case CompareOperator::Equal:
        return "==";
    case CompareOperator::NotEqual:
        return "!=";
    case CompareOperator::Less:
        return "<";
    case CompareOperator::LessEqual:
        return "<=";
    case CompareOperator::Greater:
        return ">";
    case CompareOperator::GreaterEqual:
        break;
    }
    return ">=";
}

// Of operators between two values or more; nothing for other kinds.
std::string_view signOf(Kind kind)
{
    switch (kind) {
    case Kind::And:
    case Kind::BitAnd:
        return "&";
    case Kind::Or:
    case Kind::BitOr:
        return "|";
    case Kind::BitXor:
        return "^";
    case Kind::Add:
        return "+";
    case Kind::Subtract:
        return "-";
    case Kind::Multiply:
        return "*";
    case Kind::Divide:
        return "/";
    case Kind::FloorDivide:
        return "//";
    case Kind::Remainder:
        return "%";
    case Kind::Power:
        return "**";
    default:
        return {};
    }
}

// The unit of "timestamp[ms, UTC]" or "<M8[ms]".
std::optional<TimeUnit> unitOf(const TableColumn& column)
{
    const std::string_view text = column.typeText;
    const std::size_t begin = text.find('[') + 1;
    const std::string_view word =
        text.substr(begin, std::min(text.find_first_of(",]"), text.size()) - begin);
    using Base = TimeUnit::Base;
    for (const Base base : {Base::Year, Base::Month, Base::Week, Base::Day, Base::Hour,
                            Base::Minute, Base::Second, Base::Milli, Base::Micro, Base::Nano})
        if (word == abbreviationOf(base))
            return TimeUnit{base, 1};
    return {};
}

} // namespace

// python-blosc2 looks for forbidden characters outside of single quotes only.
std::string textLiteral(std::string_view text)
{
    std::string literal = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\')
            literal += '\\';
        if (static_cast<unsigned char>(c) < 0x20)
            literal += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        else
            literal += c;
    }
    return literal + '\'';
}

const TableColumn* PythonCondition::columnOf(const Expression& name) const
{
    const auto found = std::ranges::find(m_columns, name.text, &TableColumn::name);
    return name.kind == Kind::Name && found != m_columns.end() ? &*found : nullptr;
}

bool PythonCondition::isOfKind(const Expression& expression, std::string_view kind) const
{
    const TableColumn* const column = columnOf(expression);
    return column && column->kind == kind;
}

MaybeText PythonCondition::of(const Expression& expression) const
{
    switch (expression.kind) {
    case Kind::Number:
        return numberText(expression.number);
    case Kind::Text:
        return textLiteral(expression.text);
    case Kind::Bytes: {
        std::string literal;
        appendBytesLiteral(bytesOf(expression.text), literal);
        return literal;
    }
    case Kind::Boolean:
        return expression.truth ? "True" : "False";
    case Kind::Name:
        return isOfKind(expression, "dictionary") ? MaybeText() : name(expression);
    case Kind::Call:
        return call(expression);
    case Kind::Negate:
        return prefixed("-", expression.parts.front());
    case Kind::Invert:
    case Kind::Not:
        return prefixed("~", expression.parts.front());
    case Kind::Compare:
        return compared(expression.parts[0], expression.comparison, expression.parts[1]);
    case Kind::In:
        return inList(expression);
    case Kind::Between:
        return between(expression);
    case Kind::IsNull:
        return {};
    default:
        return joined(expression);
    }
}

// In texts names are nothing but identifiers with dots.
MaybeText PythonCondition::name(const Expression& expression) const
{
    return nameInQuery(expression.text) == expression.text ? MaybeText(expression.text)
                                                           : std::nullopt;
}

MaybeText PythonCondition::prefixed(const char* sign, const Expression& part) const
{
    const MaybeText text = of(part);
    return text ? MaybeText(fmt::format("{}({})", sign, *text)) : std::nullopt;
}

std::optional<std::vector<std::string>> PythonCondition::arguments(const Expression& call) const
{
    std::vector<std::string> arguments;
    for (const Expression& part : call.parts) {
        const MaybeText text = of(part);
        if (!text)
            return {};
        arguments.push_back(*text);
    }
    return arguments;
}

// Of a column of words "'x' in col" is the one test of a part.
MaybeText PythonCondition::call(const Expression& expression) const
{
    const std::vector<Expression>& parts = expression.parts;
    if (expression.text == "contains" && parts.size() == 2 && isOfKind(parts[0], "dictionary") &&
        parts[1].kind == Kind::Text) {
        const MaybeText column = name(parts[0]);
        return column ? MaybeText(fmt::format("({} in {})", textLiteral(parts[1].text), *column))
                      : std::nullopt;
    }
    const auto all = arguments(expression);
    return all ? MaybeText(fmt::format("{}({})", expression.text, fmt::join(*all, ", ")))
               : std::nullopt;
}

// Dates are compared as counts of their unit.
std::string PythonCondition::date(std::int64_t count, TimeUnit) const
{
    return std::to_string(count);
}

std::string PythonCondition::textFor(const std::string& text, const Expression&) const
{
    return textLiteral(text);
}

MaybeText PythonCondition::joined(const Expression& expression) const
{
    std::string text;
    for (const Expression& part : expression.parts) {
        const MaybeText one = of(part);
        if (!one)
            return {};
        text += fmt::format("{}{}",
                            text.empty() ? "" : fmt::format(" {} ", signOf(expression.kind)), *one);
    }
    return '(' + text + ')';
}

MaybeText PythonCondition::operand(const Expression& expression, const Expression& other) const
{
    if (expression.kind != Kind::Text)
        return of(expression);
    const TableColumn* const column = columnOf(other);
    if (!column || column->kind != "timestamp")
        return textFor(expression.text, other);
    const auto unit = unitOf(*column);
    const auto count = unit ? parseDateTime(expression.text, *unit) : Result<std::int64_t>(0);
    return unit && count ? MaybeText(date(*count, *unit)) : std::nullopt;
}

MaybeText PythonCondition::compared(const Expression& a, CompareOperator comparison,
                                    const Expression& b) const
{
    const bool isOfWords =
        isOfKind(a, "dictionary") && b.kind == Kind::Text &&
        (comparison == CompareOperator::Equal || comparison == CompareOperator::NotEqual);
    const MaybeText left = isOfWords ? name(a) : operand(a, b);
    const MaybeText right = operand(b, a);
    if (!left || !right)
        return {};
    return fmt::format("({} {} {})", *left, signOf(comparison), *right);
}

MaybeText PythonCondition::inList(const Expression& expression) const
{
    std::string text;
    for (std::size_t i = 1; i < expression.parts.size(); ++i) {
        const MaybeText one =
            compared(expression.parts[0], CompareOperator::Equal, expression.parts[i]);
        if (!one)
            return {};
        text += (text.empty() ? "" : " | ") + *one;
    }
    return '(' + text + ')';
}

MaybeText PythonCondition::between(const Expression& expression) const
{
    const std::vector<Expression>& parts = expression.parts;
    const MaybeText low = compared(parts[0], CompareOperator::GreaterEqual, parts[1]);
    const MaybeText high = compared(parts[0], CompareOperator::LessEqual, parts[2]);
    return low && high ? MaybeText(fmt::format("({} & {})", *low, *high)) : std::nullopt;
}

MaybeText PythonCondition::nullTest(const Expression& condition) const
{
    const bool isNegated = condition.kind == Kind::Not;
    const Expression& test = isNegated ? condition.parts.front() : condition;
    if (test.kind != Kind::IsNull || test.parts.front().kind != Kind::Name)
        return {};
    return fmt::format("rows[{}].{}()", pythonQuoted(test.parts.front().text),
                       isNegated ? "notnull" : "is_null");
}

WrittenCondition::WrittenCondition(const std::string& where, const PythonCondition& writer,
                                   std::string_view reader)
    : m_where(where), m_writer(writer), m_reader(reader)
{
    if (const auto expression = parseExpression(where))
        take(*expression);
}

std::string WrittenCondition::joined() const
{
    return fmt::format("{}", fmt::join(m_conditions, " & "));
}

void WrittenCondition::take(const Expression& condition)
{
    if (condition.kind == Kind::And) {
        for (const Expression& part : condition.parts)
            take(part);
        return;
    }
    if (const MaybeText test = m_writer.nullTest(condition))
        m_nullTests.push_back(*test);
    else if (const MaybeText text = m_writer.of(condition))
        m_conditions.push_back(*text);
    else
        m_comments += fmt::format(
            "# {} has no words for this part of the condition: {}\n", m_reader,
            escapeForDisplay(m_where.substr(condition.begin, condition.end - condition.begin)));
}

std::string pythonList(const std::vector<std::string>& names)
{
    std::vector<std::string> quoted;
    std::ranges::transform(names, std::back_inserter(quoted), pythonQuoted);
    return fmt::format("[{}]", fmt::join(quoted, ", "));
}

} // namespace bloscope
