#include "ui/theme/own_style.h"

#include "ui/theme/icons.h"

namespace bloscope {

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
