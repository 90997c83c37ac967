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

} // namespace bloscope
