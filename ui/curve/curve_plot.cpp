#include "ui/curve/curve_plot.h"

#include "ui/curve/curve_colors.h"
#include "ui/curve/curve_extent.h"
#include "ui/plot/index_ticker.h"
#include "ui/plot/zoom_steps.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int fewPoints = 100; // each is drawn as a dot as well

// The ticks of a logarithmic axis of points, labelled with their true indices.
class LogIndexTicker : public QCPAxisTickerLog {
 public:
    explicit LogIndexTicker(const DimensionSlice& dimension) : m_dimension(dimension) {}

 protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return QString::number(m_dimension.at(std::llround(tick)));
    }

 private:
    DimensionSlice m_dimension;
};

QCPAxis::ScaleType scaleTypeOf(CurveScale scale)
{
    return scale == CurveScale::Log ? QCPAxis::stLogarithmic : QCPAxis::stLinear;
}

QSharedPointer<QCPAxisTicker> valueTicker(CurveScale scale)
{
    if (scale == CurveScale::Log)
        return QSharedPointer<QCPAxisTickerLog>::create();
    return QSharedPointer<QCPAxisTicker>::create();
}

} // namespace

CurvePlot::CurvePlot(QStringList dimensionNames, QWidget* parent)
    : QCustomPlot(parent),
      m_dimensionNames(std::move(dimensionNames)),
      m_mark(new QCPItemStraightLine(this))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 150);
    setUpAxes();
    setUpMark();
    followPalette();
}

void CurvePlot::setUpAxes()
{
    axisRect()->setupFullAxesBox();
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTickLength(0, 4);
        axis->setSubTickLength(0, 2);
    }
    for (QCPAxis* axis : {xAxis2, yAxis2})
        axis->setTicks(false);
    plotLayout()->setMargins({4, 8, 12, 4});
}

// From the bottom of the axes to their top, wherever a point is.
void CurvePlot::setUpMark()
{
    m_mark->setVisible(false);
    for (QCPItemPosition* end : {m_mark->point1, m_mark->point2})
        end->setTypeY(QCPItemPosition::ptAxisRectRatio);
}

void CurvePlot::followPalette()
{
    const QColor text = palette().color(QPalette::WindowText);
    QColor faint = text;
    faint.setAlphaF(0.15F);
    setBackground(palette().brush(QPalette::Window));
    axisRect()->setBackground(palette().brush(QPalette::Base));
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->setBasePen(text);
        axis->setTickPen(text);
        axis->setSubTickPen(text);
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->setTickLabelFont(font());
        axis->setLabelFont(font());
        axis->grid()->setPen(QPen(faint, 0));
        axis->grid()->setZeroLinePen(QPen(faint, 0));
    }
    m_mark->setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DashLine));
    legend->setFont(font());
    legend->setTextColor(palette().color(QPalette::Text));
    legend->setBrush(palette().brush(QPalette::Base));
    legend->setBorderPen(faint);
    drawLines();
}

void CurvePlot::setCurve(const CurveSlice& curve)
{
    const bool sameLength =
        m_curve.slice().dimensions().empty() ? false : curve.points() == m_curve.points();
    m_curve = curve;
    labelIndices();
    setView(sameLength ? m_view : room().all());
}

void CurvePlot::labelIndices()
{
    const DimensionSlice& taken = m_curve.slice()[m_curve.along()];
    if (m_axes.index == CurveScale::Log)
        xAxis->setTicker(QSharedPointer<LogIndexTicker>::create(taken));
    else
        xAxis->setTicker(QSharedPointer<IndexTicker>::create(taken));
    xAxis->setSubTicks(m_axes.index == CurveScale::Log);
    xAxis->setLabel(m_dimensionNames.value(qsizetype(m_curve.along())));
}

void CurvePlot::setPicture(std::shared_ptr<const CurvePicture> picture)
{
    m_picture = std::move(picture);
    drawLines();
}

void CurvePlot::setAxes(const CurveAxes& axes)
{
    m_axes = axes;
    for (QCPAxis* axis : {xAxis, xAxis2})
        axis->setScaleType(scaleTypeOf(axes.index));
    for (QCPAxis* axis : {yAxis, yAxis2})
        axis->setScaleType(scaleTypeOf(axes.value));
    yAxis->setTicker(valueTicker(axes.value));
    if (m_curve.slice().dimensions().empty())
        return;
    labelIndices();
    setView(m_view);
}

void CurvePlot::drawLines()
{
    clearGraphs();
    if (m_picture)
        for (int line = 0; line < int(m_picture->lines.size()); ++line)
            addLine(line);
    legend->setVisible(graphCount() > 1);
    nameLines();
    fitValues();
    replot(rpQueuedReplot);
}

// Up to four points stand for a reach: where it begins, its ends, where it leaves.
void CurvePlot::addLine(int number)
{
    const LineEnvelope& line = m_picture->lines[static_cast<std::size_t>(number)];
    QVector<QCPGraphData> points;
    points.reserve(qsizetype(4 * line.reaches().size()));
    for (std::size_t i = 0; i < line.reaches().size(); ++i) {
        const LineReach& reach = line.reaches()[i];
        const auto first = static_cast<double>(m_picture->pointOf(line, i));
        const auto last = static_cast<double>(m_picture->pointOf(line, i + 1) - m_picture->step);
        const double middle = (first + last) / 2;
        points << QCPGraphData(first, reach.first);
        if (reach.low != reach.high)
            points << QCPGraphData(middle, reach.low) << QCPGraphData(middle, reach.high);
        if (last > first)
            points << QCPGraphData(last, reach.last);
    }
    QCPGraph* graph = addGraph();
    graph->setPen(curvePen(number, palette()));
    graph->data()->set(points, true);
}

void CurvePlot::nameLines()
{
    for (int line = 0; line < graphCount(); ++line) {
        const QString name = QString::fromStdString(m_picture->curve.nameOf(line));
        const QString value = m_values.value(line);
        graph(line)->setName(value.isEmpty() ? name : name + QStringLiteral("  ") + value);
    }
}

void CurvePlot::setValues(const QStringList& values)
{
    m_values = values;
    nameLines();
    replot(rpQueuedReplot);
}

// Also chooses whether single points are marked: only where few are in sight.
void CurvePlot::fitValues()
{
    if (!m_picture)
        return;
    const PointRange inSight = pointsInSight();
    if (const auto extent = extentOf(*m_picture, inSight, m_axes.value))
        yAxis->setRange(extent->low, extent->high);
    const bool areFew = inSight.count <= fewPoints && m_picture->step == 1;
    for (int i = 0; i < graphCount(); ++i)
        graph(i)->setScatterStyle(areFew ? QCPScatterStyle(QCPScatterStyle::ssDisc, 5)
                                         : QCPScatterStyle(QCPScatterStyle::ssNone));
}

PlaneRoom CurvePlot::room() const
{
    return PlaneRoom(1, static_cast<double>(m_curve.points()), axisRect()->size(), {});
}

void CurvePlot::setView(const PlaneView& view)
{
    m_view = view;
    constexpr double lowestOnLog = 0.9; // a little before the second point, number 1
    const double left = view.left - 0.5;
    xAxis->setRange(m_axes.index == CurveScale::Log ? std::max(lowestOnLog, left) : left,
                    view.left + view.width - 0.5);
    fitValues();
    replot(rpQueuedReplot);
    emit viewChanged();
}

PointRange CurvePlot::pointsInSight() const
{
    const auto first = static_cast<std::int64_t>(std::floor(m_view.left));
    const auto end = static_cast<std::int64_t>(std::ceil(m_view.left + m_view.width));
    // The lines go on to the points beside them.
    const std::int64_t from = std::max<std::int64_t>(0, first - 1);
    return {from, std::min(m_curve.points(), end + 1) - from};
}

int CurvePlot::pixels() const
{
    return static_cast<int>(std::ceil(axisRect()->width() * devicePixelRatioF()));
}

bool CurvePlot::showsAll() const
{
    return room().isAll(m_view);
}

void CurvePlot::show(const PointRange& part)
{
    setView(
        room().adapted({static_cast<double>(part.first), 0, static_cast<double>(part.count), 1}));
}

void CurvePlot::zoomBy(double factor)
{
    setView(room().zoomed(m_view, factor, {m_view.left + m_view.width / 2, 0.5}));
}

void CurvePlot::showAll()
{
    setView(room().all());
}

double CurvePlot::pointAt(double pixel) const
{
    return xAxis->pixelToCoord(pixel + 0.5);
}

void CurvePlot::bringIntoSight(std::int64_t point)
{
    const PointRange inSight = pointsInSight();
    if (!inSight.contains({point, 1}))
        show({std::clamp<std::int64_t>(point - inSight.count / 2, 0,
                                       m_curve.points() - inSight.count),
              inSight.count});
}

void CurvePlot::mark(std::int64_t point)
{
    const bool isThere = 0 <= point && point < m_curve.points();
    m_marked = isThere ? point : -1;
    m_mark->setVisible(isThere);
    m_mark->point1->setCoords(static_cast<double>(point), 0);
    m_mark->point2->setCoords(static_cast<double>(point), 1);
    replot(rpQueuedReplot);
    emit marked(m_marked);
}

// By keys: as far as a pixel is wide.
void CurvePlot::moveMark(std::int64_t steps)
{
    const double perPixel = m_view.width / std::max(1, axisRect()->width());
    const auto step = std::max<std::int64_t>(1, std::llround(perPixel));
    const PointRange inSight = pointsInSight();
    const std::int64_t from = m_marked >= 0 ? m_marked : inSight.first + inSight.count / 2;
    mark(std::clamp<std::int64_t>(from + steps * step, 0, m_curve.points() - 1));
}

void CurvePlot::wheelEvent(QWheelEvent* event)
{
    const QPointF fixed(pointAt(event->position().x()) + 0.5, 0.5);
    setView(room().zoomed(m_view, zoomFactorOf(*event), fixed));
    event->accept();
}

void CurvePlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && axisRect()->rect().contains(event->pos()))
        m_dragged = event->position().x();
}

void CurvePlot::mouseMoveEvent(QMouseEvent* event)
{
    const double x = event->position().x();
    if (m_dragged) {
        const double points = pointAt(*m_dragged) - pointAt(x);
        m_dragged = x;
        setView(room().moved(m_view, {points, 0}));
    }
    mark(axisRect()->rect().contains(event->pos()) ? std::llround(pointAt(x)) : -1);
}

void CurvePlot::mouseReleaseEvent(QMouseEvent*)
{
    m_dragged.reset();
}

void CurvePlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        showAll();
}

void CurvePlot::leaveEvent(QEvent*)
{
    mark(-1);
}

void CurvePlot::keyPressEvent(QKeyEvent* event)
{
    const bool marks = event->modifiers() & Qt::ShiftModifier;
    const auto move = [&](int direction) {
        if (marks)
            moveMark(direction);
        else
            setView(room().moved(m_view, {direction * moveStep * m_view.width, 0}));
    };
    if (const auto factor = zoomFactorOf(event->key()))
        return zoomBy(*factor);
    switch (event->key()) {
    case Qt::Key_Home:
        return showAll();
    case Qt::Key_Left:
        return move(-1);
    case Qt::Key_Right:
        return move(1);
    case Qt::Key_Escape:
        if (m_marked >= 0)
            return mark(-1);
        break;
    default:
        break;
    }
    event->ignore();
}

void CurvePlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        followPalette();
}

} // namespace bloscope
