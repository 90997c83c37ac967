#pragma once

#include <QObject>
#include <optional>

namespace bloscope {

// Whether the desktop wants light or dark programs, as far as it says: the settings portal over
// D-Bus (org.freedesktop.portal.Settings, which GNOME, KDE and others answer), asked without
// waiting. Elsewhere, and where nobody answers, nothing is known. Lives in the GUI thread.
class SystemColors : public QObject {
    Q_OBJECT

 public:
    explicit SystemColors(QObject* parent = nullptr);

    std::optional<bool> isDark() const { return m_isDark; } // nothing: no preference, or unknown

    void take(unsigned colorScheme); // as the portal tells it: 0 none, 1 dark, 2 light

 signals:
    void changed();

 private:
    void listen(); // color_portal.cpp, where Qt has D-Bus

    std::optional<bool> m_isDark;
};

} // namespace bloscope
