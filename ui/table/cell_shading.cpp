#include "ui/table/cell_shading.h"

#include "ui/theme/contrast.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int steps = 32;         // of the blend
constexpr int strongestStep = 24; // more would be a picture with numbers in it

bool isReadable(const QColor& text, const ColorMap& map, const QColor& base, qreal strength)
{
    return std::ranges::all_of(map.colors, [&](QRgb color) {
        return contrastOf(text, blended(base, QColor(color), strength)) >= leastContrast;
    });
}

qreal strengthFor(const QColor& text, const ColorMap& map, const QColor& base)
{
    int step = strongestStep;
    while (step > 0 && !isReadable(text, map, base, qreal(step) / steps))
        --step;
    return qreal(step) / steps;
}

} // namespace

CellShading::CellShading(const ColorMap& map, const QPalette& palette) : m_map(map)
{
    const QColor base = palette.color(QPalette::Base);
    const qreal strength = strengthFor(palette.color(QPalette::Text), map, base);
    for (QRgb& color : m_map.colors)
        color = blended(base, QColor(color), strength).rgb();
}

std::optional<QColor> CellShading::colorOf(double number, const ValueRange& range) const
{
    if (!std::isfinite(number))
        return {};
    if (m_map.isPalette())
        return QColor(m_map.ofLabel(number));
    const double width = range.high - range.low;
    return QColor(m_map.at(width > 0 ? (number - range.low) / width : 0.5));
}

} // namespace bloscope
