#include "core/query/row_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

namespace bloscope {

namespace {

// The results of one comparison: less, equal, greater, and without an order (NaN).
enum Order { Less = 1, Same = 2, Greater = 4, NoOrder = 8 };

unsigned wantedOrders(CompareOperator comparison)
{
    switch (comparison) {
    case CompareOperator::Equal:
        return Same;
    case CompareOperator::NotEqual:
        return Less | Greater | NoOrder;
    case CompareOperator::Less:
        return Less;
    case CompareOperator::LessEqual:
        return Less | Same;
    case CompareOperator::Greater:
        return Greater;
    case CompareOperator::GreaterEqual:
        return Greater | Same;
    }
    return 0;
}

template <class T>
Order orderOf(const T& a, const T& b)
{
    return a < b ? Less : b < a ? Greater : a == b ? Same : NoOrder;
}

Order orderOf(std::int64_t a, std::uint64_t b)
{
    return std::cmp_less(a, b) ? Less : std::cmp_equal(a, b) ? Same : Greater;
}

// Exactly: the integer is not rounded.
template <class Integer>
requires std::is_integral_v<Integer> Order orderOf(Integer a, double b)
{
    constexpr int bits = std::numeric_limits<Integer>::digits;
    if (std::isnan(b))
        return NoOrder;
    if (b >= std::ldexp(1.0, bits))
        return Less;
    if (b < static_cast<double>(std::numeric_limits<Integer>::min()))
        return Greater;
    const double whole = std::trunc(b);
    const Order order = orderOf(a, static_cast<Integer>(whole));
    return order != Same ? order : orderOf(whole, b);
}

Order turned(Order order)
{
    return order == Less ? Greater : order == Greater ? Less : order;
}

template <class A, class B>
Order orderOf(const A& a, const B& b) requires requires
{
    orderOf(b, a);
} &&(!std::is_same_v<A, B>)
{
    return turned(orderOf(b, a));
}

template <class A, class B>
void compareRows(const std::vector<A>& a, const std::vector<B>& b, unsigned wanted,
                 std::vector<std::uint8_t>& to)
{
    to.resize(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        to[i] = (static_cast<unsigned>(orderOf(a[i], b[i])) & wanted) != 0 ? 1 : 0;
}

// Python's: towards minus infinity, the rest has the sign of the divisor.
double floorQuotient(double a, double b)
{
    return std::floor(a / b);
}

double floorRest(double a, double b)
{
    const double rest = std::fmod(a, b);
    return rest != 0 && std::signbit(rest) != std::signbit(b) ? rest + b : rest;
}

template <class Integer>
Integer floorQuotient(Integer a, Integer b)
{
    if constexpr (std::is_signed_v<Integer>) {
        if (b == -1)
            return static_cast<Integer>(0 - static_cast<std::uint64_t>(a));
        return static_cast<Integer>(a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0));
    } else {
        return a / b;
    }
}

template <class Integer>
Integer floorRest(Integer a, Integer b)
{
    if constexpr (std::is_signed_v<Integer>) {
        if (b == -1)
            return 0;
        const Integer rest = a % b;
        return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
    } else {
        return a % b;
    }
}

// Wraps; the exponent is not negative.
std::uint64_t integerPower(std::uint64_t base, std::uint64_t exponent)
{
    std::uint64_t power = 1;
    for (; exponent > 0; exponent >>= 1, base *= base)
        if (exponent & 1)
            power *= base;
    return power;
}

double arithmeticOf(Arithmetic operation, double a, double b)
{
    switch (operation) {
    case Arithmetic::Add:
        return a + b;
    case Arithmetic::Subtract:
        return a - b;
    case Arithmetic::Multiply:
        return a * b;
    case Arithmetic::Divide:
        return a / b;
    case Arithmetic::FloorDivide:
        return floorQuotient(a, b);
    case Arithmetic::Remainder:
        return floorRest(a, b);
    default:
        return std::pow(a, b);
    }
}

// Of those that divide, b is not 0.
template <class Integer>
Integer arithmeticOf(Arithmetic operation, Integer a, Integer b)
{
    const auto x = static_cast<std::uint64_t>(a);
    const auto y = static_cast<std::uint64_t>(b);
    switch (operation) {
    case Arithmetic::Add:
        return static_cast<Integer>(x + y);
    case Arithmetic::Subtract:
        return static_cast<Integer>(x - y);
    case Arithmetic::Multiply:
        return static_cast<Integer>(x * y);
    case Arithmetic::FloorDivide:
        return floorQuotient(a, b);
    case Arithmetic::Remainder:
        return floorRest(a, b);
    case Arithmetic::BitAnd:
        return a & b;
    case Arithmetic::BitOr:
        return a | b;
    case Arithmetic::BitXor:
        return a ^ b;
    default:
        return static_cast<Integer>(integerPower(x, y));
    }
}

template <class Integer>
void integerArithmetic(Arithmetic operation, std::vector<Integer>& a, const std::vector<Integer>& b,
                       std::vector<std::uint8_t>& missing)
{
    const bool divides = operation == Arithmetic::FloorDivide || operation == Arithmetic::Remainder;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (divides && b[i] == 0) {
            missing.resize(a.size());
            missing[i] = 1;
        } else {
            a[i] = arithmeticOf(operation, a[i], b[i]);
        }
    }
}

} // namespace

void convert(RowValues& values, ValueKind kind)
{
    if (values.kind == kind)
        return;
    const auto take = [](const auto& from, auto& to) {
        using Number = typename std::decay_t<decltype(to)>::value_type;
        to.resize(from.size());
        std::ranges::transform(from, to.begin(),
                               [](auto number) { return static_cast<Number>(number); });
    };
    const auto from = [&](const auto& numbers) {
        if (kind == ValueKind::Float)
            take(numbers, values.floats);
        else if (kind == ValueKind::Unsigned)
            take(numbers, values.unsigneds);
        else
            take(numbers, values.integers);
    };
    switch (values.kind) {
    case ValueKind::Boolean:
        from(values.truths);
        break;
    case ValueKind::Integer:
        from(values.integers);
        break;
    case ValueKind::Unsigned:
        from(values.unsigneds);
        break;
    default:
        from(values.floats);
        break;
    }
    values.kind = kind;
}

void addMissing(const std::vector<std::uint8_t>& more, std::vector<std::uint8_t>& to)
{
    if (to.empty()) {
        to = more;
        return;
    }
    for (std::size_t i = 0; i < more.size(); ++i)
        to[i] |= more[i];
}

void clearMissing(RowValues& condition)
{
    for (std::size_t i = 0; i < condition.missing.size(); ++i)
        condition.truths[i] &= static_cast<std::uint8_t>(condition.missing[i] ^ 1);
}

// False is what is neither true nor unknown.
void joinConditions(Logic logic, RowValues& to, const RowValues& with)
{
    if (logic == Logic::Xor) {
        for (std::size_t i = 0; i < to.truths.size(); ++i)
            to.truths[i] ^= with.truths[i];
        addMissing(with.missing, to.missing);
        clearMissing(to);
        return;
    }
    const std::size_t count = to.truths.size();
    if (to.missing.empty() && with.missing.empty()) {
        for (std::size_t i = 0; i < count; ++i)
            to.truths[i] =
                static_cast<std::uint8_t>(logic == Logic::And ? to.truths[i] & with.truths[i]
                                                              : to.truths[i] | with.truths[i]);
        return;
    }
    to.missing.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned a = to.truths[i];
        const unsigned b = with.truths[i];
        const unsigned mayA = a | to.missing[i]; // not false
        const unsigned mayB = b | (with.missing.empty() ? 0U : with.missing[i]);
        const unsigned truth = logic == Logic::And ? a & b : a | b;
        const unsigned may = logic == Logic::And ? mayA & mayB : mayA | mayB;
        to.truths[i] = static_cast<std::uint8_t>(truth);
        to.missing[i] = static_cast<std::uint8_t>(may & ~truth & 1U);
    }
}

RowValues comparedRows(CompareOperator comparison, RowValues a, RowValues b)
{
    for (RowValues* side : {&a, &b})
        if (side->kind == ValueKind::Boolean)
            convert(*side, ValueKind::Integer);
    RowValues values;
    const unsigned wanted = wantedOrders(comparison);
    const auto compareWith = [&](const auto& left) {
        if (b.kind == ValueKind::Float)
            compareRows(left, b.floats, wanted, values.truths);
        else if (b.kind == ValueKind::Unsigned)
            compareRows(left, b.unsigneds, wanted, values.truths);
        else
            compareRows(left, b.integers, wanted, values.truths);
    };
    if (a.kind == ValueKind::Text || a.kind == ValueKind::Bytes)
        compareRows(a.texts, b.texts, wanted, values.truths);
    else if (a.kind == ValueKind::Float)
        compareWith(a.floats);
    else if (a.kind == ValueKind::Unsigned)
        compareWith(a.unsigneds);
    else
        compareWith(a.integers);
    values.missing = std::move(a.missing);
    addMissing(b.missing, values.missing);
    clearMissing(values);
    return values;
}

void calculate(Arithmetic operation, RowValues& a, const RowValues& b)
{
    addMissing(b.missing, a.missing);
    if (a.kind == ValueKind::Unsigned)
        integerArithmetic(operation, a.unsigneds, b.unsigneds, a.missing);
    else if (a.kind == ValueKind::Integer)
        integerArithmetic(operation, a.integers, b.integers, a.missing);
    else
        for (std::size_t i = 0; i < a.floats.size(); ++i)
            a.floats[i] = arithmeticOf(operation, a.floats[i], b.floats[i]);
}

} // namespace bloscope
