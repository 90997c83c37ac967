#include "ui/theme/theme.h"

#include "core/system/window_frame.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTextBrowser>
#include <QToolTip>
#include <array>

namespace bloscope {

namespace {

// Fusion draws the edges of a box in a darker shade of the window around it. A circle is blended
// with what it stands on, and needs a lighter one on dark windows.
QColor edgesOf(QStyle::PrimitiveElement box, const QPalette& palette)
{
    constexpr int lighter = 120; // percent
    const QColor edges = fieldEdges(palette);
    const bool isCircle = box == QStyle::PE_IndicatorRadioButton;
    return isCircle && isDark(palette) ? edges.lighter(lighter) : edges;
}

QStyleOptionButton boxWithEdges(const QStyleOption& option, const QColor& edges)
{
    QStyleOptionButton box;
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option))
        box = *button;
    box.rect = option.rect;
    box.state = option.state;
    box.direction = option.direction;
    box.fontMetrics = option.fontMetrics;
    box.palette = option.palette;
    box.palette.setColor(QPalette::Window, edges);
    return box;
}

// The colours of one theme by what they are for.
struct Shades {
    QRgb window;
    QRgb base;
    QRgb alternateBase;
    QRgb button;
    QRgb text;
    QRgb disabledText;
    QRgb quietText; // explanations, placeholders
    QRgb highlight;
    QRgb disabledHighlight;
    QRgb link;
    QRgb visitedLink;
    QRgb brightText; // alarms
    QRgb toolTip;
    QRgb fieldEdges;
};

constexpr Shades light = {
    .window = 0xfff4f4f6,
    .base = 0xffffffff,
    .alternateBase = 0xfff0f1f5,
    .button = 0xffececf0,
    .text = 0xff1c1c20,
    .disabledText = 0xff686870,
    .quietText = 0xff5f5f68,
    .highlight = 0xff2159b8,
    .disabledHighlight = 0xff686870,
    .link = 0xff1a5fb4,
    .visitedLink = 0xff7b3fa0,
    .brightText = 0xffb3261e,
    .toolTip = 0xffffffff,
    .fieldEdges = 0xffb0b0b8,
};

constexpr Shades dark = {
    .window = 0xff2b2b2e,
    .base = 0xff1e1e20,
    .alternateBase = 0xff262629,
    .button = 0xff3a3a3e,
    .text = 0xffe6e6ea,
    .disabledText = 0xffa6a6ad,
    .quietText = 0xffadadb5,
    .highlight = 0xff2f65ca,
    .disabledHighlight = 0xff55555c,
    .link = 0xff8ab4f8,
    .visitedLink = 0xffc8a2f0,
    .brightText = 0xffff8a80,
    .toolTip = 0xff3a3a3e,
    .fieldEdges = 0xffb4b4bc,
};

QPalette paletteOf(const Shades& shades)
{
    QPalette palette{QColor(shades.button), QColor(shades.window)}; // edges are made from these
    palette.setColor(QPalette::Base, shades.base);
    palette.setColor(QPalette::AlternateBase, shades.alternateBase);
    palette.setColor(QPalette::ToolTipBase, shades.toolTip);
    palette.setColor(QPalette::ToolTipText, shades.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, shades.text);
        palette.setColor(QPalette::Disabled, role, shades.disabledText);
    }
    palette.setColor(QPalette::PlaceholderText, shades.quietText);
    palette.setColor(QPalette::BrightText, shades.brightText);
    palette.setColor(QPalette::Highlight, shades.highlight);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, shades.disabledHighlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, shades.link);
    palette.setColor(QPalette::LinkVisited, shades.visitedLink);
    return palette;
}

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

void renewFrame(const QWidget& window)
{
    if (const WId id = window.internalWinId())
        drawFrame(id, isDark(QApplication::palette()));
}

void renewFrames()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (const QWidget* window : windows)
        renewFrame(*window);
}

} // namespace

OwnStyle::OwnStyle() : QProxyStyle(QStringLiteral("fusion")) {}

QIcon OwnStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                             const QWidget* widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return lineIcon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return lineIcon(QStringLiteral("float"));
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

void OwnStyle::drawPrimitive(PrimitiveElement which, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    if (!option || (which != PE_IndicatorCheckBox && which != PE_IndicatorRadioButton))
        return QProxyStyle::drawPrimitive(which, option, painter, widget);
    const QStyleOptionButton box = boxWithEdges(*option, edgesOf(which, option->palette));
    QProxyStyle::drawPrimitive(which, &box, painter, widget);
}

int OwnStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                        QStyleHintReturn* returned) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, returned);
}

QString OwnStyle::nameOf(const QStyle& style)
{
    const auto* proxy = qobject_cast<const QProxyStyle*>(&style);
    return (proxy ? proxy->baseStyle() : &style)->name();
}

QPalette lightPalette()
{
    return paletteOf(light);
}

QPalette darkPalette()
{
    return paletteOf(dark);
}

QColor fieldEdges(const QPalette& palette)
{
    return QColor(isDark(palette) ? dark.fieldEdges : light.fieldEdges);
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::WindowText).lightness() >
           palette.color(QPalette::Window).lightness();
}

Theme::Theme(QObject* parent)
    : QObject(parent),
      m_systemStyle(OwnStyle::nameOf(*QApplication::style())),
      m_systemIsDark(isDark(QApplication::palette()))
{
    connect(&m_systemColors, &SystemColors::changed, this, &Theme::apply);
    qApp->installEventFilter(this);
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
    renewFrames();
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WinIdChange)
        if (const auto* widget = qobject_cast<QWidget*>(watched); widget && widget->isWindow())
            renewFrame(*widget);
    return QObject::eventFilter(watched, event);
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
