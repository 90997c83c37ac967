#include "core/dtype/dtype_descr.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>

namespace bloscope {

namespace {

Error unsupportedType(std::string_view text, std::string_view why)
{
    return {ErrorKind::Unsupported, fmt::format("element type {}: {}", quotedType(text), why)};
}

// The names and one-letter codes of NumPy on 64-bit Linux and macOS, by the type string that says
// the same.
struct Synonyms {
    std::string_view typestring;
    std::string_view names; // between blanks
};
constexpr Synonyms synonyms[] = {
    {"b1", " ? bool bool_ bool8 "},
    {"i1", " b byte int8 "},
    {"u1", " B ubyte uint8 "},
    {"i2", " h short int16 "},
    {"u2", " H ushort uint16 "},
    {"i4", " i intc int32 "},
    {"u4", " I uintc uint32 "},
    {"i8", " l q p int int_ intp long longlong int64 "},
    {"u8", " L Q P uint uintp ulong ulonglong uint64 "},
    {"f2", " e half float16 "},
    {"f4", " f single float32 "},
    {"f8", " d double float float_ float64 "},
    {"f12", " float96 "},
    {"f16", " g longdouble longfloat float128 "},
    {"c8", " F csingle singlecomplex complex64 "},
    {"c16", " D cdouble cfloat complex complex_ complex128 "},
    {"c24", " complex192 "},
    {"c32", " G clongdouble clongfloat longcomplex complex256 "},
    {"S1", " c "},
    {"O8", " O object object_ "},
    {"M8", " M "},
    {"m8", " m "},
};

std::optional<std::string_view> typestringOfName(std::string_view name)
{
    if (name.find(' ') != std::string_view::npos)
        return {};
    const std::string word = fmt::format(" {} ", name);
    for (const auto& [typestring, names] : synonyms)
        if (names.find(word) != std::string_view::npos)
            return typestring;
    return {};
}

// Names whose number counts bits.
struct SizedName {
    std::string_view name;
    char letter;
    std::int64_t bits; // of what the number behind the letter counts
};
constexpr SizedName sizedNames[] = {{"bytes", 'S', 8},
                                    {"string", 'S', 8},
                                    {"str", 'U', 32},
                                    {"unicode", 'U', 32},
                                    {"void", 'V', 8}};

bool isForeign(std::string_view text)
{
    constexpr std::string_view prefixes[] = {"bfloat16", "float8_", "float6_", "float4_",    "int4",
                                             "uint4",    "int2",    "uint2",   "StringDType"};
    return std::ranges::any_of(prefixes, [&](auto prefix) { return text.starts_with(prefix); });
}

std::optional<std::int64_t> wholeNumber(std::string_view digits)
{
    std::int64_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, failure] = std::from_chars(digits.data(), end, number);
    return stop == end && failure == std::errc() && number >= 0 ? std::optional(number)
                                                                : std::nullopt;
}

std::optional<TimeUnit::Base> baseOf(std::string_view abbreviation)
{
    if (abbreviation == "\u00b5s" || abbreviation == "\u03bcs") // either micro sign
        return TimeUnit::Base::Micro;
    for (int base = 0; base <= static_cast<int>(TimeUnit::Base::Atto); ++base)
        if (abbreviation == abbreviationOf(static_cast<TimeUnit::Base>(base)))
            return static_cast<TimeUnit::Base>(base);
    return {};
}

// "" or "[ns]" or "[25us]". NumPy keeps the multiple in 32 bits.
std::optional<TimeUnit> parseUnit(std::string_view text)
{
    if (text.empty())
        return TimeUnit();
    if (text.front() != '[' || text.back() != ']' || text.size() < 3)
        return {};
    text = text.substr(1, text.size() - 2);
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto multiple = digits == 0 ? 1 : wholeNumber(text.substr(0, digits));
    const auto base = baseOf(text.substr(digits));
    if (!base || !multiple || *multiple < 1 || *multiple > INT32_MAX)
        return {};
    return TimeUnit{*base, *multiple};
}

Result<DType> timeType(DType dtype, std::string_view unit)
{
    const auto parsed = parseUnit(unit);
    if (!parsed && unit.find('/') != std::string_view::npos)
        return unsupportedType(dtype.text, "time units with a divisor are not supported");
    if (!parsed)
        return unknownType(dtype.text);
    dtype.unit = *parsed;
    dtype.itemsize = 8;
    return dtype;
}

struct KindLetter {
    char letter;
    DTypeKind kind;
};
constexpr KindLetter kindLetters[] = {
    {'b', DTypeKind::Boolean},  {'i', DTypeKind::Signed},    {'u', DTypeKind::Unsigned},
    {'f', DTypeKind::Float},    {'c', DTypeKind::Complex},   {'S', DTypeKind::Bytes},
    {'a', DTypeKind::Bytes},    {'U', DTypeKind::Text},      {'V', DTypeKind::Raw},
    {'M', DTypeKind::DateTime}, {'m', DTypeKind::TimeDelta}, {'O', DTypeKind::Object},
};

// Which sizes a kind comes in, in bytes. Those that count characters or bytes come in any.
bool hasSize(DTypeKind kind, std::size_t size)
{
    switch (kind) {
    case DTypeKind::Boolean:
        return size == 1;
    case DTypeKind::Signed:
    case DTypeKind::Unsigned:
        return size == 1 || size == 2 || size == 4 || size == 8;
    case DTypeKind::Float:
        return size == 2 || size == 4 || size == 8 || size == 12 || size == 16;
    case DTypeKind::Complex:
        return size == 8 || size == 16 || size == 24 || size == 32;
    case DTypeKind::Object:
        return size == 4 || size == 8;
    default:
        return true;
    }
}

// A kind, its size and, for times, its unit: "f8", "U3", "M8[ns]".
Result<DType> parseSized(std::string_view text, DType dtype)
{
    const auto* const found = std::ranges::find(kindLetters, text.front(), &KindLetter::letter);
    if (found == std::end(kindLetters))
        return unknownType(dtype.text);
    dtype.kind = found->kind;
    if (dtype.isTime() && text.substr(1).starts_with('8'))
        return timeType(std::move(dtype), text.substr(2));

    const std::int64_t unitBytes = dtype.kind == DTypeKind::Text ? 4 : 1;
    const bool hasAnySize = dtype.kind == DTypeKind::Bytes || dtype.kind == DTypeKind::Text ||
                            dtype.kind == DTypeKind::Raw;
    const std::string_view digits = text.size() == 1 && hasAnySize ? "0" : text.substr(1);
    const auto number = wholeNumber(digits);
    if (dtype.isTime() || !number || *number > format::maxTypesize / unitBytes)
        return unknownType(dtype.text);
    dtype.itemsize = static_cast<std::size_t>(*number * unitBytes);
    if (!hasSize(dtype.kind, dtype.itemsize))
        return unknownType(dtype.text);
    if (dtype.itemsize == 1 || dtype.kind == DTypeKind::Bytes || dtype.kind == DTypeKind::Raw)
        dtype.order = ByteOrder::Little;
    return dtype;
}

// "datetime64[ns]", "bytes40"
std::optional<Result<DType>> parseLongName(std::string_view text, const DType& dtype)
{
    for (const std::string_view time : {"datetime64", "timedelta64"})
        if (text.starts_with(time))
            return parseSized(
                fmt::format("{}8{}", time == "datetime64" ? 'M' : 'm', text.substr(time.size())),
                dtype);
    for (const SizedName& sized : sizedNames)
        if (text.starts_with(sized.name))
            if (const auto bits = wholeNumber(text.substr(sized.name.size())))
                return parseSized(fmt::format("{}{}", sized.letter, *bits / sized.bits), dtype);
    return {};
}

} // namespace

std::string quotedType(std::string_view text)
{
    constexpr std::size_t most = 80;
    const std::string_view shown = utf8Prefix(text, most);
    return fmt::format("'{}{}'", escapeForDisplay(shown), shown.size() < text.size() ? "..." : "");
}

Error unknownType(std::string_view text)
{
    return {ErrorKind::Malformed, "unknown element type " + quotedType(text)};
}

Result<DType> parseScalarDType(std::string_view text)
{
    DType dtype;
    dtype.text = text;
    if (isForeign(text))
        return unsupportedType(text, "it is not a built-in NumPy type, so it is not supported");
    if (auto named = parseLongName(text, dtype))
        return *std::move(named);
    if (const auto typestring = typestringOfName(text))
        return parseSized(*typestring, std::move(dtype));
    const bool hasOrder = text.find_first_of("<>=|") == 0;
    if (text.starts_with('>'))
        dtype.order = ByteOrder::Big;
    if (hasOrder)
        text.remove_prefix(1);
    if (text.empty())
        return unknownType(dtype.text);
    if (const auto typestring = text.size() == 1 ? typestringOfName(text) : std::nullopt)
        return parseSized(*typestring, std::move(dtype));
    return parseSized(text, std::move(dtype));
}

} // namespace bloscope
