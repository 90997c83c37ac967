#include "ui/contrast.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int steps = 32; // of the blend, from the text to its background

qreal linear(float component)
{
    return component <= 0.04045F ? qreal(component) / 12.92
                                 : std::pow((qreal(component) + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

QColor blend(const QColor& from, const QColor& to, int step)
{
    const auto part = [step](int a, int b) { return a + (b - a) * step / steps; };
    return {part(from.red(), to.red()), part(from.green(), to.green()),
            part(from.blue(), to.blue())};
}

} // namespace

qreal contrastOf(const QColor& one, const QColor& other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor paleOn(const QColor& text, const QColor& background, const QColor& otherBackground)
{
    QColor pale = text;
    for (int step = 1; step <= steps; ++step) {
        const QColor paler = blend(text, background, step);
        if (std::min(contrastOf(paler, background), contrastOf(paler, otherBackground)) <
            leastContrast)
            break;
        pale = paler;
    }
    return pale;
}

} // namespace bloscope
