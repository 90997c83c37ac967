#pragma once

#include <QObject>
#include <optional>

namespace bloscope {

// Whether the desktop wants light or dark programs, as far as it says: by what Qt knows of it from
// Qt 6.5 on, before that by the settings portal over D-Bus (org.freedesktop.portal.Settings, which
// GNOME, KDE and others answer), asked without waiting, or by the registry of Windows. Elsewhere,
// and where nobody answers, nothing is known. Lives in the GUI thread.
class SystemColors : public QObject {
    Q_OBJECT

 public:
    explicit SystemColors(QObject* parent = nullptr);

    std::optional<bool> isDark() const { return m_isDark; } // nothing: no preference, or unknown

    void take(std::optional<bool> isDark); // what the desktop says now

 signals:
    void changed();

 private:
    void listen(); // one of the files color_*.cpp

    std::optional<bool> m_isDark;
};

} // namespace bloscope
