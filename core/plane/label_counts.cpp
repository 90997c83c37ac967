#include "core/plane/label_counts.h"

#include <cmath>

namespace bloscope {

namespace {

constexpr double mostLabel = 9007199254740992.0; // 2^53: beyond it labels may have been rounded

} // namespace

double drawnLabel(double number)
{
    return number >= 0.5 && std::isfinite(number) ? std::nearbyint(number) : 0;
}

LabelCounts& LabelCounts::operator+=(const LabelCounts& other)
{
    for (const auto& [label, count] : other.cells)
        cells[label] += count;
    isExact = isExact && other.isExact;
    isCut = isCut || other.isCut;
    return *this;
}

LabelCounts labelsIn(const PlaneNumbers& of, const CellRect& part)
{
    LabelCounts counts;
    counts.isExact = of.isWhole();
    const CellRect seen = intersected(part, of.part);
    if (seen.isEmpty())
        return counts;
    const int left = of.pixelOfColumn(seen.column);
    const int right = of.pixelOfColumn(seen.endColumn() - 1);
    const int bottom = of.pixelOfRow(seen.endRow() - 1);
    for (int row = of.pixelOfRow(seen.row); row <= bottom; ++row)
        for (int column = left; column <= right; ++column) {
            const auto pixel = static_cast<std::size_t>(row * of.numbers.columns + column);
            const double label = drawnLabel(of.numbers.numbers[pixel]);
            if (label == 0 || label > mostLabel)
                continue;
            if (counts.cells.size() >= LabelCounts::mostLabels)
                counts.isCut = true;
            else
                ++counts.cells[static_cast<std::int64_t>(label)];
        }
    return counts;
}

} // namespace bloscope
