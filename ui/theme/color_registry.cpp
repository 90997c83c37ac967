#include "ui/theme/system_colors.h"

#include <QGuiApplication>
#include <QSettings>

namespace bloscope {

namespace {

std::optional<bool> isDarkChosen()
{
    const QSettings chosen(
        QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes"
                       "\\Personalize"),
        QSettings::NativeFormat);
    const QVariant isLight = chosen.value(QStringLiteral("AppsUseLightTheme"));
    return isLight.isValid() ? std::optional(!isLight.toBool()) : std::nullopt;
}

} // namespace

// Windows, with a Qt before 6.5. Read again whenever somebody comes back to the program, perhaps
// from the settings of the system.
void SystemColors::listen()
{
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    take(isDarkChosen());
            });
    take(isDarkChosen());
}

} // namespace bloscope
