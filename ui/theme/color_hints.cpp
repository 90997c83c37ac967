#include "ui/theme/system_colors.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace bloscope {

namespace {

std::optional<bool> isDarkScheme(Qt::ColorScheme scheme)
{
    if (scheme == Qt::ColorScheme::Unknown)
        return {};
    return scheme == Qt::ColorScheme::Dark;
}

} // namespace

// From 6.5 on, Qt itself asks the desktop, on every system.
void SystemColors::listen()
{
    const QStyleHints* hints = QGuiApplication::styleHints();
    connect(hints, &QStyleHints::colorSchemeChanged, this,
            [this](Qt::ColorScheme scheme) { take(isDarkScheme(scheme)); });
    take(isDarkScheme(hints->colorScheme()));
}

} // namespace bloscope
