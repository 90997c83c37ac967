#include "ui/system_colors.h"

namespace bloscope {

SystemColors::SystemColors(QObject* parent) : QObject(parent)
{
    listen();
}

// Whatever else comes is no preference either.
void SystemColors::take(unsigned colorScheme)
{
    const bool isTold = colorScheme == 1 || colorScheme == 2;
    const auto isDark = isTold ? std::optional(colorScheme == 1) : std::nullopt;
    if (isDark == m_isDark)
        return;
    m_isDark = isDark;
    emit changed();
}

} // namespace bloscope
