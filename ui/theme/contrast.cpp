#include "ui/theme/contrast.h"

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

qreal contrastOf(qreal oneLuminance, qreal otherLuminance)
{
    const auto [darker, lighter] = std::minmax(oneLuminance, otherLuminance);
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

QColor damageColor(const QPalette& palette)
{
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    return isDark ? QColor(0xff, 0x8a, 0x80) : QColor(0xb3, 0x26, 0x1e);
}

QColor paleColor(const QPalette& palette)
{
    return paleOn(palette.color(QPalette::Text), palette.color(QPalette::Base),
                  palette.color(QPalette::AlternateBase));
}

// WCAG 2 asks 3 of what is no text. The accent goes towards the text's colour until it has that.
QColor editColor(const QPalette& palette, const QColor& background)
{
    constexpr qreal leastOfSigns = 3;
    constexpr qreal step = 0.1;
    const QColor accent = palette.color(QPalette::Highlight);
    const QColor far = background.lightness() < 128 ? Qt::white : Qt::black;
    QColor color = accent;
    for (qreal part = step; part <= 1 && contrastOf(color, background) < leastOfSigns; part += step)
        color = blended(accent, far, part);
    return color;
}

QColor blended(const QColor& from, const QColor& to, qreal part)
{
    const auto between = [part](int a, int b) { return a + static_cast<int>((b - a) * part); };
    return {between(from.red(), to.red()), between(from.green(), to.green()),
            between(from.blue(), to.blue())};
}

qreal contrastOf(const QColor& one, const QColor& other)
{
    return contrastOf(luminance(one), luminance(other));
}

QColor paleOn(const QColor& text, const QColor& background, const QColor& otherBackground)
{
    const qreal behind = luminance(background);
    const qreal otherBehind = luminance(otherBackground);
    QColor pale = text;
    for (int step = 1; step <= steps; ++step) {
        const QColor paler = blended(text, background, qreal(step) / steps);
        const qreal bright = luminance(paler);
        if (std::min(contrastOf(bright, behind), contrastOf(bright, otherBehind)) < leastContrast)
            break;
        pale = paler;
    }
    return pale;
}

} // namespace bloscope
