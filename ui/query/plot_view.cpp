#include "ui/query/plot_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <algorithm>
#include <array>
#include <cmath>

namespace bloscope {

namespace {

using Kind = PlotChoice::Kind;
using Range = ClosedRange<double>;

constexpr double zoomStep = 1.25; // of a key, and of a notch of the wheel
constexpr double zoomStepOfMenu = 1.5;
constexpr double moveStep = 0.1;    // of what is in sight
constexpr double selectStep = 0.02; // likewise
constexpr double reach = 6;         // pixels around a point

Range rangeOf(const QCPRange& range)
{
    return {range.lower, range.upper};
}

} // namespace

PlotView::PlotView(QWidget* parent)
    : QCustomPlot(parent), m_drawing(*this), m_selected(new QCPItemRect(this))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(240, 180);
    setAccessibleName(tr("Plot"));
    m_selected->setLayer(QStringLiteral("overlay"));
    m_selected->setVisible(false);
    m_selected->setSelectable(false);
    followPalette();
}

void PlotView::followPalette()
{
    constexpr int filling = 50; // of 255
    QColor selected = palette().color(QPalette::Highlight);
    m_selected->setPen(QPen(selected, 1));
    selected.setAlpha(filling);
    m_selected->setBrush(selected);
    m_drawing.followPalette();
}

// --- what is shown

void PlotView::showPicture(PlotPicturePtr shown)
{
    const bool isOther = !picture() || !shown || shown->basis != picture()->basis;
    if (isOther) {
        clearSelection();
        m_hasShown = false;
    }
    m_drawing.show(std::move(shown));
    if (isOther && picture() && picture()->basis->hasValues) {
        m_hasShown = true;
        for (QCPAxis* axis : {xAxis, yAxis})
            axis->setRange(m_drawing.allOf(*axis));
        m_drawing.fitValues();
    } else if (picture() && picture()->histogram) {
        m_drawing.fitValues(); // bars that grow
    }
    replot(rpQueuedReplot);
}

// --- what is in sight

PlotView::Along PlotView::along() const
{
    if (!picture() || !picture()->basis->hasValues || picture()->words)
        return {};
    return {true, picture()->grid.has_value()};
}

bool PlotView::showsAll() const
{
    const auto shows = [this](const QCPAxis& axis) {
        const QCPRange all = m_drawing.allOf(axis);
        constexpr double tolerance = 1e-9; // of rounding
        return axis.range().size() >= all.size() * (1 - tolerance);
    };
    return (!along().x || shows(*xAxis)) && (!along().y || shows(*yAxis));
}

PlotSight PlotView::sight() const
{
    PlotSight sight;
    sight.pixelRatio = devicePixelRatioF();
    sight.pixels = axisRect()->size() * sight.pixelRatio;
    if (m_hasShown && along().x && !showsAll()) {
        sight.x = rangeOf(xAxis->range());
        if (along().y)
            sight.y = rangeOf(yAxis->range());
    }
    return sight;
}

// Not beyond all there is.
void PlotView::setRange(QCPAxis& axis, double low, double high)
{
    const QCPRange all = m_drawing.allOf(axis);
    const double size = std::min(high - low, all.size());
    const double begin = std::clamp(low, all.lower, std::max(all.lower, all.upper - size));
    constexpr double leastShare = 1e-12; // of the values, which float64 can tell apart
    if (size > leastShare * std::max(std::abs(begin), std::abs(begin + size)))
        axis.setRange(begin, begin + size);
}

void PlotView::zoomBy(double factor, QPointF fixed)
{
    const auto zoom = [&](QCPAxis& axis, double pixel) {
        const double place = axis.pixelToCoord(pixel);
        setRange(axis, place - (place - axis.range().lower) / factor,
                 place + (axis.range().upper - place) / factor);
    };
    if (along().x)
        zoom(*xAxis, fixed.x());
    if (along().y)
        zoom(*yAxis, fixed.y());
    m_drawing.fitValues();
    m_drawing.fitTicks();
    replot(rpQueuedReplot);
    emit sightChanged();
}

void PlotView::moveBy(double x, double y)
{
    const auto move = [&](QCPAxis& axis, double share) {
        const QCPRange range = axis.range();
        setRange(axis, range.lower + share * range.size(), range.upper + share * range.size());
    };
    if (along().x)
        move(*xAxis, x);
    if (along().y)
        move(*yAxis, y);
    m_drawing.fitValues();
    replot(rpQueuedReplot);
    emit sightChanged();
}

void PlotView::zoomIn()
{
    zoomBy(zoomStepOfMenu, axisRect()->rect().center());
}

void PlotView::zoomOut()
{
    zoomBy(1 / zoomStepOfMenu, axisRect()->rect().center());
}

void PlotView::showAll()
{
    for (QCPAxis* axis : {xAxis, yAxis})
        axis->setRange(m_drawing.allOf(*axis));
    m_drawing.fitValues();
    replot(rpQueuedReplot);
    emit sightChanged();
}

// --- what is selected

// Of curves over rows the values are selected: rows have no names in conditions.
PlotView::Along PlotView::selecting() const
{
    if (!picture() || !picture()->basis->hasValues)
        return {};
    const PlotChoice& choice = picture()->basis->choice;
    if (picture()->words)
        return {false, true};
    if (choice.kind == Kind::Curve && !choice.x)
        return {false, choice.ys.size() == 1};
    return {true, choice.kind == Kind::Scatter};
}

PlotView::Selection PlotView::inSight() const
{
    Selection seen;
    if (selecting().x)
        seen.x = rangeOf(xAxis->range());
    if (selecting().y)
        seen.y = rangeOf(yAxis->range());
    return seen;
}

void PlotView::clearSelection()
{
    if (!m_selection)
        return;
    m_selection.reset();
    showSelection();
    emit selectionChanged();
}

void PlotView::setSelectionVisible(bool isVisible)
{
    m_selected->setVisible(isVisible && m_selection);
    replot();
}

// Bins and words are selected as a whole.
void PlotView::select(QPoint from, QPoint to)
{
    const QRect inside = axisRect()->rect();
    const auto between = [](QCPAxis& axis, int a, int b, int first, int last) {
        const double begin = axis.pixelToCoord(std::clamp(a, first, last));
        const double end = axis.pixelToCoord(std::clamp(b, first, last));
        return Range{std::min(begin, end), std::max(begin, end)};
    };
    Selection selected;
    if (selecting().x)
        selected.x = between(*xAxis, from.x(), to.x(), inside.left(), inside.right());
    if (selecting().y)
        selected.y = between(*yAxis, from.y(), to.y(), inside.top(), inside.bottom());
    if (picture()->histogram && selected.x) {
        const PlotBins& bins = picture()->histogram->bins;
        const double last = std::nextafter(bins.end(), bins.begin);
        const auto first = bins.binOf(std::clamp(selected.x->low, bins.begin, last));
        const auto end = bins.binOf(std::clamp(selected.x->high, bins.begin, last));
        if (first && end)
            selected.x = Range{bins.edge(*first), bins.edge(*end + 1)};
    }
    if (picture()->words) {
        const double most = static_cast<double>(picture()->words->words.size()) - 1;
        selected.y = Range{std::clamp(std::round(selected.y->low), 0.0, most) - 0.5,
                           std::clamp(std::round(selected.y->high), 0.0, most) + 0.5};
    }
    m_selection = selected;
    showSelection();
    emit selectionChanged();
}

void PlotView::showSelection()
{
    m_selected->setVisible(m_selection.has_value());
    if (m_selection) {
        const auto place = [](QCPItemPosition& position, const std::optional<Range>& x,
                              const std::optional<Range>& y, bool isFirst) {
            position.setTypeX(x ? QCPItemPosition::ptPlotCoords : QCPItemPosition::ptAxisRectRatio);
            position.setTypeY(y ? QCPItemPosition::ptPlotCoords : QCPItemPosition::ptAxisRectRatio);
            const auto end = [isFirst](const std::optional<Range>& range) {
                if (!range)
                    return isFirst ? 0.0 : 1.0;
                return isFirst ? range->low : range->high;
            };
            position.setCoords(end(x), end(y));
        };
        place(*m_selected->topLeft, m_selection->x, m_selection->y, true);
        place(*m_selected->bottomRight, m_selection->x, m_selection->y, false);
    }
    layer(QStringLiteral("overlay"))->replot();
}

// With Shift and arrows: begins in the middle, or at the first word, and moves the upper end.
void PlotView::extendByKey(int key)
{
    const bool isAlongX = key == Qt::Key_Left || key == Qt::Key_Right;
    if (isAlongX ? !selecting().x : !selecting().y)
        return;
    const bool isForward =
        key == Qt::Key_Right || key == (picture()->words ? Qt::Key_Down : Qt::Key_Up);
    if (!m_selection) {
        const QRect inside = axisRect()->rect();
        const QPoint third(inside.width() / 3, inside.height() / 3);
        if (picture()->words)
            return select(inside.topLeft(), inside.topLeft());
        return select(inside.topLeft() + third, inside.bottomRight() - third);
    }
    const QCPAxis& axis = isAlongX ? *xAxis : *yAxis;
    Range& range = isAlongX ? *m_selection->x : *m_selection->y;
    const double step = picture()->words       ? 1
                        : picture()->histogram ? picture()->histogram->bins.width
                                               : selectStep * axis.range().size();
    const double end = range.high + (isForward ? step : -step);
    if (end > range.low + step / 2 && end <= axis.range().upper + step / 2)
        range.high = end;
    showSelection();
    emit selectionChanged();
}

// --- mouse and keys

void PlotView::point(QPointF pixel)
{
    QString text;
    if (picture() && axisRect()->rect().contains(pixel.toPoint())) {
        const auto valueOfPixels = [](const QCPAxis& axis, int length) {
            return axis.range().size() / std::max(length, 1) * reach;
        };
        text = picture()->textAt({xAxis->pixelToCoord(pixel.x()), yAxis->pixelToCoord(pixel.y())},
                                 valueOfPixels(*xAxis, axisRect()->width()),
                                 valueOfPixels(*yAxis, axisRect()->height()));
    }
    setAccessibleValue(*this, text);
    emit pointedAt(text);
}

void PlotView::wheelEvent(QWheelEvent* event)
{
    constexpr double notch = 120;
    event->accept();
    zoomBy(std::pow(zoomStep, event->angleDelta().y() / notch), event->position());
}

void PlotView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !axisRect()->rect().contains(event->pos()))
        return;
    const bool selects = event->modifiers() & Qt::ShiftModifier || showsAll();
    m_moving = selects && (selecting().x || selecting().y) ? Moving::Selecting : Moving::Sight;
    m_pressedAt = event->pos();
    m_lastAt = event->position();
}

void PlotView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF from = std::exchange(m_lastAt, event->position());
    const bool isStill =
        (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance();
    if (m_moving == Moving::Selecting && !isStill)
        select(m_pressedAt, event->pos());
    else if (m_moving == Moving::Sight)
        moveBy((from.x() - event->position().x()) / std::max(axisRect()->width(), 1),
               (event->position().y() - from.y()) / std::max(axisRect()->height(), 1));
    point(event->position());
}

// A click selects a bar; elsewhere it ends the selection.
void PlotView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick =
        (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance();
    if (std::exchange(m_moving, Moving::Nothing) == Moving::Nothing || !isClick)
        return;
    const bool hasBars = picture() && (picture()->histogram || picture()->words);
    if (!hasBars || selecting().x == selecting().y)
        return clearSelection();
    select(event->pos(), event->pos());
    emit barClicked();
}

void PlotView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        showAll();
}

void PlotView::leaveEvent(QEvent*)
{
    setAccessibleValue(*this, {});
    emit pointedAt({});
}

void PlotView::keyPressEvent(QKeyEvent* event)
{
    const auto isArrow = [&] {
        constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        return std::ranges::find(arrows, event->key()) != arrows.end();
    };
    if (isArrow() && event->modifiers() & Qt::ShiftModifier)
        return extendByKey(event->key());
    const QPointF middle = axisRect()->rect().center();
    switch (event->key()) {
    case Qt::Key_Left:
        return moveBy(-moveStep, 0);
    case Qt::Key_Right:
        return moveBy(moveStep, 0);
    case Qt::Key_Up:
        return moveBy(0, moveStep);
    case Qt::Key_Down:
        return moveBy(0, -moveStep);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(zoomStep, middle);
    case Qt::Key_Minus:
        return zoomBy(1 / zoomStep, middle);
    case Qt::Key_Home:
        return showAll();
    case Qt::Key_Escape:
        if (m_selection)
            return clearSelection();
        break;
    default:
        break;
    }
    event->ignore();
}

void PlotView::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        followPalette();
}

void PlotView::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    m_drawing.fitTicks();
    emit sightChanged();
}

} // namespace bloscope
