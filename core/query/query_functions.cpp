#include "core/query/query_functions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bloscope {

namespace {

using FunctionType = QueryFunction::Type;

double signOf(double x)
{
    return std::isnan(x) ? x : static_cast<double>((x > 0) - (x < 0));
}

bool containsPart(std::string_view text, std::string_view part)
{
    return text.find(part) != text.npos;
}

bool startsWithPart(std::string_view text, std::string_view part)
{
    return text.starts_with(part);
}

bool endsWithPart(std::string_view text, std::string_view part)
{
    return text.ends_with(part);
}

char lowerLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

char upperLetter(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

constexpr QueryFunction real(std::string_view name, double (*function)(double))
{
    return {name, FunctionType::Real, 1, function};
}

constexpr QueryFunction whole(std::string_view name, double (*function)(double))
{
    return {name, FunctionType::WholeKept, 1, function};
}

constexpr QueryFunction realOfTwo(std::string_view name, double (*function)(double, double))
{
    return {name, FunctionType::Real, 2, nullptr, function};
}

constexpr QueryFunction testOfReal(std::string_view name, double (*function)(double))
{
    return {name, FunctionType::TestReal, 1, function};
}

constexpr QueryFunction testOfText(std::string_view name,
                                   bool (*test)(std::string_view, std::string_view))
{
    return {name, FunctionType::TestText, 2, nullptr, nullptr, test};
}

constexpr QueryFunction changeOfText(std::string_view name, char (*letter)(char))
{
    return {name, FunctionType::ChangeText, 1, nullptr, nullptr, nullptr, letter};
}

constexpr QueryFunction partOfDate(std::string_view name, TimeUnit::Base part)
{
    return {name, FunctionType::DatePart, 1, nullptr, nullptr, nullptr, nullptr, part};
}

// Sorted by name.
const std::array functions = {
    QueryFunction{"abs", FunctionType::Absolute, 1},
    real("acos", [](double x) { return std::acos(x); }),
    real("acosh", [](double x) { return std::acosh(x); }),
    real("arccos", [](double x) { return std::acos(x); }),
    real("arccosh", [](double x) { return std::acosh(x); }),
    real("arcsin", [](double x) { return std::asin(x); }),
    real("arcsinh", [](double x) { return std::asinh(x); }),
    real("arctan", [](double x) { return std::atan(x); }),
    realOfTwo("arctan2", [](double x, double y) { return std::atan2(x, y); }),
    real("arctanh", [](double x) { return std::atanh(x); }),
    real("asin", [](double x) { return std::asin(x); }),
    real("asinh", [](double x) { return std::asinh(x); }),
    real("atan", [](double x) { return std::atan(x); }),
    realOfTwo("atan2", [](double x, double y) { return std::atan2(x, y); }),
    real("atanh", [](double x) { return std::atanh(x); }),
    QueryFunction{"bin", FunctionType::Bin, 2, nullptr, nullptr, nullptr, nullptr,
                  TimeUnit::Base::Day, 1},
    whole("ceil", [](double x) { return std::ceil(x); }),
    testOfText("contains", containsPart),
    real("cos", [](double x) { return std::cos(x); }),
    real("cosh", [](double x) { return std::cosh(x); }),
    partOfDate("day", TimeUnit::Base::Day),
    testOfText("endswith", endsWithPart),
    real("exp", [](double x) { return std::exp(x); }),
    real("expm1", [](double x) { return std::expm1(x); }),
    whole("floor", [](double x) { return std::floor(x); }),
    partOfDate("hour", TimeUnit::Base::Hour),
    realOfTwo("hypot", [](double x, double y) { return std::hypot(x, y); }),
    testOfReal("isfinite", [](double x) { return std::isfinite(x) ? 1.0 : 0.0; }),
    testOfReal("isinf", [](double x) { return std::isinf(x) ? 1.0 : 0.0; }),
    testOfReal("isnan", [](double x) { return std::isnan(x) ? 1.0 : 0.0; }),
    real("log", [](double x) { return std::log(x); }),
    real("log10", [](double x) { return std::log10(x); }),
    real("log1p", [](double x) { return std::log1p(x); }),
    real("log2", [](double x) { return std::log2(x); }),
    changeOfText("lower", lowerLetter),
    realOfTwo("maximum", [](double x, double y) { return x != x || x > y ? x : y; }),
    realOfTwo("minimum", [](double x, double y) { return x != x || x < y ? x : y; }),
    partOfDate("month", TimeUnit::Base::Month),
    realOfTwo("pow", [](double x, double y) { return std::pow(x, y); }),
    whole("round", [](double x) { return std::nearbyint(x); }), // a tie to the even one, as NumPy
    whole("sign", signOf),
    real("sin", [](double x) { return std::sin(x); }),
    real("sinh", [](double x) { return std::sinh(x); }),
    real("sqrt", [](double x) { return std::sqrt(x); }),
    real("square", [](double x) { return x * x; }),
    testOfText("startswith", startsWithPart),
    real("tan", [](double x) { return std::tan(x); }),
    real("tanh", [](double x) { return std::tanh(x); }),
    whole("trunc", [](double x) { return std::trunc(x); }),
    changeOfText("upper", upperLetter),
    QueryFunction{"where", FunctionType::Choice, 3},
    partOfDate("year", TimeUnit::Base::Year)};

} // namespace

std::span<const QueryFunction> queryFunctions()
{
    return functions;
}

const QueryFunction* findQueryFunction(std::string_view name)
{
    const auto found = std::ranges::lower_bound(functions, name, {}, &QueryFunction::name);
    return found != functions.end() && found->name == name ? &*found : nullptr;
}

} // namespace bloscope
