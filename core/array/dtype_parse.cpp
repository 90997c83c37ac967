// Type strings, names and codes of NumPy: format.md 9.1, conventions.md 4.
#include "core/array/dtype.h"
#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>

namespace bloscope {

namespace {

std::string quoted(std::string_view text)
{
    constexpr std::size_t most = 80;
    return "'" + escapeForDisplay(text.substr(0, most)) + (text.size() > most ? "...'" : "'");
}

Error unknownType(std::string_view text)
{
    return {ErrorKind::Malformed, "unknown element type " + quoted(text)};
}

Error unsupportedType(std::string_view text, std::string_view why)
{
    return {ErrorKind::Unsupported, fmt::format("element type {}: {}", quoted(text), why)};
}

// Types by the names and one-letter codes that NumPy knows on 64-bit Linux and macOS: the type
// string that says the same.
struct Name {
    std::string_view name;
    std::string_view typestring;
};
constexpr Name names[] = {
    {"?", "b1"},
    {"bool", "b1"},
    {"bool_", "b1"},
    {"bool8", "b1"},
    {"b", "i1"},
    {"byte", "i1"},
    {"int8", "i1"},
    {"B", "u1"},
    {"ubyte", "u1"},
    {"uint8", "u1"},
    {"h", "i2"},
    {"short", "i2"},
    {"int16", "i2"},
    {"H", "u2"},
    {"ushort", "u2"},
    {"uint16", "u2"},
    {"i", "i4"},
    {"intc", "i4"},
    {"int32", "i4"},
    {"I", "u4"},
    {"uintc", "u4"},
    {"uint32", "u4"},
    {"l", "i8"},
    {"q", "i8"},
    {"p", "i8"},
    {"int", "i8"},
    {"int_", "i8"},
    {"intp", "i8"},
    {"long", "i8"},
    {"longlong", "i8"},
    {"int64", "i8"},
    {"L", "u8"},
    {"Q", "u8"},
    {"P", "u8"},
    {"uint", "u8"},
    {"uintp", "u8"},
    {"ulong", "u8"},
    {"ulonglong", "u8"},
    {"uint64", "u8"},
    {"e", "f2"},
    {"half", "f2"},
    {"float16", "f2"},
    {"f", "f4"},
    {"single", "f4"},
    {"float32", "f4"},
    {"d", "f8"},
    {"double", "f8"},
    {"float", "f8"},
    {"float_", "f8"},
    {"float64", "f8"},
    {"g", "f16"},
    {"longdouble", "f16"},
    {"longfloat", "f16"},
    {"float96", "f12"},
    {"float128", "f16"},
    {"F", "c8"},
    {"csingle", "c8"},
    {"singlecomplex", "c8"},
    {"complex64", "c8"},
    {"D", "c16"},
    {"cdouble", "c16"},
    {"cfloat", "c16"},
    {"complex", "c16"},
    {"complex_", "c16"},
    {"complex128", "c16"},
    {"G", "c32"},
    {"clongdouble", "c32"},
    {"clongfloat", "c32"},
    {"longcomplex", "c32"},
    {"complex192", "c24"},
    {"complex256", "c32"},
    {"c", "S1"},
    {"O", "O8"},
    {"object", "O8"},
    {"object_", "O8"},
    {"M", "M8"},
    {"m", "m8"},
};

std::optional<std::string_view> typestringOfName(std::string_view name)
{
    const auto* const found = std::ranges::find(names, name, &Name::name);
    return found == std::end(names) ? std::nullopt : std::optional(found->typestring);
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

// Lists, dicts, sub-arrays and wrapped types (format.md 9.2), and fields between commas.
bool looksStructured(std::string_view text)
{
    const auto enclosed = [text](char open, char close) {
        return text.size() > 1 && text.front() == open && text.back() == close;
    };
    return enclosed('[', ']') || enclosed('{', '}') || enclosed('(', ')') ||
           (text.find(',') != std::string_view::npos && text.front() != '[' &&
            text.front() != '{' && text.front() != '(');
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
        return unsupportedType(dtype.text, "time units with a divisor are not decoded");
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
        return size == 2 || size == 4 || size == 8;
    case DTypeKind::Complex:
        return size == 8 || size == 16;
    case DTypeKind::Object:
        return size == 4 || size == 8;
    default:
        return size > 0;
    }
}

bool isLongDouble(DTypeKind kind, std::size_t size)
{
    return (kind == DTypeKind::Float && (size == 10 || size == 12 || size == 16)) ||
           (kind == DTypeKind::Complex && (size == 20 || size == 24 || size == 32));
}

// A kind, its size and, for times, its unit: "f8", "U3", "M8[ns]".
Result<DType> parseSized(std::string_view text, DType dtype)
{
    const auto* const found = std::ranges::find(kindLetters, text.front(), &KindLetter::letter);
    if (found == std::end(kindLetters))
        return unknownType(dtype.text);
    dtype.kind = found->kind;
    const bool isTime = dtype.kind == DTypeKind::DateTime || dtype.kind == DTypeKind::TimeDelta;
    if (isTime && text.substr(1).starts_with('8'))
        return timeType(std::move(dtype), text.substr(2));

    const std::int64_t unitBytes = dtype.kind == DTypeKind::Text ? 4 : 1;
    const auto number = wholeNumber(text.substr(1));
    if (isTime || !number || *number > format::maxTypesize / unitBytes)
        return unknownType(dtype.text);
    dtype.itemsize = static_cast<std::size_t>(*number * unitBytes);
    if (isLongDouble(dtype.kind, dtype.itemsize))
        return unsupportedType(dtype.text, "long double is not decoded");
    if (!hasSize(dtype.kind, dtype.itemsize))
        return unknownType(dtype.text);
    if (dtype.itemsize == 1 || dtype.kind == DTypeKind::Bytes || dtype.kind == DTypeKind::Raw)
        dtype.order = ByteOrder::Little;
    return dtype;
}

// "datetime64[ns]", "bytes40"
std::optional<Result<DType>> parseLongName(std::string_view text, const DType& dtype)
{
    for (const auto& [name, letter] : {Name{"datetime64", "M"}, Name{"timedelta64", "m"}})
        if (text.starts_with(name))
            return parseSized(fmt::format("{}8{}", letter, text.substr(name.size())), dtype);
    for (const SizedName& sized : sizedNames)
        if (text.starts_with(sized.name))
            if (const auto bits = wholeNumber(text.substr(sized.name.size())))
                return parseSized(fmt::format("{}{}", sized.letter, *bits / sized.bits), dtype);
    return {};
}

Result<DType> parseText(std::string_view text, DType dtype)
{
    if (isForeign(text))
        return unsupportedType(text, "not a type of NumPy itself, not decoded");
    if (looksStructured(text)) {
        dtype.kind = DTypeKind::Structured;
        dtype.itemsize = 0;
        return dtype;
    }
    if (auto named = parseLongName(text, dtype))
        return *std::move(named);
    if (const auto typestring = typestringOfName(text))
        return parseSized(*typestring, std::move(dtype));
    const bool hasOrder = std::string_view("<>=|").find(text.front()) != std::string_view::npos;
    if (text.front() == '>')
        dtype.order = ByteOrder::Big;
    if (hasOrder)
        text.remove_prefix(1);
    if (text.empty())
        return unknownType(dtype.text);
    if (const auto typestring = text.size() == 1 ? typestringOfName(text) : std::nullopt)
        return parseSized(*typestring, std::move(dtype));
    return parseSized(text, std::move(dtype));
}

} // namespace

Result<DType> parseDType(std::string_view text, const Limits& limits)
{
    if (text.size() > limits.dtypeTextBytes)
        return Error{ErrorKind::Limit, fmt::format("the text of the element type has {} bytes, "
                                                   "more than the {} that are read",
                                                   text.size(), limits.dtypeTextBytes)};
    if (text.empty())
        return Error{ErrorKind::Malformed, "the text of the element type is empty"};
    DType dtype;
    dtype.text = text;
    return parseText(text, std::move(dtype));
}

} // namespace bloscope
