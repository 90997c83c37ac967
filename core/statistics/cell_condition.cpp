#include "core/statistics/cell_condition.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

struct Sign {
    std::string_view text;
    std::vector<Comparison> anyOf;
};

// The longer ones first.
const std::vector<Sign>& signs()
{
    static const std::vector<Sign> all = {{">=", {Comparison::Above, Comparison::Equal}},
                                          {"<=", {Comparison::Below, Comparison::Equal}},
                                          {"==", {Comparison::Equal}},
                                          {"!=", {Comparison::NotEqual}},
                                          {">", {Comparison::Above}},
                                          {"<", {Comparison::Below}},
                                          {"=", {Comparison::Equal}},
                                          {"", {Comparison::Equal}}};
    return all;
}

std::string_view withoutBlanks(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

} // namespace

Result<CellCondition> CellCondition::parse(std::string_view text, const DType& dtype)
{
    if (!dtype.isNumeric())
        return usageError(fmt::format("elements of type {} are no numbers", dtype.text));
    CellCondition condition{NumberOrder(dtype)};
    const std::string_view whole = withoutBlanks(text);
    if (whole == "nan" || whole == "NaN") {
        condition.m_anyOf.push_back(CellCriterion::notANumber(condition.m_order));
        return condition;
    }
    const auto sign = std::ranges::find_if(
        signs(), [&](const Sign& candidate) { return whole.starts_with(candidate.text); });
    const std::string_view number = withoutBlanks(whole.substr(sign->text.size()));
    for (const Comparison comparison : sign->anyOf) {
        BLOSCOPE_TRY(CellCriterion criterion,
                     CellCriterion::number(condition.m_order, comparison, number));
        condition.m_anyOf.push_back(criterion);
    }
    return condition;
}

bool CellCondition::holds(ByteView cell) const
{
    const NumberKey key = m_order.keyOf(cell);
    return std::ranges::any_of(
        m_anyOf, [&](const CellCriterion& criterion) { return criterion.accepts(key); });
}

} // namespace bloscope
