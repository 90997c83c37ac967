#pragma once

#include "ui/theme/system_colors.h"

#include <QString>

class QPalette;

namespace bloscope {

enum class ThemeChoice { System, Light, Dark };

// The colours of the whole program, applied to QApplication at once when they change. The system's
// are followed at the start and while the program runs: a desktop's own style is left as it is
// while it agrees with what the desktop asks for; everywhere else Fusion is drawn in one of our two
// palettes. Lives in the GUI thread, after QApplication and not longer.
class Theme : public QObject {
    Q_OBJECT

 public:
    explicit Theme(QObject* parent = nullptr);

    ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);

 private:
    void apply();
    void applyOwn(const QPalette& palette);
    void applySystems();

    ThemeChoice m_choice = ThemeChoice::System;
    QString m_systemStyle; // its name, as the program found it
    bool m_systemIsDark;   // by the palette the program found
    SystemColors m_systemColors;
};

} // namespace bloscope
