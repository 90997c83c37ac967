#include "ui/theme/theme_palettes.h"

namespace bloscope {

namespace {

// The colours of one theme by what they are for.
struct Shades {
    QRgb window;
    QRgb base;
    QRgb alternateBase;
    QRgb button;
    QRgb text;
    QRgb disabledText;
    QRgb quietText; // explanations, placeholders
    QRgb highlight;
    QRgb disabledHighlight;
    QRgb link;
    QRgb visitedLink;
    QRgb brightText; // alarms
    QRgb toolTip;
    QRgb fieldEdges;
};

constexpr Shades light = {
    .window = 0xfff4f4f6,
    .base = 0xffffffff,
    .alternateBase = 0xfff0f1f5,
    .button = 0xffececf0,
    .text = 0xff1c1c20,
    .disabledText = 0xff686870,
    .quietText = 0xff5f5f68,
    .highlight = 0xff2159b8,
    .disabledHighlight = 0xff686870,
    .link = 0xff1a5fb4,
    .visitedLink = 0xff7b3fa0,
    .brightText = 0xffb3261e,
    .toolTip = 0xffffffff,
    .fieldEdges = 0xffb0b0b8,
};

constexpr Shades dark = {
    .window = 0xff2b2b2e,
    .base = 0xff1e1e20,
    .alternateBase = 0xff262629,
    .button = 0xff3a3a3e,
    .text = 0xffe6e6ea,
    .disabledText = 0xffa6a6ad,
    .quietText = 0xffadadb5,
    .highlight = 0xff2f65ca,
    .disabledHighlight = 0xff55555c,
    .link = 0xff8ab4f8,
    .visitedLink = 0xffc8a2f0,
    .brightText = 0xffff8a80,
    .toolTip = 0xff3a3a3e,
    .fieldEdges = 0xffb4b4bc,
};

QPalette paletteOf(const Shades& shades)
{
    QPalette palette{QColor(shades.button), QColor(shades.window)}; // edges are made from these
    palette.setColor(QPalette::Base, shades.base);
    palette.setColor(QPalette::AlternateBase, shades.alternateBase);
    palette.setColor(QPalette::ToolTipBase, shades.toolTip);
    palette.setColor(QPalette::ToolTipText, shades.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, shades.text);
        palette.setColor(QPalette::Disabled, role, shades.disabledText);
    }
    palette.setColor(QPalette::PlaceholderText, shades.quietText);
    palette.setColor(QPalette::BrightText, shades.brightText);
    palette.setColor(QPalette::Highlight, shades.highlight);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, shades.disabledHighlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, shades.link);
    palette.setColor(QPalette::LinkVisited, shades.visitedLink);
    return palette;
}

} // namespace

QPalette lightPalette()
{
    return paletteOf(light);
}

QPalette darkPalette()
{
    return paletteOf(dark);
}

QColor fieldEdges(const QPalette& palette)
{
    return QColor(isDark(palette) ? dark.fieldEdges : light.fieldEdges);
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::WindowText).lightness() >
           palette.color(QPalette::Window).lightness();
}

} // namespace bloscope
