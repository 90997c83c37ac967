#include "core/arrow/scalar_text.h"

#include "core/dtype/cell_text.h"
#include "core/dtype/dtype_parse.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

namespace bloscope::arrow {

namespace {

constexpr std::array<std::string_view, 5> unitNames = {"D", "s", "ms", "us", "ns"};

std::string_view nameOf(Unit unit)
{
    return unitNames[static_cast<std::size_t>(unit)];
}

using Limbs = std::vector<std::uint32_t>; // the lowest first

Limbs limbsOf(ByteView bytes)
{
    Limbs limbs;
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint32_t))
        limbs.push_back(loadLittle<std::uint32_t>(bytes.data() + at));
    return limbs;
}

void negate(Limbs& limbs)
{
    std::uint64_t carry = 1;
    for (std::uint32_t& limb : limbs) {
        carry += ~limb;
        limb = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
}

// The decimal digits, taken off from the end nine at a time.
std::string digitsOf(Limbs limbs)
{
    constexpr std::uint64_t step = 1'000'000'000;
    std::string digits;
    while (std::ranges::any_of(limbs, [](std::uint32_t limb) { return limb != 0; })) {
        std::uint64_t rest = 0;
        for (std::size_t i = limbs.size(); i-- > 0;) {
            rest = rest << 32 | limbs[i];
            limbs[i] = static_cast<std::uint32_t>(rest / step);
            rest %= step;
        }
        digits.insert(0, fmt::format("{:09}", rest));
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    return digits.empty() ? "0" : digits;
}

} // namespace

std::string dateText(const Field& field, std::int64_t count)
{
    const char letter = field.kind == Kind::Duration ? 'm' : 'M';
    const bool isDate = field.kind == Kind::Date && field.unit == Unit::Milliseconds;
    const auto dtype =
        parseDType(fmt::format("<{}8[{}]", letter, nameOf(field.unit)), bloscope::Limits());
    if (!dtype)
        return fmt::format("{} {}", count, nameOf(field.unit));
    std::string text = CellText(*dtype).of(reinterpret_cast<const std::byte*>(&count));
    if (isDate && text.ends_with("T00:00:00.000"))
        text.resize(text.find('T'));
    return field.hasZone && text != "NaT" ? text + "Z" : text;
}

std::string timeText(Unit unit, std::int64_t count)
{
    constexpr std::array<std::int64_t, 5> perSecond = {1, 1, 1'000, 1'000'000, 1'000'000'000};
    const std::int64_t parts = perSecond[static_cast<std::size_t>(unit)];
    const std::int64_t seconds = count / parts;
    if (count < 0 || seconds >= 24 * 60 * 60)
        return fmt::format("{} {}", count, nameOf(unit));
    const std::string text =
        fmt::format("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (parts == 1)
        return text;
    const auto digits = fmt::formatted_size("{}", parts) - 1;
    return fmt::format("{}.{:0{}}", text, count % parts, digits);
}

std::string decimalText(ByteView bytes, std::int32_t scale)
{
    Limbs limbs = limbsOf(bytes);
    const bool isNegative = (limbs.back() >> 31) != 0;
    if (isNegative)
        negate(limbs);
    std::string text = digitsOf(std::move(limbs));
    if (scale < 0 && text != "0")
        text.append(static_cast<std::size_t>(-scale), '0');
    if (scale > 0) {
        const auto digits = static_cast<std::size_t>(scale);
        if (text.size() <= digits)
            text.insert(0, digits + 1 - text.size(), '0');
        text.insert(text.size() - digits, 1, '.');
    }
    return (isNegative ? "-" : "") + text;
}

} // namespace bloscope::arrow
