#pragma once

#include "ui/theme/system_colors.h"

#include <QPalette>
#include <QProxyStyle>
#include <QString>

class QPalette;
namespace bloscope {

enum class ThemeChoice { System, Light, Dark };

// The colours of the whole program, applied to QApplication at once when they change. The system's
// are followed at the start and while the program runs: a desktop's own style is left as it is
// while it agrees with what the desktop asks for; everywhere else Fusion is drawn in one of our two
// palettes, and the frames of windows with it, where the system lets programs choose. Lives in the
// GUI thread, after QApplication and not longer.
class Theme : public QObject {
    Q_OBJECT

 public:
    explicit Theme(QObject* parent = nullptr);

    ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // of all windows

 private:
    void apply();
    void applyOwn(const QPalette& palette);
    void applySystems();

    ThemeChoice m_choice = ThemeChoice::System;
    QString m_systemStyle; // its name, as the program found it
    bool m_systemIsDark;   // by the palette the program found
    SystemColors m_systemColors;
};

// The program's own colours, made for the Fusion style: every text is readable on what it stands
// on, disabled or not (ui/theme/contrast.h).
QPalette lightPalette();
QPalette darkPalette();

// What Fusion makes the edges of fields and buttons from, by darkening it: seen with a contrast of
// 3 on the window and on the base of one of these palettes.
QColor fieldEdges(const QPalette& palette);

// Is its text lighter than what it stands on?
bool isDark(const QPalette& palette);

// Fusion with the buttons of docks and messages in our own icons, which follow the palette: those
// of Fusion are grey or black on any background. Boxes to be checked, also those of lists, menus
// and groups, have edges that are seen on dark backgrounds. Set for the application by Theme.
class OwnStyle : public QProxyStyle {
    Q_OBJECT

 public:
    OwnStyle();

    QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;

    void drawPrimitive(PrimitiveElement which, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;

    // Buttons of dialogs have no icons, which Fusion draws black.
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr,
                  const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;

    // Of a style, or of the one that a proxy stands for: "fusion".
    static QString nameOf(const QStyle& style);
};

} // namespace bloscope
