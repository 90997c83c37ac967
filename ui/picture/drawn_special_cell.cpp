#include "ui/picture/drawn_special_cell.h"

namespace bloscope {

QRgb colorOf(SpecialCell kind, const SpecialColors& colors)
{
    switch (kind) {
    case SpecialCell::PositiveInfinite:
        return colors.plusInfinity;
    case SpecialCell::NegativeInfinite:
        return colors.minusInfinity;
    case SpecialCell::Damaged:
        return colors.damaged;
    case SpecialCell::Uninitialised:
    case SpecialCell::Absent:
        return colors.uninitialised;
    case SpecialCell::NotANumber:
        break;
    }
    return colors.notANumber;
}

std::int64_t countOf(const SpecialCounts& counts, SpecialCell kind)
{
    switch (kind) {
    case SpecialCell::PositiveInfinite:
        return counts.plusInfinity;
    case SpecialCell::NegativeInfinite:
        return counts.minusInfinity;
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
