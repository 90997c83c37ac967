#include "core/statistics/criterion_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

struct Sign {
    std::string_view text;
    Comparison comparison;
};

// The longer ones first.
constexpr Sign signs[] = {{">=", Comparison::AtLeast}, {"<=", Comparison::AtMost},
                          {"==", Comparison::Equal},   {"!=", Comparison::NotEqual},
                          {">", Comparison::Above},    {"<", Comparison::Below},
                          {"=", Comparison::Equal},    {"", Comparison::Equal}};

std::string_view withoutBlanks(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

} // namespace

Result<CellCriterion> parseCriterion(std::string_view text, const DType& dtype)
{
    if (!dtype.isNumeric())
        return usageError(fmt::format("elements of type {} are no numbers", dtype.text));
    const NumberOrder order(dtype);
    const std::string_view whole = withoutBlanks(text);
    if (whole == "nan" || whole == "NaN")
        return CellCriterion::notANumber(order);
    const Sign* const sign = std::ranges::find_if(
        signs, [&](const Sign& candidate) { return whole.starts_with(candidate.text); });
    return CellCriterion::number(order, sign->comparison,
                                 withoutBlanks(whole.substr(sign->text.size())));
}

} // namespace bloscope
