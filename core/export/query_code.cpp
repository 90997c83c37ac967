#include "core/export/query_code.h"

#include "core/base/text.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/time_text.h"
#include "core/query/expression.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

namespace bloscope {

namespace {

using Kind = Expression::Kind;
using MaybeText = std::optional<std::string>; // nothing: python-blosc2 has no words for it

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

// The unit of "timestamp[ms, UTC]".
std::optional<TimeUnit> unitOf(const TableColumn& column)
{
    const std::string_view text = column.typeText;
    const std::size_t begin = text.find('[') + 1;
    const std::string_view word =
        text.substr(begin, std::min(text.find_first_of(",]"), text.size()) - begin);
    using Base = TimeUnit::Base;
    for (const Base base : {Base::Second, Base::Milli, Base::Micro, Base::Nano})
        if (word == abbreviationOf(base))
            return TimeUnit{base, 1};
    return {};
}

// Conditions as python-blosc2 reads them, in a text.
class PythonCondition {
 public:
    explicit PythonCondition(std::span<const TableColumn> columns) : m_columns(columns) {}

    MaybeText of(const Expression& expression) const;

 private:
    const TableColumn* columnOf(const Expression& name) const;
    bool isOfKind(const Expression& expression, std::string_view kind) const;
    MaybeText name(const Expression& expression) const;
    MaybeText call(const Expression& expression) const;
    MaybeText joined(const Expression& expression) const;
    MaybeText compared(const Expression& a, CompareOperator comparison, const Expression& b) const;
    MaybeText operand(const Expression& expression, const Expression& other) const;
    MaybeText inList(const Expression& expression) const;
    MaybeText between(const Expression& expression) const;
    MaybeText prefixed(const char* sign, const Expression& part) const;

    std::span<const TableColumn> m_columns;
};

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
    std::vector<std::string> arguments;
    for (const Expression& part : parts) {
        const MaybeText text = of(part);
        if (!text)
            return {};
        arguments.push_back(*text);
    }
    return fmt::format("{}({})", expression.text, fmt::join(arguments, ", "));
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

// Dates are compared as counts of their unit.
MaybeText PythonCondition::operand(const Expression& expression, const Expression& other) const
{
    const TableColumn* const column = columnOf(other);
    if (expression.kind != Kind::Text || !column || column->kind != "timestamp")
        return of(expression);
    const auto unit = unitOf(*column);
    const auto count = unit ? parseDateTime(expression.text, *unit) : Result<std::int64_t>(0);
    return unit && count ? MaybeText(std::to_string(*count)) : std::nullopt;
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

std::string listText(const std::vector<std::string>& names)
{
    std::vector<std::string> quoted;
    std::ranges::transform(names, std::back_inserter(quoted), pythonQuoted);
    return fmt::format("[{}]", fmt::join(quoted, ", "));
}

// The steps from all rows of a table to those that a condition keeps.
class PythonSteps {
 public:
    explicit PythonSteps(std::span<const TableColumn> columns) : m_writer(columns) {}

    std::string of(const std::string& where);

 private:
    void take(const Expression& condition, const std::string& where);

    PythonCondition m_writer;
    std::vector<std::string> m_conditions;
    std::string m_nullSteps;
    std::string m_comments;
};

// "a is null", or not; nothing for other conditions, and for nulls of anything but a column.
MaybeText nullTest(const Expression& condition)
{
    const bool isNegated = condition.kind == Kind::Not;
    const Expression& test = isNegated ? condition.parts.front() : condition;
    if (test.kind != Kind::IsNull || test.parts.front().kind != Kind::Name)
        return {};
    return fmt::format("rows[{}].{}()", pythonQuoted(test.parts.front().text),
                       isNegated ? "notnull" : "is_null");
}

void PythonSteps::take(const Expression& condition, const std::string& where)
{
    if (condition.kind == Kind::And) {
        for (const Expression& part : condition.parts)
            take(part, where);
        return;
    }
    if (const MaybeText test = nullTest(condition))
        m_nullSteps += fmt::format("rows = rows.where({})\n", *test);
    else if (const MaybeText text = m_writer.of(condition))
        m_conditions.push_back(*text);
    else
        m_comments += fmt::format(
            "# python-blosc2 has no words for this part of the condition: {}\n",
            escapeForDisplay(where.substr(condition.begin, condition.end - condition.begin)));
}

std::string PythonSteps::of(const std::string& where)
{
    const auto expression = parseExpression(where);
    if (!expression)
        return {};
    take(*expression, where);
    std::string steps = m_comments;
    if (!m_conditions.empty())
        steps += fmt::format("rows = rows.where({})\n",
                             pythonQuoted(fmt::format("{}", fmt::join(m_conditions, " & "))));
    return steps + m_nullSteps;
}

std::string sortStep(const std::vector<SortName>& sort)
{
    std::vector<std::string> names;
    std::vector<const char*> ascending;
    for (const SortName& name : sort) {
        names.push_back(name.column);
        ascending.push_back(name.isDescending ? "False" : "True");
    }
    return fmt::format("rows = rows.sort_by({}, ascending=[{}])\n", listText(names),
                       fmt::join(ascending, ", "));
}

// Nothing for figures that groups of python-blosc2 do not have.
std::optional<std::string_view> operationOf(Aggregate aggregate)
{
    switch (aggregate) {
    case Aggregate::Count:
        return "size";
    case Aggregate::WithValue:
        return "count";
    case Aggregate::Sum:
        return "sum";
    case Aggregate::Mean:
        return "mean";
    case Aggregate::Least:
        return "min";
    case Aggregate::Greatest:
        return "max";
    default:
        return {};
    }
}

std::string groupStep(const QueryRequest& wanted)
{
    std::string comments;
    std::vector<std::string> keys;
    for (const KeyName& key : wanted.group) {
        if (key.isColumn)
            keys.push_back(key.text);
        else
            comments += fmt::format("# groups of python-blosc2 are of columns, not of {}\n",
                                    escapeForDisplay(key.text));
    }
    if (keys.empty())
        return comments;
    std::vector<std::string> figures;
    for (const FigureName& figure : wanted.figures) {
        if (const auto operation = operationOf(figure.aggregate))
            figures.push_back(fmt::format(
                "{}: ({}, \"{}\")", pythonQuoted(figure.text()),
                figure.column.empty() ? "\"*\"" : pythonQuoted(figure.column), *operation));
        else
            comments += fmt::format("# groups of python-blosc2 have no {}\n",
                                    escapeForDisplay(figure.typed()));
    }
    return fmt::format("{}groups = rows.group_by({}, sort=True{}).agg(**{{{}}})\n", comments,
                       listText(keys), wanted.keepsNullKeys ? ", dropna=False" : "",
                       fmt::join(figures, ", "));
}

// Names as they are typed, with commas.
template <class Range, class TextOf>
std::string typedList(const Range& names, const TextOf& textOf)
{
    std::vector<std::string> typed;
    for (const auto& name : names)
        typed.push_back(textOf(name));
    return fmt::format("{}", fmt::join(typed, ","));
}

// A value that begins like an option is tied to its own.
void appendOption(const char* option, const std::string& value, std::string& to)
{
    to += value.starts_with('-') ? fmt::format(" {}={}", option, shellQuoted(value))
                                 : fmt::format(" {} {}", option, shellQuoted(value));
}

} // namespace

std::string pythonCode(const QueryRequest& wanted, std::span<const TableColumn> columns)
{
    std::string code = fmt::format("import blosc2\n\nrows = {}\n", pythonOpening(wanted.address));
    if (!wanted.where.empty())
        code += PythonSteps(columns).of(wanted.where);
    if (!wanted.group.empty())
        return code + groupStep(wanted);
    if (!wanted.sort.empty())
        code += sortStep(wanted.sort);
    if (!wanted.select.empty())
        code += fmt::format("rows = rows.select({})\n", listText(wanted.select));
    return code;
}

std::string shellCommand(const QueryRequest& wanted, const std::string& output)
{
    std::string command = "bloscope query " + shellQuoted(wanted.address.path);
    const auto add = [&command](const char* option, const std::string& value) {
        if (!value.empty())
            appendOption(option, value, command);
    };
    add("--key", wanted.address.key);
    if (wanted.address.offset > 0)
        add("--offset", std::to_string(wanted.address.offset));
    add("--slice", wanted.slice);
    add("--where", wanted.where);
    add("--select", typedList(wanted.select, nameInQuery));
    add("--sort", typedList(wanted.sort, [](const SortName& name) {
            return (name.isDescending ? "-" : "") + nameInQuery(name.column);
        }));
    add("--group", typedList(wanted.group, [](const KeyName& name) { return name.typed(); }));
    add("--agg", typedList(wanted.figures, [](const FigureName& name) { return name.typed(); }));
    if (wanted.keepsNullKeys)
        command += " --null-keys";
    add("-o", output.starts_with('-') ? "./" + output : output);
    return command;
}

} // namespace bloscope
