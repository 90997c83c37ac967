#include "ui/controls/segment_bar.h"

#include "ui/theme/contrast.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionTab>
#include <QWheelEvent>

namespace bloscope {

namespace {

constexpr int besideText = 9; // pixels
constexpr int aboveText = 4;
constexpr qreal roundness = 4;
constexpr qreal outlineStrength = 0.35; // of text on its background
constexpr qreal hoverStrength = 0.08;

QColor outlineOf(const QPalette& palette)
{
    return blended(palette.color(QPalette::Window), palette.color(QPalette::WindowText),
                   outlineStrength);
}

QColor fillOf(const QPalette& palette, bool isChosen, bool isHovered)
{
    if (isChosen)
        return palette.color(QPalette::Highlight);
    const QColor plain = palette.color(QPalette::Base);
    return isHovered ? blended(plain, palette.color(QPalette::Text), hoverStrength) : plain;
}

} // namespace

SegmentBar::SegmentBar(QWidget* parent) : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setElideMode(Qt::ElideNone);
    setUsesScrollButtons(true);
    setAttribute(Qt::WA_Hover);
}

QSize SegmentBar::tabSizeHint(int index) const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.horizontalAdvance(tabText(index)) + 2 * besideText,
            metrics.height() + 2 * aboveText};
}

void SegmentBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(tabRect(0) | tabRect(count() - 1)).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(all, roundness, roundness);
    painter.setClipPath(outline);
    for (int index = 0; index < count(); ++index)
        drawSegment(painter, index);
    painter.setClipping(false);
    painter.setPen(outlineOf(palette()));
    painter.drawPath(outline);
}

void SegmentBar::drawSegment(QPainter& painter, int index) const
{
    const QRect place = tabRect(index);
    const bool isChosen = index == currentIndex();
    QStyleOptionTab option;
    initStyleOption(&option, index);
    painter.fillRect(place, fillOf(palette(), isChosen, option.state & QStyle::State_MouseOver));
    if (index > 0) {
        painter.setPen(outlineOf(palette()));
        painter.drawLine(
            QLineF(place.left() + 0.5, place.top(), place.left() + 0.5, place.bottom() + 1));
    }
    painter.setPen(palette().color(isChosen ? QPalette::HighlightedText : QPalette::Text));
    painter.drawText(place, Qt::AlignCenter, tabText(index));
    if (isChosen && hasFocus())
        painter.drawRoundedRect(QRectF(place).adjusted(2.5, 2.5, -2.5, -2.5), 2, 2);
}

void SegmentBar::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace bloscope
