#include "core/convert/csv_kind.h"

#include "core/base/text.h"
#include "core/dtype/cell_parse.h"
#include "core/dtype/time_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace bloscope {

namespace {

using What = CsvKind::What;
using Base = TimeUnit::Base;

constexpr std::string_view digits = "0123456789";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool areDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of(digits) == std::string_view::npos;
}

std::string_view withoutSign(std::string_view text)
{
    return text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
}

bool parses(std::string_view text, const DType& dtype)
{
    std::array<std::byte, 16> element{};
    return parseCell(text, dtype, ByteSpan(element).first(dtype.itemsize)).has_value();
}

struct Types {
    DType whole = *parseDType("<i8", {});
    DType positive = *parseDType("<u8", {});
    DType real = *parseDType("<f8", {});
    DType complex = *parseDType("<c16", {});
};

const Types& types()
{
    static const Types all;
    return all;
}

bool isExactAsFloat(std::string_view whole)
{
    const auto number = parseNumber<double>(withoutSign(whole));
    const auto exact = parseNumber<std::uint64_t>(withoutSign(whole));
    constexpr double end = 18446744073709551616.0; // of what 64 bits hold
    return number && exact && *number < end && static_cast<std::uint64_t>(*number) == *exact;
}

CsvKind wholeKind(std::string_view field)
{
    CsvKind kind{.what = What::Whole};
    kind.isNegative = field.starts_with('-');
    kind.fitsSigned = parses(field, types().whole);
    kind.fitsUnsigned = parses(field, types().positive);
    kind.isExact = isExactAsFloat(field);
    return kind;
}

// "0x00ff": at most 64 bits, of a number without a sign.
CsvKind bitsKind(std::string_view field)
{
    CsvKind kind;
    std::array<std::byte, 8> element{};
    if (!parseCell(field, types().positive, element))
        return kind;
    kind.what = What::Bits;
    kind.fitsUnsigned = true;
    kind.fitsSigned = loadLittle<std::uint64_t>(element.data()) <= INT64_MAX;
    return kind;
}

CsvKind floatKind(std::string_view field)
{
    const bool hasComma = field.find(',') != std::string_view::npos;
    const std::string text = hasComma ? withDecimalPoint(field) : std::string(field);
    CsvKind kind;
    kind.hasComma = hasComma;
    kind.hasPoint = !hasComma && field.find('.') != std::string_view::npos;
    if (parses(text, types().real))
        kind.what = What::Float;
    else if (text.ends_with('j') || text.ends_with(')'))
        kind.what = parses(text, types().complex) ? What::Complex : What::None;
    return kind;
}

// How far a date is written out.
Base unitOf(std::string_view date)
{
    const std::size_t time = date.find_first_of("T ");
    if (time == std::string_view::npos)
        return std::ranges::count(date.substr(1), '-') == 2 ? Base::Day : Base::Month;
    const std::string_view clock = date.substr(time + 1);
    const std::size_t point = clock.find('.');
    if (point == std::string_view::npos)
        return clock.size() <= 2 ? Base::Hour : clock.size() <= 5 ? Base::Minute : Base::Second;
    const auto threes = static_cast<int>((clock.size() - point - 1 + 2) / 3);
    return static_cast<Base>(
        std::min(static_cast<int>(Base::Second) + threes, static_cast<int>(Base::Atto)));
}

CsvKind timeKind(std::string_view field)
{
    CsvKind kind;
    if (field == "NaT") {
        kind.what = What::Time;
        return kind;
    }
    const std::size_t year = std::min(withoutSign(field).find('-'), field.size());
    if (year < 4 || year == field.size() || !areDigits(withoutSign(field).substr(0, year)))
        return kind;
    kind.unit = unitOf(field);
    if (parseDateTime(field, {kind.unit, 1}))
        kind.what = What::Time;
    return kind;
}

// What people write where there is no value, or one of two. In lower case.
constexpr std::array<std::string_view, 18> wordsOfValues = {
    "na",    "n/a", "nan", "nat", "null",     "none",   "nil",    "missing",   "true",
    "false", "yes", "no",  "inf", "infinity", "div/0!", "value!", "undefined", "ref!"};

// Behind brackets, signs and the like; also a minus sign and signs of currencies beyond ASCII.
std::string_view withoutSymbols(std::string_view text)
{
    constexpr std::array<std::string_view, 7> beyond = {"\xe2\x88\x92", "\xe2\x82\xac", "\xc2\xa3",
                                                        "\xc2\xa5",     "\xc2\xb1",     "\xc2\xa0",
                                                        "\xe2\x80\xaf"};
    for (;;) {
        const auto known = std::ranges::find_if(
            beyond, [&](std::string_view symbol) { return text.starts_with(symbol); });
        if (known != beyond.end())
            text.remove_prefix(known->size());
        else if (!text.empty() && !isLetter(text.front()) && !isDigit(text.front()))
            text.remove_prefix(1);
        else
            return text;
    }
}

bool isIndex(std::string_view field)
{
    const CsvKind kind = kindOf(field);
    return kind.isNumber() || kind.what == What::Time;
}

// Of an index, so that the order of several can be compared.
double placeOf(const std::string& field)
{
    return parseNumber<double>(withoutSign(withDecimalPoint(field))).value_or(0) *
           (field.starts_with('-') ? -1 : 1);
}

bool areInOrder(const std::vector<std::string>& fields, std::size_t first)
{
    if (kindOf(fields[first]).what == What::Time)
        return std::ranges::all_of(fields.begin() + static_cast<std::ptrdiff_t>(first),
                                   fields.end(),
                                   [](const auto& f) { return kindOf(f).what == What::Time; });
    bool rises = true;
    bool falls = true;
    for (std::size_t i = first + 1; i < fields.size(); ++i) {
        const double step = placeOf(fields[i]) - placeOf(fields[i - 1]);
        rises &= step > 0;
        falls &= step < 0;
    }
    return rises || falls;
}

// "0 a": an index and the name of a part
bool isIndexOfPart(const std::string& field)
{
    const std::size_t blank = field.find(' ');
    return blank != std::string::npos && isIndex(std::string_view(field).substr(0, blank));
}

} // namespace

CsvKind kindOf(std::string_view field)
{
    if (field == "True" || field == "False" || field == "true" || field == "false")
        return {.what = What::Truth};
    if (areDigits(withoutSign(field)))
        return wholeKind(field);
    if (field.size() > 2 && field[0] == '0' && isLetter(field[1]))
        return bitsKind(field);
    const CsvKind number = floatKind(field);
    return number.what == What::None ? timeKind(field) : number;
}

std::string withDecimalPoint(std::string_view field)
{
    std::string text(field);
    if (text.find(',') != std::string::npos) {
        std::ranges::replace(text, '.', '?'); // one of both is no decimal point
        std::ranges::replace(text, ',', '.');
    }
    return text;
}

bool isTooLarge(std::string_view field)
{
    const std::size_t exponent = std::min(field.find_first_of("eE"), field.size());
    return kindOf(field).what == What::None && kindOf(field.substr(0, exponent)).isNumber() &&
           areDigits(withoutSign(field.substr(std::min(exponent + 1, field.size()))));
}

bool mayBeGroups(std::string_view field)
{
    std::string_view rest = withoutSign(field);
    const std::size_t first = std::min(rest.find(','), rest.size());
    if (first == 0 || first > 3 || rest.front() == '0' || !areDigits(rest.substr(0, first)))
        return false;
    for (rest.remove_prefix(first); !rest.empty(); rest.remove_prefix(4))
        if (rest.size() < 4 || rest[0] != ',' || !areDigits(rest.substr(1, 3)))
            return false;
    return true;
}

bool mayBeDecimal(std::string_view line)
{
    const std::string_view number = withoutSign(line);
    const std::size_t comma = std::min(number.find(','), number.size());
    return areDigits(number.substr(0, comma)) && comma < number.size() &&
           areDigits(number.substr(comma + 1));
}

bool isProbablyDecimal(std::string_view line)
{
    if (!mayBeDecimal(line))
        return false;
    const std::string_view number = withoutSign(line);
    const std::string_view fraction = number.substr(number.find(',') + 1);
    return line.starts_with("-0,") || (fraction.size() > 1 && fraction.front() == '0');
}

bool isName(std::string_view field)
{
    const std::string_view text = withoutSymbols(field);
    if (text.empty() || !isLetter(text.front()))
        return false;
    const std::string word = lowerCase(std::string(text));
    return std::ranges::find(wordsOfValues, word) == wordsOfValues.end();
}

std::size_t indexColumnsIn(const std::vector<std::string>& first)
{
    const auto isOther = [](const std::string& field) {
        return isIndex(field) || isIndexOfPart(field);
    };
    const auto index =
        static_cast<std::size_t>(std::ranges::find_if(first, isOther) - first.begin());
    if (index < first.size())
        return index;
    const auto named = std::ranges::find_if_not(first, [](const auto& f) { return f.empty(); });
    const auto nameless = static_cast<std::size_t>(named - first.begin());
    return std::min(std::max<std::size_t>(nameless, 1), first.size() - 1);
}

std::size_t indexColumnsOf(const std::vector<std::string>& first,
                           const std::vector<std::string>& next)
{
    const std::size_t columns = indexColumnsIn(first);
    if (columns == 0 || first.size() != next.size())
        return 0;
    const bool hasNoName = first.front().empty();
    if (!hasNoName && columns + 1 == first.size())
        return 0; // "x,5" is more likely a name beside a value
    const bool areLabels = std::ranges::all_of(
        first.begin(), first.begin() + static_cast<std::ptrdiff_t>(columns),
        [&](const std::string& f) { return hasNoName ? f.empty() || isName(f) : isName(f); });
    const bool areIndices =
        std::ranges::all_of(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(columns),
                            [](const std::string& f) { return isIndex(f); });
    if (!areLabels || !areIndices)
        return 0;
    if (isIndex(first[columns]))
        return std::ranges::all_of(first.begin() + static_cast<std::ptrdiff_t>(columns),
                                   first.end(), [](const std::string& f) { return isIndex(f); }) &&
                       areInOrder(first, columns)
                   ? columns
                   : 0;
    const bool areParts =
        std::ranges::all_of(first.begin() + static_cast<std::ptrdiff_t>(columns), first.end(),
                            [](const std::string& f) { return isName(f) || isIndexOfPart(f); });
    return hasNoName && areParts ? columns : 0;
}

} // namespace bloscope
