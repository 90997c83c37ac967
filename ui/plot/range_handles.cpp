#include "ui/plot/color_scale.h"

#include "ui/text/number_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int above = 6; // pixels above the scale and below it, for a handle at its end
constexpr int arrowLength = 7;
constexpr int reach = 5;        // of the mouse, in pixels
constexpr int stepPixels = 2;   // of a key
constexpr int pageSteps = 10;   // of Page Up and Page Down
constexpr double leastSpan = 1; // in pixels, between the two ends

} // namespace

RangeHandles::RangeHandles(ColorScale& scale, QWidget* plot) : QWidget(plot), m_scale(scale)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Histogram of the numbers"));
    hide();
}

void RangeHandles::follow()
{
    setGeometry(m_scale.rect().adjusted(0, -above, 0, above));
    setVisible(m_scale.visible() && m_scale.hasHistogram());
    const ValueRange& range = m_scale.range();
    setAccessibleDescription(tr("The colours cover %1 to %2. Tab switches between the ends; arrow "
                                "keys move the current one.")
                                 .arg(m_scale.textOf(range.low), m_scale.textOf(range.high)));
    update();
}

int RangeHandles::yOf(double number) const
{
    return static_cast<int>(std::lround(m_scale.numbers().pixelOf(number))) - y();
}

double RangeHandles::numberAt(int place) const
{
    return m_scale.numbers().numberAt(place + y());
}

void RangeHandles::paintEvent(QPaintEvent*)
{
    if (m_scale.isPalette() || !m_scale.hasNumbers())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const End end : {End::Low, End::High})
        paintEnd(painter, end);
}

void RangeHandles::paintEnd(QPainter& painter, End end) const
{
    const ValueRange& range = m_scale.range();
    const double line = yOf(end == End::Low ? range.low : range.high) + 0.5;
    const bool isChosen = m_dragged == end || (hasFocus() && m_current == end);
    const QColor color = palette().color(isChosen ? QPalette::Highlight : QPalette::WindowText);
    const double tip = width() - arrowLength - 1;
    painter.setPen(QPen(color, isChosen ? 2 : 1));
    painter.drawLine(QPointF(0, line), QPointF(tip, line));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({QPointF(tip, line), QPointF(tip + arrowLength, line - 5),
                                   QPointF(tip + arrowLength, line + 5)}));
}

std::optional<RangeHandles::End> RangeHandles::endAt(QPoint place) const
{
    if (m_scale.isPalette())
        return std::nullopt;
    const ValueRange& range = m_scale.range();
    const int toLow = std::abs(place.y() - yOf(range.low));
    const int toHigh = std::abs(place.y() - yOf(range.high));
    if (std::min(toLow, toHigh) > reach)
        return std::nullopt;
    // Where both are, the one that has room on this side.
    if (toLow == toHigh)
        return place.y() > yOf(range.low) ? End::Low : End::High;
    return toLow < toHigh ? End::Low : End::High;
}

void RangeHandles::moveEnd(End end, double number)
{
    ValueRange range = m_scale.range();
    (end == End::Low ? range.low : range.high) = number;
    const bool hasRoom = range.low < range.high && yOf(range.low) - yOf(range.high) >= leastSpan;
    if (!hasRoom || range == m_scale.range())
        return;
    m_scale.setRange(range);
    m_scale.parentPlot()->replot(QCustomPlot::rpQueuedReplot);
    follow();
    emit rangeDragged(range);
}

void RangeHandles::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged = endAt(event->pos());
    m_current = m_dragged.value_or(m_current);
    m_scale.setHeld(m_dragged.has_value());
    update();
}

void RangeHandles::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged)
        moveEnd(*m_dragged, numberAt(event->pos().y()));
    else
        setCursor(endAt(event->pos()) ? Qt::SizeVerCursor : Qt::ArrowCursor);
}

void RangeHandles::mouseReleaseEvent(QMouseEvent*)
{
    m_dragged.reset();
    m_scale.setHeld(false);
    m_scale.parentPlot()->replot(QCustomPlot::rpQueuedReplot);
    update();
}

void RangeHandles::step(int steps)
{
    const ValueRange& range = m_scale.range();
    const int from = yOf(m_current == End::Low ? range.low : range.high);
    moveEnd(m_current, numberAt(from - steps * stepPixels));
}

void RangeHandles::keyPressEvent(QKeyEvent* event)
{
    if (m_scale.isPalette())
        return event->ignore();
    switch (event->key()) {
    case Qt::Key_Up:
        return step(1);
    case Qt::Key_Down:
        return step(-1);
    case Qt::Key_PageUp:
        return step(pageSteps);
    case Qt::Key_PageDown:
        return step(-pageSteps);
    default:
        event->ignore();
    }
}

bool RangeHandles::focusNextPrevChild(bool next)
{
    const End other = next ? End::High : End::Low;
    if (!hasFocus() || m_current == other || m_scale.isPalette())
        return QWidget::focusNextPrevChild(next);
    m_current = other;
    update();
    return true;
}

bool RangeHandles::event(QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason)
            m_current = reason == Qt::TabFocusReason ? End::Low : End::High;
        update();
    }
    if (event->type() == QEvent::FocusOut)
        update();
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

QString RangeHandles::textAt(QPoint place) const
{
    const ValueDistribution& distribution = m_scale.distribution();
    const double number = numberAt(place.y());
    const auto bins = distribution.binsOn(m_scale.numbers().ends());
    const auto bin = std::ranges::find_if(
        bins, [&](const auto& one) { return number >= one.edges.low && number <= one.edges.high; });
    if (bin == bins.end())
        return {};
    const QString text = tr("%1 to %2: %3 cells")
                             .arg(m_scale.textOf(bin->edges.low), m_scale.textOf(bin->edges.high),
                                  countText(bin->count));
    if (!distribution.isSample)
        return text;
    return text + '\n' +
           tr("of a sample of %1 cells").arg(countText(std::uint64_t(distribution.numbers)));
}

} // namespace bloscope
