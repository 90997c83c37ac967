#include "core/base/text.h"
#include "core/dtype/time_text.h"
#include "core/query/bound_values.h"

#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Bound = BoundExpression;

Error noSuchPart(TimeUnit unit, TimeUnit::Base part, std::size_t at)
{
    return queryMistake(
        fmt::format("these dates have no {}, their unit is {}", wordOf(part), wordOf(unit.base)),
        at);
}

// year(when)
Result<Bound> bindDatePart(Bound call, const Expression& expression)
{
    const Bound& date = call.parts.front();
    const std::size_t at = expression.parts.front().begin;
    if (date.kind != ValueKind::Date)
        return queryMistake(fmt::format("{} needs a date here, but this is {}", call.function->name,
                                        described(date)),
                            at);
    if (!hasParts(date.unit, call.function->part))
        return noSuchPart(date.unit, call.function->part, at);
    call.kind = ValueKind::Integer;
    return call;
}

Result<Bound> bindBinOfDates(Bound call, const Expression& expression)
{
    const TimeUnit unit = call.parts.front().unit;
    const auto* const word = std::get_if<std::string>(&call.parts[1].constant);
    const std::size_t at = expression.parts[1].begin;
    const QueryFunction* const part =
        word && isConstant(call.parts[1]) ? findQueryFunction(*word) : nullptr;
    if (!part || part->type != QueryFunction::Type::DatePart)
        return queryMistake("bins of dates are \"year\", \"month\", \"day\" or \"hour\"", at);
    if (!hasParts(unit, part->part))
        return noSuchPart(unit, part->part, at);
    call.kind = ValueKind::Date;
    call.unit = {part->part, 1};
    return call;
}

// bin(price, 10), bin(when, "month"): the width gets the type of the values.
Result<Bound> bindBin(Bound call, const Expression& expression)
{
    const Bound& value = call.parts.front();
    if (call.parts.size() < 2)
        return queryMistake("bin needs a width here, such as bin(price, 10)", expression.begin);
    if (value.kind == ValueKind::Date)
        return bindBinOfDates(std::move(call), expression);
    if (!value.isNumeric())
        return queryMistake(
            fmt::format("bin needs a number or a date here, but this is {}", described(value)),
            expression.parts[0].begin);
    const auto width = numberIn(call.parts[1]);
    const double size = width ? std::visit([](auto number) { return double(number); }, *width) : 0;
    if (!(size > 0) || !std::isfinite(size))
        return queryMistake("the width of bins is a number above 0", expression.parts[1].begin);
    const bool isWhole = value.kind != ValueKind::Float;
    const bool isSigned = value.kind == ValueKind::Integer;
    const double most = isSigned ? 0x1p63 : 0x1p64;
    if (isWhole && (size != std::floor(size) || size >= most))
        return queryMistake("the width of bins of integers is an integer that they can have",
                            expression.parts[1].begin);
    call.kind = value.kind;
    call.parts[1] = std::visit(
        [&](auto number) {
            if (!isWhole)
                return constantOf(ValueKind::Float, double(number));
            return isSigned ? constantOf(ValueKind::Integer, static_cast<std::int64_t>(number))
                            : constantOf(ValueKind::Unsigned, static_cast<std::uint64_t>(number));
        },
        *width);
    return call;
}

// where(condition, a, b)
Result<Bound> bindChoice(Bound call, const Expression& expression)
{
    if (call.parts[0].kind != ValueKind::Boolean)
        return queryMistake(
            fmt::format("where needs a condition here, but this is {}", nounOf(call.parts[0].kind)),
            expression.parts[0].begin);
    const Bound& a = call.parts[1];
    const Bound& b = call.parts[2];
    const bool areNumbers = canCount(a) && canCount(b);
    if (a.kind != b.kind && !areNumbers)
        return queryMistake(
            fmt::format("where cannot choose between {} and {}", nounOf(a.kind), nounOf(b.kind)),
            expression.parts[2].begin);
    if (a.kind == ValueKind::Date && a.unit != b.unit)
        return queryMistake("dates of different units cannot be chosen between",
                            expression.parts[2].begin);
    call.unit = a.unit;
    call.kind = a.kind == b.kind ? a.kind : commonKind(a, b);
    return call;
}

} // namespace

ValueKind commonKind(const BoundExpression& a, const BoundExpression& b)
{
    if (a.kind == ValueKind::Float || b.kind == ValueKind::Float)
        return ValueKind::Float;
    const bool hasUnsigned = a.kind == ValueKind::Unsigned || b.kind == ValueKind::Unsigned;
    const auto fits = [](const BoundExpression& value) {
        return value.kind == ValueKind::Unsigned ||
               (isConstant(value) && !isNegativeInteger(value));
    };
    if (hasUnsigned)
        return fits(a) && fits(b) ? ValueKind::Unsigned : ValueKind::Float;
    return ValueKind::Integer;
}

std::optional<QueryNumber> numberIn(const BoundExpression& value)
{
    if (!isConstant(value))
        return {};
    return std::visit(
        []<class T>(const T& constant) -> std::optional<QueryNumber> {
            if constexpr (std::is_same_v<T, bool>)
                return std::int64_t(constant);
            else if constexpr (std::is_same_v<T, std::string>)
                return {};
            else
                return constant;
        },
        value.constant);
}

BoundExpression constantOf(ValueKind kind, BoundExpression::Constant value)
{
    Bound bound;
    bound.kind = kind;
    bound.constant = std::move(value);
    return bound;
}

void makeBytes(BoundExpression& value)
{
    if (isConstant(value) && value.kind == ValueKind::Text)
        value.kind = ValueKind::Bytes;
}

std::string described(const BoundExpression& value)
{
    if (const auto* const text = std::get_if<std::string>(&value.constant);
        text && isConstant(value))
        return fmt::format("the text \"{}\"", escapeForDisplay(*text, 60));
    return std::string(nounOf(value.kind));
}

Result<BoundExpression> boundCall(BoundExpression call, const Expression& expression)
{
    using Type = QueryFunction::Type;
    const QueryFunction& function = *call.function;
    if (function.type == Type::Choice)
        return bindChoice(std::move(call), expression);
    if (function.type == Type::DatePart)
        return bindDatePart(std::move(call), expression);
    if (function.type == Type::Bin)
        return bindBin(std::move(call), expression);
    const bool ofTexts = function.type == Type::TestText || function.type == Type::ChangeText;
    const ValueKind ofBytes = call.parts.front().kind;
    for (std::size_t i = 0; i < call.parts.size(); ++i) {
        Bound& argument = call.parts[i];
        if (ofTexts && ofBytes == ValueKind::Bytes)
            makeBytes(argument);
        const bool isText = argument.kind == ValueKind::Text || argument.kind == ValueKind::Bytes;
        if (ofTexts ? !isText : !canCount(argument))
            return queryMistake(fmt::format("{} needs {} here, but this is {}", function.name,
                                            ofTexts ? "a text" : "a number", nounOf(argument.kind)),
                                expression.parts[i].begin);
    }
    const bool isWhole = ofBytes != ValueKind::Float &&
                         (function.type == Type::Absolute || function.type == Type::WholeKept);
    if (function.type == Type::ChangeText)
        call.kind = ofBytes;
    else if (isWhole)
        call.kind = ofBytes == ValueKind::Unsigned ? ValueKind::Unsigned : ValueKind::Integer;
    else if (function.type != Type::TestText && function.type != Type::TestReal)
        call.kind = ValueKind::Float;
    return call;
}

} // namespace bloscope
