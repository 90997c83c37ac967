#include "ui/find/cell_query.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

using Kind = CellQuery::Kind;

QString tr(const char* text)
{
    return QCoreApplication::translate("CellQuery", text);
}

bool isFloat(const NumberOrder& order)
{
    return !order.isInteger();
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

std::vector<Kind> kindsOf(const NumberOrder& order)
{
    std::vector<Kind> kinds = {Kind::Equal, Kind::NotEqual, Kind::Above, Kind::Below,
                               Kind::Between};
    if (isFloat(order) || order.dtype().isTime())
        kinds.push_back(Kind::NotANumber);
    if (isFloat(order))
        kinds.insert(kinds.end(),
                     {Kind::PositiveInfinite, Kind::NegativeInfinite, Kind::NotFinite});
    kinds.insert(kinds.end(), {Kind::Damaged, Kind::Uninitialised, Kind::Absent});
    return kinds;
}

QString nameOf(Kind kind, const NumberOrder& order)
{
    switch (kind) {
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
    case Kind::NotANumber:
        return order.dtype().isTime() ? tr("NaT") : tr("NaN");
    case Kind::PositiveInfinite:
        return tr("+inf");
    case Kind::NegativeInfinite:
        return tr("-inf");
    case Kind::NotFinite:
        return tr("NaN or infinite");
    case Kind::Damaged:
        return tr("damaged");
    case Kind::Uninitialised:
        return tr("never written");
    case Kind::Absent:
        return tr("absent");
    }
    return {};
}

Result<CellCriterion> criterionOf(const CellQuery& query, const NumberOrder& order)
{
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
    case Kind::NotANumber:
        return CellCriterion::notANumber(order);
    case Kind::PositiveInfinite:
        return CellCriterion::positiveInfinite(order);
    case Kind::NegativeInfinite:
        return CellCriterion::negativeInfinite(order);
    case Kind::NotFinite:
        return CellCriterion::notFinite(order);
    case Kind::Damaged:
        return CellCriterion::state(CellState::Damaged);
    case Kind::Uninitialised:
        return CellCriterion::state(CellState::Uninitialised);
    case Kind::Absent:
        break;
    }
    return CellCriterion::state(CellState::Absent);
}

} // namespace bloscope
