#include "ui/theme/system_colors.h"

namespace bloscope {

SystemColors::SystemColors(QObject* parent) : QObject(parent)
{
    listen();
}

void SystemColors::take(std::optional<bool> isDark)
{
    if (isDark == m_isDark)
        return;
    m_isDark = isDark;
    emit changed();
}

} // namespace bloscope
