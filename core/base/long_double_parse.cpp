#include "core/base/long_double_parse.h"

#include "core/base/natural.h"
#include "core/base/parse_number.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::size_t mostDigits = 1000;
constexpr int mostPowerOfTen = 5100;   // larger numbers are infinite
constexpr int leastPowerOfTen = -6100; // the least number, with mostDigits digits
constexpr int significandBits = 64;
constexpr int leastExponent = -16445;    // of the last bit: subnormal numbers have it
constexpr int mostExponent = 16383 - 63; // of the last bit
constexpr std::uint16_t infiniteExponent = 0x7FFF;
constexpr std::uint64_t leadingBit = std::uint64_t(1) << 63;

// digits * 10^exponent
struct Decimal {
    Natural digits;
    int exponent = 0;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::optional<int> parsePower(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const auto power = parseNumber<int>(text);
    return power && std::abs(*power) < 1'000'000 ? power : std::nullopt;
}

// "12", "1.5", ".5", "5.", with a power behind it.
std::optional<Decimal> parseDecimal(std::string_view text)
{
    Decimal decimal;
    const std::size_t e = std::min(text.find_first_of("eE"), text.size());
    if (e < text.size()) {
        const auto power = parsePower(text.substr(e + 1));
        if (!power)
            return {};
        decimal.exponent = *power;
    }
    std::size_t digits = 0;
    bool isBehindPoint = false;
    for (const char c : text.substr(0, e)) {
        if (c == '.' && !isBehindPoint) {
            isBehindPoint = true;
            continue;
        }
        if (!isDigit(c) || ++digits > mostDigits)
            return {};
        decimal.digits *= 10;
        decimal.digits += Natural(static_cast<std::uint64_t>(c - '0'));
        decimal.exponent -= isBehindPoint ? 1 : 0;
    }
    return digits > 0 ? std::optional(std::move(decimal)) : std::nullopt;
}

// A number as bits * 2^exponent, with a bit more than those of a significand, and a last bit that
// says whether anything is lost behind it.
struct Binary {
    Natural bits;
    int exponent = 0;
};

Binary binaryOf(Decimal decimal)
{
    if (decimal.exponent >= 0) {
        decimal.digits.multiplyByPowerOfTen(static_cast<std::size_t>(decimal.exponent));
        return {std::move(decimal.digits), 0};
    }
    Natural divisor(1);
    divisor.multiplyByPowerOfTen(static_cast<std::size_t>(-decimal.exponent));
    const std::size_t shift = divisor.bitCount() + significandBits + 2;
    decimal.digits <<= shift;
    const Natural rest = decimal.digits.divideBy(divisor);
    decimal.digits <<= 1;
    if (rest.bitCount() > 0)
        decimal.digits += Natural(1);
    return {std::move(decimal.digits), -static_cast<int>(shift) - 1};
}

std::optional<LongDouble> rounded(Binary number)
{
    const auto excess = static_cast<int>(number.bits.bitCount()) - significandBits;
    const int exponent = std::max(number.exponent + excess, leastExponent);
    if (exponent > number.exponent)
        number.bits.shiftRightRounding(static_cast<std::size_t>(exponent - number.exponent));
    else
        number.bits <<= static_cast<std::size_t>(number.exponent - exponent);
    const bool isCarried = number.bits.bitCount() > significandBits;
    const std::uint64_t significand = isCarried ? leadingBit : number.bits.lowBits();
    const int last = exponent + (isCarried ? 1 : 0);
    if (last > mostExponent)
        return {};
    const bool isSubnormal = (significand & leadingBit) == 0;
    return LongDouble{significand,
                      static_cast<std::uint16_t>(isSubnormal ? 0 : last - leastExponent + 1)};
}

std::optional<LongDouble> parseMagnitude(std::string_view text)
{
    if (text == "inf" || text == "infinity")
        return LongDouble{leadingBit, infiniteExponent};
    if (text == "nan")
        return LongDouble{leadingBit | leadingBit >> 1, infiniteExponent};
    auto decimal = parseDecimal(text);
    if (!decimal)
        return {};
    if (decimal->digits.bitCount() == 0 || decimal->exponent < leastPowerOfTen)
        return LongDouble{};
    if (decimal->exponent > mostPowerOfTen)
        return {};
    return rounded(binaryOf(*std::move(decimal)));
}

} // namespace

std::optional<LongDouble> parseLongDouble(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    auto number = parseMagnitude(isNegative ? text.substr(1) : text);
    if (number && isNegative)
        number->signAndExponent |= 0x8000;
    return number;
}

} // namespace bloscope
