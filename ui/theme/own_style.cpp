#include "ui/theme/own_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme_palettes.h"

#include <QStyleOptionButton>

namespace bloscope {

namespace {

// Fusion draws the edges of a box in a darker shade of the window around it. A circle is blended
// with what it stands on, and needs a lighter one on dark windows.
QColor edgesOf(QStyle::PrimitiveElement box, const QPalette& palette)
{
    constexpr int lighter = 120; // percent
    const QColor edges = fieldEdges(palette);
    const bool isCircle = box == QStyle::PE_IndicatorRadioButton;
    return isCircle && isDark(palette) ? edges.lighter(lighter) : edges;
}

QStyleOptionButton boxWithEdges(const QStyleOption& option, const QColor& edges)
{
    QStyleOptionButton box;
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option))
        box = *button;
    box.rect = option.rect;
    box.state = option.state;
    box.direction = option.direction;
    box.fontMetrics = option.fontMetrics;
    box.palette = option.palette;
    box.palette.setColor(QPalette::Window, edges);
    return box;
}

} // namespace

OwnStyle::OwnStyle() : QProxyStyle(QStringLiteral("fusion")) {}

QIcon OwnStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                             const QWidget* widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return lineIcon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return lineIcon(QStringLiteral("float"));
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

void OwnStyle::drawPrimitive(PrimitiveElement which, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    if (!option || (which != PE_IndicatorCheckBox && which != PE_IndicatorRadioButton))
        return QProxyStyle::drawPrimitive(which, option, painter, widget);
    const QStyleOptionButton box = boxWithEdges(*option, edgesOf(which, option->palette));
    QProxyStyle::drawPrimitive(which, &box, painter, widget);
}

int OwnStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                        QStyleHintReturn* returned) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, returned);
}

QString OwnStyle::nameOf(const QStyle& style)
{
    const auto* proxy = qobject_cast<const QProxyStyle*>(&style);
    return (proxy ? proxy->baseStyle() : &style)->name();
}

} // namespace bloscope
