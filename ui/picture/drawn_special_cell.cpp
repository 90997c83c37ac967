#include "ui/picture/drawn_special_cell.h"

namespace bloscope {

// Both in the order of SpecialCell.

QRgb colorOf(SpecialCell kind, const SpecialColors& colors)
{
    const QRgb all[] = {colors.notANumber, colors.plusInfinity,  colors.minusInfinity,
                        colors.damaged,    colors.uninitialised, colors.uninitialised};
    return all[static_cast<std::size_t>(kind)];
}

std::int64_t countOf(const SpecialCounts& counts, SpecialCell kind)
{
    const std::int64_t all[] = {counts.notANumber, counts.plusInfinity,  counts.minusInfinity,
                                counts.damaged,    counts.uninitialised, counts.absent};
    return all[static_cast<std::size_t>(kind)];
}

} // namespace bloscope
