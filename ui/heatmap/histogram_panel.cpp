#include "ui/heatmap/histogram_panel.h"

#include "ui/picture/value_ticks.h"
#include "ui/text/number_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int verticalMargin = 12;
constexpr int gap = 3;
constexpr int barsWidth = 64;
constexpr int tickRoom = 52;
constexpr int pixelsPerTick = 45;
constexpr int reach = 5;        // of the mouse, in pixels
constexpr int stepPixels = 2;   // of a key
constexpr int pageSteps = 10;   // of Page Up and Page Down
constexpr double leastSpan = 1; // in pixels, between the two ends

QString shortNumber(double number)
{
    constexpr int digits = 6;
    return QString::number(number, 'g', digits);
}

} // namespace

HistogramPanel::HistogramPanel(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("Histogram of the numbers"));
}

void HistogramPanel::setWanted(bool wanted)
{
    m_isWanted = wanted;
    showWhereThereIsRoom();
}

void HistogramPanel::showWhereThereIsRoom()
{
    setVisible(m_isWanted && (!parentWidget() || parentWidget()->width() >= leastRoom));
}

bool HistogramPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        showWhereThereIsRoom();
    return QWidget::eventFilter(watched, event);
}

QSize HistogramPanel::sizeHint() const
{
    return {2 * gap + barsWidth + tickRoom, 150};
}

void HistogramPanel::setDistribution(const ValueDistribution& distribution)
{
    m_distribution = distribution;
    describe();
    update();
}

void HistogramPanel::setColors(const ColorMap& map, ValueScale scale, const ValueRange& range)
{
    m_map = &map;
    m_scale = scale;
    if (!m_dragged)
        m_range = range;
    describe();
    update();
}

void HistogramPanel::describe()
{
    setAccessibleDescription(
        tr("From %1 to %2 numbers have colours. Tab goes from one end to the other, the arrow "
           "keys move it.")
            .arg(shortNumber(m_range.low), shortNumber(m_range.high)));
}

QRect HistogramPanel::bars() const
{
    return {gap, verticalMargin, barsWidth, height() - 2 * verticalMargin};
}

ValueRange HistogramPanel::axis() const
{
    if (m_dragged)
        return m_heldAxis;
    if (m_distribution.isEmpty())
        return m_range;
    return {std::min(m_distribution.extent.low, m_range.low),
            std::max(m_distribution.extent.high, m_range.high)};
}

int HistogramPanel::yOf(double number) const
{
    const ValueScale scale = m_distribution.isEmpty() ? m_scale : m_distribution.scale;
    const double place = std::clamp(ScalePosition(axis(), scale).of(number), 0.0, 1.0);
    return bars().top() + static_cast<int>(std::lround((1 - place) * (bars().height() - 1)));
}

double HistogramPanel::numberAt(int y) const
{
    const ValueScale scale = m_distribution.isEmpty() ? m_scale : m_distribution.scale;
    const double place =
        1 - static_cast<double>(y - bars().top()) / std::max(1, bars().height() - 1);
    const ValueRange all = axis();
    return std::clamp(ScalePosition(all, scale).valueAt(std::clamp(place, 0.0, 1.0)), all.low,
                      all.high);
}

void HistogramPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintBars(painter);
    paintTicks(painter);
    if (!m_map->isPalette())
        paintEnds(painter);
}

QColor HistogramPanel::colorOf(double number) const
{
    if (m_map->isPalette())
        return m_map->ofLabel(number);
    const double place = ScalePosition(m_range, m_scale).of(number);
    QColor color = std::isnan(place) ? m_map->special.notANumber : m_map->at(place);
    if (place < 0 || place > 1) // beyond the ends, where all have the same one
        color.setAlphaF(0.4f);
    return color;
}

// Each bar in the colours that its numbers have in the picture, with a line at its end, since some
// of them may be that of the window.
void HistogramPanel::paintBars(QPainter& painter) const
{
    QColor contour = palette().color(QPalette::WindowText);
    contour.setAlphaF(0.65f);
    const auto& counts = m_distribution.bins.counts;
    for (std::size_t bin = 0; bin < counts.size(); ++bin) {
        if (counts[bin] == 0)
            continue;
        const auto [low, high] = m_distribution.edgesOf(bin);
        const int right = bars().left() + lengthOf(counts[bin]);
        const int top = yOf(high);
        const int bottom = std::max(yOf(low) - 1, top);
        for (int y = top; y <= bottom; ++y)
            painter.fillRect(bars().left(), y, right - bars().left(), 1, colorOf(numberAt(y)));
        painter.fillRect(right, top, 1, bottom - top + 1, contour);
    }
}

// Lengths are logarithms: a background of many equal numbers would hide all others.
int HistogramPanel::lengthOf(std::uint64_t count) const
{
    const auto longest = std::log1p(static_cast<double>(m_distribution.bins.largestCount()));
    const double share = std::log1p(static_cast<double>(count)) / longest;
    return std::max(1, qRound(share * barsWidth));
}

void HistogramPanel::paintTicks(QPainter& painter) const
{
    painter.setPen(palette().color(QPalette::WindowText));
    const int wanted = bars().height() / pixelsPerTick;
    const ValueScale scale = m_distribution.isEmpty() ? m_scale : m_distribution.scale;
    const auto ticks =
        m_map->isPalette() ? labelTicks(axis(), wanted) : valueTicks(axis(), scale, wanted);
    const int left = bars().right() + gap;
    const int lineHeight = fontMetrics().height();
    for (const ValueTick& tick : ticks) {
        const int y = bars().top() + qRound((1 - tick.position) * (bars().height() - 1));
        painter.drawLine(left, y, left + gap, y);
        painter.drawText(QRect(left + 2 * gap, y - lineHeight / 2, width(), lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, tick.label);
    }
}

void HistogramPanel::paintEnds(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const End end : {End::Low, End::High}) {
        const int y = yOf(end == End::Low ? m_range.low : m_range.high);
        const bool isChosen = m_dragged == end || (hasFocus() && m_current == end);
        const QColor color = palette().color(isChosen ? QPalette::Highlight : QPalette::WindowText);
        painter.setPen(QPen(color, isChosen ? 2 : 1));
        painter.drawLine(0, y, bars().right(), y);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const int left = bars().right() + 1;
        painter.drawPolygon(
            QPolygon({QPoint(left, y), QPoint(left + 7, y - 5), QPoint(left + 7, y + 5)}));
    }
}

std::optional<HistogramPanel::End> HistogramPanel::endAt(QPoint place) const
{
    if (m_map->isPalette() || place.x() > bars().right())
        return std::nullopt;
    const int toLow = std::abs(place.y() - yOf(m_range.low));
    const int toHigh = std::abs(place.y() - yOf(m_range.high));
    if (std::min(toLow, toHigh) > reach)
        return std::nullopt;
    // Where both are, the one that has room on this side.
    if (toLow == toHigh)
        return place.y() > yOf(m_range.low) ? End::Low : End::High;
    return toLow < toHigh ? End::Low : End::High;
}

void HistogramPanel::moveEnd(End end, double number)
{
    ValueRange range = m_range;
    (end == End::Low ? range.low : range.high) = number;
    const bool hasRoom = range.low < range.high && yOf(range.low) - yOf(range.high) >= leastSpan;
    if (!hasRoom || range == m_range)
        return;
    m_range = range;
    describe();
    update();
    emit rangeDragged(range);
}

void HistogramPanel::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_heldAxis = axis();
    m_dragged = endAt(event->pos());
    m_current = m_dragged.value_or(m_current);
    update();
}

void HistogramPanel::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged)
        moveEnd(*m_dragged, numberAt(event->pos().y()));
    else
        setCursor(endAt(event->pos()) ? Qt::SizeVerCursor : Qt::ArrowCursor);
}

void HistogramPanel::mouseReleaseEvent(QMouseEvent*)
{
    m_dragged.reset();
    update();
}

void HistogramPanel::step(int steps)
{
    const int y = yOf(m_current == End::Low ? m_range.low : m_range.high);
    moveEnd(m_current, numberAt(y - steps * stepPixels));
}

void HistogramPanel::keyPressEvent(QKeyEvent* event)
{
    if (m_map->isPalette())
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

bool HistogramPanel::focusNextPrevChild(bool next)
{
    const End other = next ? End::High : End::Low;
    if (!hasFocus() || m_current == other || m_map->isPalette())
        return QWidget::focusNextPrevChild(next);
    m_current = other;
    update();
    return true;
}

bool HistogramPanel::event(QEvent* event)
{
    if (event->type() == QEvent::ParentChange && parent())
        parent()->installEventFilter(this);
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

QString HistogramPanel::textAt(QPoint place) const
{
    const auto bin = m_distribution.binAt(numberAt(place.y()));
    if (!bin)
        return {};
    const auto [low, high] = m_distribution.edgesOf(*bin);
    const QString text =
        tr("%1 to %2: %3")
            .arg(shortNumber(low), shortNumber(high),
                 countedText(m_distribution.bins.counts[*bin], tr("1 cell"), tr("%1 cells")));
    if (!m_distribution.isSample)
        return text;
    return text + '\n' + tr("of a sample of %1 cells").arg(countText(m_distribution.numbers));
}

} // namespace bloscope
