#include "ui/theme/cell_colors.h"

#include "ui/theme/contrast.h"

namespace bloscope {

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

} // namespace bloscope
