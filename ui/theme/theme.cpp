#include "ui/theme/theme.h"

#include "ui/theme/theme_palettes.h"

#include <QApplication>
#include <QStyle>
#include <QToolTip>

namespace bloscope {

namespace {

const auto fusion = QStringLiteral("fusion");

void useStyle(const QString& name)
{
    if (QApplication::style()->name().compare(name, Qt::CaseInsensitive) != 0)
        QApplication::setStyle(name);
}

} // namespace

Theme::Theme(QObject* parent)
    : QObject(parent),
      m_systemStyle(QApplication::style()->name()),
      m_systemIsDark(isDark(QApplication::palette()))
{
    connect(&m_systemColors, &SystemColors::changed, this, &Theme::apply);
    apply();
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

void Theme::apply()
{
    if (m_choice == ThemeChoice::System)
        applySystems();
    else
        applyOwn(m_choice == ThemeChoice::Dark ? darkPalette() : lightPalette());
}

// Fusion is what Qt takes where the desktop has no style of its own.
void Theme::applySystems()
{
    const bool wantsDark = m_systemColors.isDark().value_or(m_systemIsDark);
    const bool hasOwnStyle = m_systemStyle.compare(fusion, Qt::CaseInsensitive) != 0;
    if (!hasOwnStyle || wantsDark != m_systemIsDark)
        return applyOwn(wantsDark ? darkPalette() : lightPalette());
    useStyle(m_systemStyle);
    QApplication::setPalette(QPalette()); // what the desktop says, now and later
    QToolTip::setPalette(QApplication::palette("QTipLabel"));
}

// Fusion makes the edge of a box from the window around it, of which little is seen on a dark one.
void Theme::applyOwn(const QPalette& palette)
{
    useStyle(fusion);
    QApplication::setPalette(palette);
    QPalette ofBoxes = palette;
    ofBoxes.setBrush(QPalette::Window, palette.placeholderText());
    for (const char* box : {"QCheckBox", "QRadioButton"})
        QApplication::setPalette(ofBoxes, box);
    QToolTip::setPalette(palette);
}

} // namespace bloscope
