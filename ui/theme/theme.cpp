#include "ui/theme/theme.h"

#include "ui/theme/own_style.h"
#include "ui/theme/theme_palettes.h"

#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QStyle>
#include <QTextBrowser>
#include <QToolTip>
#include <array>

namespace bloscope {

namespace {

const auto fusion = QStringLiteral("fusion");

// What Fusion makes edges of, darker, where they have to be seen on the base and on the window.
constexpr std::array withEdges = {"QLineEdit",      "QComboBox", "QAbstractSpinBox",
                                  "QPlainTextEdit", "QTextEdit", "QPushButton"};

void useSystemsStyle(const QString& name)
{
    if (OwnStyle::nameOf(*QApplication::style()).compare(name, Qt::CaseInsensitive) != 0)
        QApplication::setStyle(name);
}

void useOwnStyle()
{
    if (!qobject_cast<OwnStyle*>(QApplication::style()))
        QApplication::setStyle(new OwnStyle); // which owns it
}

QPalette withEdgesOf(const QPalette& palette, const QColor& edges)
{
    QPalette changed = palette;
    changed.setColor(QPalette::Window, edges);
    return changed;
}

void renewLabel(QLabel& label)
{
    const QString text = label.text();
    if (!text.contains(QStringLiteral("<a ")))
        return;
    label.setText({});
    label.setText(text);
}

void renewPage(QTextBrowser& browser)
{
    if (browser.source().isEmpty())
        return;
    const int place = browser.verticalScrollBar()->value();
    browser.reload();
    browser.verticalScrollBar()->setValue(place);
}

// Links keep the colours of the time when the text was set.
void renewLinks()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets)
        if (auto* label = qobject_cast<QLabel*>(widget))
            renewLabel(*label);
        else if (auto* browser = qobject_cast<QTextBrowser*>(widget))
            renewPage(*browser);
}

} // namespace

Theme::Theme(QObject* parent)
    : QObject(parent),
      m_systemStyle(OwnStyle::nameOf(*QApplication::style())),
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
    renewLinks();
}

// Fusion is what Qt takes where the desktop has no style of its own.
void Theme::applySystems()
{
    const bool wantsDark = m_systemColors.isDark().value_or(m_systemIsDark);
    const bool hasOwnStyle = m_systemStyle.compare(fusion, Qt::CaseInsensitive) != 0;
    if (!hasOwnStyle || wantsDark != m_systemIsDark)
        return applyOwn(wantsDark ? darkPalette() : lightPalette());
    useSystemsStyle(m_systemStyle);
    QApplication::setPalette(QPalette()); // what the desktop says, now and later
    QToolTip::setPalette(QApplication::palette("QTipLabel"));
}

// Fusion makes edges of the window around them, of which little is seen on a dark one.
void Theme::applyOwn(const QPalette& palette)
{
    useOwnStyle();
    QApplication::setPalette(palette);
    for (const char* field : withEdges)
        QApplication::setPalette(withEdgesOf(palette, fieldEdges(palette)), field);
    QToolTip::setPalette(palette);
}

} // namespace bloscope
