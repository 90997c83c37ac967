#include "ui/find/cell_query.h"

#include "ui/cells/special_cell.h"
#include "ui/find/text_match.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

using Kind = CellQuery::Kind;

QString tr(const char* text)
{
    return QCoreApplication::translate("CellQuery", text);
}

// That such a query looks for, if it does.
std::optional<SpecialCell> specialOf(Kind kind)
{
    constexpr std::pair<Kind, SpecialCell> kinds[] = {
        {Kind::NotANumber, SpecialCell::NotANumber},
        {Kind::PositiveInfinite, SpecialCell::PositiveInfinite},
        {Kind::NegativeInfinite, SpecialCell::NegativeInfinite},
        {Kind::Damaged, SpecialCell::Damaged},
        {Kind::Uninitialised, SpecialCell::Uninitialised},
        {Kind::Absent, SpecialCell::Absent}};
    for (const auto& [one, special] : kinds)
        if (one == kind)
            return special;
    return std::nullopt;
}

Result<CellCriterion> comparison(const NumberOrder& order, Comparison comparison,
                                 const QString& value)
{
    return CellCriterion::number(order, comparison, value.trimmed().toStdString());
}

} // namespace

int valueCountOf(Kind kind)
{
    if (kind == Kind::Between)
        return 2;
    return kind <= Kind::Below ? 1 : 0;
}

std::vector<Kind> kindsOfTexts()
{
    return {Kind::Containing, Kind::Equal,         Kind::NotEqual,
            Kind::Damaged,    Kind::Uninitialised, Kind::Absent};
}

std::vector<Kind> kindsOf(const NumberOrder& order)
{
    std::vector<Kind> kinds = {Kind::Equal, Kind::NotEqual, Kind::Above, Kind::Below,
                               Kind::Between};
    const bool areFloats = !order.isInteger();
    if (areFloats || order.dtype().isTime())
        kinds.push_back(Kind::NotANumber);
    if (areFloats)
        kinds.insert(kinds.end(),
                     {Kind::PositiveInfinite, Kind::NegativeInfinite, Kind::NotFinite});
    kinds.insert(kinds.end(), {Kind::Damaged, Kind::Uninitialised, Kind::Absent});
    return kinds;
}

QString nameOf(Kind kind, const NumberOrder& order)
{
    if (const auto special = specialOf(kind))
        return nameOf(*special, SpecialName::Choice, order.dtype().isTime());
    switch (kind) {
    case Kind::Containing:
        return tr("containing");
    case Kind::Equal:
        return tr("equal to");
    case Kind::NotEqual:
        return tr("not equal to");
    case Kind::Above:
        return tr("above");
    case Kind::Below:
        return tr("below");
    case Kind::Between:
        return tr("between");
    default:
        return tr("NaN or infinite");
    }
}

Result<CellCriterion> criterionOf(const CellQuery& query, const NumberOrder& order)
{
    if (const auto special = specialOf(query.kind))
        return criterionOf(*special, order);
    switch (query.kind) {
    case Kind::Equal:
        return comparison(order, Comparison::Equal, query.value);
    case Kind::NotEqual:
        return comparison(order, Comparison::NotEqual, query.value);
    case Kind::Above:
        return comparison(order, Comparison::Above, query.value);
    case Kind::Below:
        return comparison(order, Comparison::Below, query.value);
    case Kind::Between:
        return CellCriterion::between(order, query.value.trimmed().toStdString(),
                                      query.other.trimmed().toStdString());
    default:
        return CellCriterion::notFinite(order);
    }
}

Result<CellCriterion> criterionOfTexts(const CellQuery& query)
{
    const NumberOrder& order = TextMatchScan::orderOfMatches();
    if (const auto special = specialOf(query.kind))
        return criterionOf(*special, order);
    if (query.kind == Kind::Containing && query.value.isEmpty())
        return usageError("no text was entered");
    const bool isWanted = query.kind != Kind::NotEqual;
    return CellCriterion::number(order, Comparison::Equal, isWanted ? "1" : "0");
}

} // namespace bloscope
