#include "ui/curve/curve_colors.h"

#include "ui/theme/theme.h"

#include <array>

namespace bloscope {

namespace {

// Near the colours of Okabe and Ito, some of them darker or lighter for their background.
constexpr std::array<QRgb, 6> onLight = {0xff0072b2, 0xffd55e00, 0xff007f5c,
                                         0xffb0508a, 0xff8a6500, 0xff505050};
constexpr std::array<QRgb, 6> onDark = {0xff56b4e9, 0xfff0883e, 0xff2fc79b,
                                        0xffe295c0, 0xfff0c94a, 0xffd0d0d0};

} // namespace

QPen curvePen(int line, const QPalette& palette)
{
    const auto& colors = isDark(palette) ? onDark : onLight;
    const auto color = static_cast<std::size_t>(line) % colors.size();
    const bool isAgain = static_cast<std::size_t>(line) >= colors.size();
    QPen pen(QColor{colors[color]}, 1, isAgain ? Qt::DashLine : Qt::SolidLine);
    pen.setCosmetic(true);
    return pen;
}

} // namespace bloscope
