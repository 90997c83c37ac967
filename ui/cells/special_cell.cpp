#include "ui/cells/special_cell.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct SpecialCellText {
    Q_DECLARE_TR_FUNCTIONS(SpecialCellText)
};

// In the order of SpecialName.
using SpecialNames = std::array<const char*, 4>;

constexpr SpecialNames notATime = {QT_TRANSLATE_NOOP("SpecialCellText", "NaT"), "NaT",
                                   QT_TRANSLATE_NOOP("SpecialCellText", "not a number"), "NaT"};

SpecialNames namesOf(SpecialCell kind)
{
    switch (kind) {
    case SpecialCell::NotANumber:
        return {QT_TRANSLATE_NOOP("SpecialCellText", "NaN"), "NaN",
                QT_TRANSLATE_NOOP("SpecialCellText", "not a number"), "NaN"};
    case SpecialCell::PositiveInfinite:
        return {QT_TRANSLATE_NOOP("SpecialCellText", "inf"),
                QT_TRANSLATE_NOOP("SpecialCellText", "+inf"), "inf",
                QT_TRANSLATE_NOOP("SpecialCellText", "+Infinity")};
    case SpecialCell::NegativeInfinite:
        return {QT_TRANSLATE_NOOP("SpecialCellText", "-inf"), "-inf", "-inf",
                QT_TRANSLATE_NOOP("SpecialCellText", "−Infinity")};
    case SpecialCell::Damaged:
        return {QT_TRANSLATE_NOOP("SpecialCellText", "damaged"), "damaged", "damaged",
                QT_TRANSLATE_NOOP("SpecialCellText", "Damaged")};
    case SpecialCell::Uninitialised:
        return {QT_TRANSLATE_NOOP("SpecialCellText", "unwritten"),
                QT_TRANSLATE_NOOP("SpecialCellText", "never written"), "never written",
                QT_TRANSLATE_NOOP("SpecialCellText", "Never written")};
    case SpecialCell::Absent:
        break;
    }
    return {QT_TRANSLATE_NOOP("SpecialCellText", "absent"), "absent",
            QT_TRANSLATE_NOOP("SpecialCellText", "not in this file"),
            QT_TRANSLATE_NOOP("SpecialCellText", "Not in this file")};
}

} // namespace

SpecialCell specialCellOf(CellState state)
{
    return state == CellState::Damaged  ? SpecialCell::Damaged
           : state == CellState::Absent ? SpecialCell::Absent
                                        : SpecialCell::Uninitialised;
}

QString nameOf(SpecialCell kind, SpecialName name, bool isOfTimes)
{
    const bool isNaT = kind == SpecialCell::NotANumber && isOfTimes;
    const SpecialNames names = isNaT ? notATime : namesOf(kind);
    return SpecialCellText::tr(names[static_cast<std::size_t>(name)]);
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
    switch (kind) {
    case SpecialCell::PositiveInfinite:
        return counts.positiveInfinite;
    case SpecialCell::NegativeInfinite:
        return counts.negativeInfinite;
    case SpecialCell::Damaged:
        return counts.damaged;
    case SpecialCell::Uninitialised:
        return counts.uninitialised;
    case SpecialCell::Absent:
        return counts.absent;
    case SpecialCell::NotANumber:
        break;
    }
    return counts.notANumber;
}

} // namespace bloscope
