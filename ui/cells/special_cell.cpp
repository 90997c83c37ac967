#include "ui/cells/special_cell.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct SpecialCellText {
    Q_DECLARE_TR_FUNCTIONS(SpecialCellText)
};

// In the order of SpecialName.
using SpecialNames = std::array<const char*, 4>;

// In the order of SpecialCell.
constexpr std::array<SpecialNames, 6> specialNames = {{
    {QT_TRANSLATE_NOOP("SpecialCellText", "NaN"), "NaN",
     QT_TRANSLATE_NOOP("SpecialCellText", "not a number"), "NaN"},
    {QT_TRANSLATE_NOOP("SpecialCellText", "inf"), QT_TRANSLATE_NOOP("SpecialCellText", "+inf"),
     "inf", QT_TRANSLATE_NOOP("SpecialCellText", "+Infinity")},
    {QT_TRANSLATE_NOOP("SpecialCellText", "-inf"), "-inf", "-inf",
     QT_TRANSLATE_NOOP("SpecialCellText", "−Infinity")},
    {QT_TRANSLATE_NOOP("SpecialCellText", "damaged"), "damaged", "damaged",
     QT_TRANSLATE_NOOP("SpecialCellText", "Damaged")},
    {QT_TRANSLATE_NOOP("SpecialCellText", "unwritten"),
     QT_TRANSLATE_NOOP("SpecialCellText", "never written"), "never written",
     QT_TRANSLATE_NOOP("SpecialCellText", "Never written")},
    {QT_TRANSLATE_NOOP("SpecialCellText", "absent"), "absent",
     QT_TRANSLATE_NOOP("SpecialCellText", "not in this file"),
     QT_TRANSLATE_NOOP("SpecialCellText", "Not in this file")},
}};

} // namespace

SpecialCell specialCellOf(CellState state)
{
    return state == CellState::Damaged  ? SpecialCell::Damaged
           : state == CellState::Absent ? SpecialCell::Absent
                                        : SpecialCell::Uninitialised;
}

QString nameOf(SpecialCell kind, SpecialName name, bool isOfTimes)
{
    if (kind == SpecialCell::NotANumber && isOfTimes && name != SpecialName::Legend)
        return SpecialCellText::tr("NaT");
    return SpecialCellText::tr(
        specialNames[static_cast<std::size_t>(kind)][static_cast<std::size_t>(name)]);
}

CellCriterion criterionOf(SpecialCell kind, const NumberOrder& order)
{
    switch (kind) {
    case SpecialCell::PositiveInfinite:
        return CellCriterion::positiveInfinite(order);
    case SpecialCell::NegativeInfinite:
        return CellCriterion::negativeInfinite(order);
    case SpecialCell::Damaged:
        return CellCriterion::state(CellState::Damaged);
    case SpecialCell::Uninitialised:
        return CellCriterion::state(CellState::Uninitialised);
    case SpecialCell::Absent:
        return CellCriterion::state(CellState::Absent);
    case SpecialCell::NotANumber:
        break;
    }
    return CellCriterion::notANumber(order);
}

std::uint64_t countOf(const CellCounts& counts, SpecialCell kind)
{
    // In the order of SpecialCell.
    const std::uint64_t all[] = {counts.notANumber,       counts.positiveInfinite,
                                 counts.negativeInfinite, counts.damaged,
                                 counts.uninitialised,    counts.absent};
    return all[static_cast<std::size_t>(kind)];
}

} // namespace bloscope
