#include "core/dtype/dtype.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr char letterOf(DTypeKind kind)
{
    switch (kind) {
    case DTypeKind::Boolean:
        return 'b';
    case DTypeKind::Signed:
        return 'i';
    case DTypeKind::Unsigned:
        return 'u';
    case DTypeKind::Float:
        return 'f';
    case DTypeKind::Complex:
        return 'c';
    case DTypeKind::Bytes:
        return 'S';
    case DTypeKind::Text:
        return 'U';
    case DTypeKind::DateTime:
        return 'M';
    case DTypeKind::TimeDelta:
        return 'm';
    case DTypeKind::Raw:
    case DTypeKind::Structured:
    case DTypeKind::SubArray:
    case DTypeKind::Object:
        break;
    }
    return 'V';
}

std::string bracketed(const TimeUnit& unit)
{
    if (unit.base == TimeUnit::Base::Generic)
        return {};
    const std::string multiple = unit.multiple == 1 ? "" : std::to_string(unit.multiple);
    return fmt::format("[{}{}]", multiple, abbreviationOf(unit.base));
}

// The order mark: "|" where there are no bytes to turn round.
char orderMark(const DType& dtype, char letter)
{
    if (letter == 'S' || letter == 'V' || dtype.itemsize == 1)
        return '|';
    return dtype.order == ByteOrder::Little ? '<' : '>';
}

} // namespace

std::string_view abbreviationOf(TimeUnit::Base base)
{
    constexpr std::string_view abbreviations[] = {"generic", "Y",  "M",  "W",  "D",  "h",  "m",
                                                  "s",       "ms", "us", "ns", "ps", "fs", "as"};
    return abbreviations[static_cast<std::size_t>(base)];
}

bool DType::isNumeric() const
{
    switch (kind) {
    case DTypeKind::Boolean:
    case DTypeKind::Signed:
    case DTypeKind::Unsigned:
    case DTypeKind::Float:
    case DTypeKind::Complex:
    case DTypeKind::DateTime:
    case DTypeKind::TimeDelta:
        return true;
    case DTypeKind::Bytes:
    case DTypeKind::Text:
    case DTypeKind::Raw:
    case DTypeKind::Structured:
    case DTypeKind::SubArray:
    case DTypeKind::Object:
        break;
    }
    return false;
}

bool DType::operator==(const DType& other) const
{
    return kind == other.kind && order == other.order && itemsize == other.itemsize &&
           unit == other.unit && fields == other.fields && shape == other.shape;
}

DType rawDType(std::size_t itemsize)
{
    return {DTypeKind::Raw, ByteOrder::Little, itemsize, {}, fmt::format("V{}", itemsize), {}, {}};
}

std::string typestringOf(const DType& dtype)
{
    const char letter = letterOf(dtype.kind);
    const std::size_t size = letter == 'U' ? dtype.itemsize / 4 : dtype.itemsize;
    return fmt::format("{}{}{}{}", orderMark(dtype, letter), letter, size, bracketed(dtype.unit));
}

} // namespace bloscope
