#include "ui/plot/plot_navigator.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

// A factor above 1 brings things nearer.
constexpr double zoomStepOfMenu = 1.5;
constexpr double zoomStep = 1.25; // of a key, and of a notch of the wheel
constexpr double moveStep = 0.1;  // of what is in sight

} // namespace

PlotNavigator::PlotNavigator(QCustomPlot& plot, Axes axes)
    : QObject(&plot), m_plot(plot), m_axes(axes)
{
    connect(&plot, &QCustomPlot::afterLayout, this, &PlotNavigator::fitRoom);
    connect(plot.xAxis, &QCPAxis::scaleTypeChanged, this, &PlotNavigator::adaptView);
}

PlaneRoom PlotNavigator::room() const
{
    return PlaneRoom(
        static_cast<double>(m_rows), static_cast<double>(m_columns),
        {static_cast<double>(m_roomSize.width()), static_cast<double>(m_roomSize.height())},
        m_cellHeight);
}

void PlotNavigator::setCells(std::int64_t rows, std::int64_t columns)
{
    const bool areAsMany = rows == m_rows && columns == m_columns;
    m_rows = rows;
    m_columns = columns;
    setView(areAsMany ? m_view : room().all());
}

void PlotNavigator::setCellHeight(std::optional<double> widths)
{
    if (widths == m_cellHeight)
        return;
    m_cellHeight = widths;
    adaptView();
}

void PlotNavigator::setFlips(const PlaneFlips& flips)
{
    if (flips == m_flips)
        return;
    m_flips = flips;
    m_plot.xAxis->setRangeReversed(flips.columns);
    m_plot.yAxis->setRangeReversed(!flips.rows);
    m_plot.replot(QCustomPlot::rpQueuedReplot);
}

// The room between the axes is known, and may have changed, whenever they have been laid out. What
// is laid out is laid out anew for what is then seen in it, before it is drawn.
void PlotNavigator::fitRoom()
{
    const QSize room = m_plot.axisRect()->size().grownBy(m_leftOver);
    if (room == m_roomSize)
        return;
    m_roomSize = room;
    adaptView();
    layOut();
    emit roomChanged();
}

void PlotNavigator::layOut()
{
    for (const auto phase :
         {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        m_plot.plotLayout()->update(phase);
}

// To another room. What was asked for is adapted, not what came of it in the rooms before.
void PlotNavigator::adaptView()
{
    const std::optional<PlaneView> wanted = m_wanted;
    if (wanted)
        setView(room().adapted(*wanted));
    else
        setView(m_showsAll ? room().all() : room().adapted(m_view));
    m_wanted = wanted;
}

void PlotNavigator::show(const PlaneView& part)
{
    setView(room().adapted(part));
    m_wanted = part;
}

void PlotNavigator::setView(const PlaneView& view)
{
    constexpr double lowestOnLog = 0.9; // a little before the second cell, number 1
    m_wanted.reset();
    m_view = view;
    m_showsAll = room().isAll(view);
    const PlaneView seen = seenOf(view);
    hug(seen);
    // Cell i goes from i to i + 1 in the view, on the axes it lies around i.
    const bool isLog = m_plot.xAxis->scaleType() == QCPAxis::stLogarithmic;
    m_plot.xAxis->setRange(isLog ? std::max(lowestOnLog, seen.left - 0.5) : seen.left - 0.5,
                           seen.left + seen.width - 0.5);
    if (m_axes == Axes::Both)
        m_plot.yAxis->setRange(seen.top - 0.5, seen.top + seen.height - 0.5);
    m_plot.replot(QCustomPlot::rpQueuedReplot);
    emit viewChanged();
}

// Without what lies beside the plane.
PlaneView PlotNavigator::seenOf(const PlaneView& view) const
{
    if (!m_cellHeight || m_rows == 0 || m_columns == 0)
        return view;
    const double left = std::max(0.0, view.left);
    const double top = std::max(0.0, view.top);
    return {left, top, std::min(static_cast<double>(m_columns), view.left + view.width) - left,
            std::min(static_cast<double>(m_rows), view.top + view.height) - top};
}

// What is seen is in the middle of the room. It is there at once: the next event may ask which cell
// is where.
void PlotNavigator::hug(const PlaneView& seen)
{
    const int least = 8; // pixels of the frame
    const auto leftOver = [least](int room, double share) {
        const int frame = std::max(static_cast<int>(std::lround(room * share)), least);
        return std::max(0, room - frame);
    };
    const int across = leftOver(m_roomSize.width(), seen.width / m_view.width);
    const int down = leftOver(m_roomSize.height(), seen.height / m_view.height);
    const QMargins now(across / 2, down / 2, across - across / 2, down - down / 2);
    if (now == m_leftOver)
        return;
    QCPLayoutGrid& layout = *m_plot.plotLayout();
    layout.setMargins(layout.margins() - m_leftOver + now);
    m_leftOver = now;
    layOut();
}

void PlotNavigator::chooseView(const PlaneView& view)
{
    setView(view);
    emit viewChosen();
}

void PlotNavigator::bringIntoSight(CellPosition cell)
{
    if (cellsInSight().contains(cell))
        return;
    const auto [column, row] = m_view.middle();
    chooseView(room().moved(m_view, {static_cast<double>(cell.column) + 0.5 - column,
                                     static_cast<double>(cell.row) + 0.5 - row}));
}

void PlotNavigator::zoomBy(double factor, const PlanePlace& fixed)
{
    chooseView(room().zoomed(m_view, factor, fixed));
}

void PlotNavigator::zoomIn()
{
    zoomBy(zoomStepOfMenu, m_view.middle());
}

void PlotNavigator::zoomOut()
{
    zoomBy(1 / zoomStepOfMenu, m_view.middle());
}

void PlotNavigator::showAll()
{
    chooseView(room().all());
}

CellRect PlotNavigator::cellsInSight() const
{
    const auto left = static_cast<std::int64_t>(std::floor(m_view.left));
    const auto top = static_cast<std::int64_t>(std::floor(m_view.top));
    const auto right = static_cast<std::int64_t>(std::ceil(m_view.left + m_view.width));
    const auto bottom = static_cast<std::int64_t>(std::ceil(m_view.top + m_view.height));
    return intersected({top, left, bottom - top, right - left}, {0, 0, m_rows, m_columns});
}

CellPosition PlotNavigator::middleCell() const
{
    const CellRect sight = cellsInSight();
    return {sight.row + sight.rows / 2, sight.column + sight.columns / 2};
}

QSize PlotNavigator::pixelsOf(const CellRect& part) const
{
    const QSizeF pixels = QSizeF(m_roomSize) * m_plot.devicePixelRatioF();
    const auto share = [](std::int64_t cells, double inSight, double room) {
        return static_cast<int>(std::ceil(static_cast<double>(cells) / inSight * room));
    };
    return {share(part.columns, m_view.width, pixels.width()),
            share(part.rows, m_view.height, pixels.height())};
}

PlanePlace PlotNavigator::cellsAt(QPointF pixel) const
{
    const auto along = [](const QCPAxis& axis, double place) {
        return axis.pixelToCoord(place + 0.5) + 0.5;
    };
    return {along(*m_plot.xAxis, pixel.x()),
            m_axes == Axes::Both ? along(*m_plot.yAxis, pixel.y()) : 0.5};
}

CellPosition PlotNavigator::positionAt(QPointF pixel) const
{
    const auto [column, row] = cellsAt(pixel);
    const CellPosition position{static_cast<std::int64_t>(std::floor(row)),
                                static_cast<std::int64_t>(std::floor(column))};
    const bool isThere = m_plot.axisRect()->rect().contains(pixel.toPoint()) &&
                         CellRect{0, 0, m_rows, m_columns}.contains(position);
    return isThere ? position : CellPosition{};
}

CellPosition PlotNavigator::cellNear(QPointF pixel) const
{
    const auto [column, row] = cellsAt(pixel);
    const auto nearest = [](double cell, std::int64_t count) {
        return static_cast<std::int64_t>(
            std::clamp(std::floor(cell), 0.0, static_cast<double>(count - 1)));
    };
    return {nearest(row, m_rows), nearest(column, m_columns)};
}

void PlotNavigator::turnWheel(QWheelEvent& event)
{
    constexpr double notch = 120;
    event.accept();
    zoomBy(std::pow(zoomStep, event.angleDelta().y() / notch), cellsAt(event.position()));
}

bool PlotNavigator::isAtPlane(const QMouseEvent& event) const
{
    return event.button() == Qt::LeftButton && m_plot.axisRect()->rect().contains(event.pos());
}

void PlotNavigator::beginDrag(const QMouseEvent& event)
{
    m_dragged = event.position();
}

bool PlotNavigator::drag(const QMouseEvent& event)
{
    if (!m_dragged)
        return false;
    const PlanePlace from = cellsAt(*m_dragged);
    const PlanePlace to = cellsAt(event.position());
    m_dragged = event.position();
    chooseView(room().moved(m_view, {from.column - to.column, from.row - to.row}));
    return true;
}

std::optional<QPoint> PlotNavigator::stepOf(const QKeyEvent& event) const
{
    const int right = m_flips.columns ? -1 : 1;
    const int down = m_flips.rows ? -1 : 1;
    switch (event.key()) {
    case Qt::Key_Left:
        return QPoint(-right, 0);
    case Qt::Key_Right:
        return QPoint(right, 0);
    case Qt::Key_Up:
        return m_axes == Axes::Both ? std::optional(QPoint(0, -down)) : std::nullopt;
    case Qt::Key_Down:
        return m_axes == Axes::Both ? std::optional(QPoint(0, down)) : std::nullopt;
    default:
        return std::nullopt;
    }
}

void PlotNavigator::press(QKeyEvent& event)
{
    if (const std::optional<QPoint> step = stepOf(event))
        return chooseView(room().moved(
            m_view, {moveStep * m_view.width * step->x(), moveStep * m_view.height * step->y()}));
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(zoomStep, m_view.middle());
    case Qt::Key_Minus:
        return zoomBy(1 / zoomStep, m_view.middle());
    case Qt::Key_Home:
        return showAll();
    default:
        event.ignore();
    }
}

} // namespace bloscope
