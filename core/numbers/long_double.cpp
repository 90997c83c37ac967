#include "core/numbers/long_double.h"

#include "core/base/text.h"
#include "core/numbers/natural.h"
#include "core/numbers/shortest_digits.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

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

// About the place of the decimal point, never too far to the right: log10(2) is 0.30103.
int pointBelow(LongDouble number)
{
    const int bits = static_cast<int>(std::bit_width(number.significand)) - 1 + number.exponent();
    return static_cast<int>(std::floor(bits * 0.30102999566398));
}

Natural shifted(std::uint64_t number, int bits)
{
    Natural result(number);
    result <<= static_cast<std::size_t>(bits);
    return result;
}

// The unit is a quarter of the smallest distance between numbers of this size, or 1/4 of one.
DigitInterval<Natural> intervalOf(LongDouble number)
{
    const int up = std::max(number.exponent(), 0);
    const int down = std::max(-number.exponent(), 0);
    const bool neighbourBelowIsCloser =
        number.significand == leadingBit && number.biasedExponent() > 1;
    return {shifted(number.significand, up + 2), shifted(neighbourBelowIsCloser ? 1 : 2, up),
            shifted(2, up), shifted(1, down + 2), number.significand % 2 == 0};
}

// Makes interval.digit worth 10^point.
void scaleBy(DigitInterval<Natural>& interval, int point)
{
    const auto power = static_cast<std::size_t>(std::abs(point));
    if (point > 0)
        return interval.digit.multiplyByPowerOfTen(power);
    for (Natural* part : {&interval.rest, &interval.below, &interval.above})
        part->multiplyByPowerOfTen(power);
}

// Decimal digits without zeros in front, `behind` of them behind the point.
struct Expansion {
    std::string digits;
    int behind;

    int exponent() const { return static_cast<int>(digits.size()) - 1 - behind; }
};

Expansion expansionOf(LongDouble number, int behind)
{
    std::string digits = fixedText(number, behind);
    std::erase(digits, '.');
    digits.erase(0, digits.find_first_not_of('0'));
    return {std::move(digits), behind};
}

// Keeps the first `count` digits, rounded; a tie to the even one.
void roundTo(std::size_t count, Expansion& number)
{
    std::string& digits = number.digits;
    const std::string rest = digits.substr(count);
    const bool isOdd = (digits[count - 1] - '0') % 2 == 1;
    const bool isTie = rest.front() == '5' && rest.find_first_not_of('0', 1) == std::string::npos;
    const bool up = isTie ? isOdd : rest.front() >= '5';
    digits.resize(count);
    number.behind -= static_cast<int>(rest.size());
    if (!up)
        return;
    const std::size_t nines = count - 1 - digits.find_last_not_of('9'); // -1 where there is none
    std::fill(digits.end() - static_cast<std::ptrdiff_t>(nines), digits.end(), '0');
    if (nines < count)
        ++digits[count - 1 - nines];
    else
        digits.insert(0, 1, '1');
    number.behind -= digits.size() > count ? 1 : 0;
    digits.resize(count);
}

// Enough digits behind the point for `count` in all, where the number has that exponent; of large
// numbers all of them.
int digitsBehind(LongDouble number, int count, int exponent)
{
    const int behind = count - 1 - exponent;
    return behind >= 0 ? behind : std::max(-number.exponent(), 0);
}

// At least `count` digits of a number that is not zero.
Expansion leadingDigits(LongDouble number, int count)
{
    // The shortest digits may be a power of ten where the number is just below it.
    const int exponent = digitsOf(number).point - 1;
    Expansion leading = expansionOf(number, digitsBehind(number, count, exponent));
    if (static_cast<int>(leading.digits.size()) < count)
        leading = expansionOf(number, digitsBehind(number, count, exponent - 1));
    return leading;
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

Digits digitsOf(LongDouble number)
{
    if (number.significand == 0)
        return {{'0'}, 1, 1};
    DigitInterval<Natural> interval = intervalOf(number);
    const int point = pointBelow(number);
    scaleBy(interval, point);
    return shortestDigits(std::move(interval), point);
}

std::string fixedText(LongDouble number, int precision)
{
    const auto digits = static_cast<std::size_t>(std::max(precision, 0));
    Natural scaled(number.significand);
    scaled.multiplyByPowerOfTen(digits);
    if (number.exponent() > 0)
        scaled <<= static_cast<std::size_t>(number.exponent());
    else
        scaled.shiftRightRounding(static_cast<std::size_t>(-number.exponent()));
    std::string text = scaled.decimal();
    if (text.size() <= digits)
        text.insert(0, digits + 1 - text.size(), '0');
    if (digits > 0)
        text.insert(text.size() - digits, ".");
    return text;
}

std::string scientificText(LongDouble number, int precision)
{
    const int count = std::max(precision, 0) + 1;
    Expansion leading{std::string(static_cast<std::size_t>(count), '0'), count - 1};
    if (number.significand != 0)
        leading = leadingDigits(number, count);
    if (static_cast<int>(leading.digits.size()) > count)
        roundTo(static_cast<std::size_t>(count), leading);
    std::string text = leading.digits;
    if (count > 1)
        text.insert(1, ".");
    return text + fmt::format("e{:+03d}", leading.exponent());
}

} // namespace bloscope
