#include "ui/curve/curve_plot.h"

#include "core/plane/curve_picture.h"
#include "ui/plot/axis_look.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFontMetrics>
#include <algorithm>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

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

// Of an axis that counts from a base, with the whole numbers beside it.
class MovedTicker : public QCPAxisTicker {
 public:
    explicit MovedTicker(double base) : m_base(base) { setTickOrigin(-base); }

 protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override
    {
        return QCPAxisTicker::getTickLabel(tick + m_base, locale, format, precision);
    }

 private:
    double m_base;
};

struct CurveText {
    Q_DECLARE_TR_FUNCTIONS(CurveText)
};

constexpr int fewPoints = 100; // each is drawn as a dot as well

} // namespace

QCPAxis::ScaleType curveScaleType(CurveScale scale)
{
    return scale == CurveScale::Log ? QCPAxis::stLogarithmic : QCPAxis::stLinear;
}

void labelCurveIndices(QCPAxis& axis, const CurveSlice& curve, CurveScale scale,
                       const DimensionLabels& labels)
{
    const bool isLog = scale == CurveScale::Log;
    const DimensionSlice& taken = curve.slice()[curve.along()];
    if (isLog)
        axis.setTicker(QSharedPointer<LogIndexTicker>::create(taken));
    else
        axis.setTicker(dimensionTicker(taken, labels.coordinates(curve.along())));
    axis.setSubTicks(isLog);
    axis.setLabel(isLog ? labels.name(curve.along()) : labels.title(curve.along()));
    fitCurveTicks(axis, curve, scale, labels);
}

void fitCurveTicks(QCPAxis& axis, const CurveSlice& curve, CurveScale scale,
                   const DimensionLabels& labels)
{
    constexpr int usual = 5;
    if (scale == CurveScale::Log || curve.points() == 0 || !labels.coordinates(curve.along()))
        return;
    const QFontMetrics letters(axis.tickLabelFont());
    const QString last = labels.text(curve.along(), curve.indexOf(curve.points() - 1));
    const int each = letters.horizontalAdvance(last) + letters.height();
    axis.ticker()->setTickCount(std::clamp(axis.axisRect()->width() / each, 1, usual));
}

ValueLabels valueLabels(const QCPAxis& axis, const ValueText& texts, Int128 base)
{
    // Of the values: what ticks of six digits tell apart, those of times as long as float64 does.
    const double leastShare = texts.areTimes() ? 1e-13 : 1e-4;
    const bool areTooNear = axis.range().size() < leastShare * std::abs(static_cast<double>(base));
    return areTooNear ? ValueLabels::FromBase : ValueLabels::Whole;
}

QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale, const ValueText& texts,
                                               Int128 base, ValueLabels labels)
{
    if (scale == CurveScale::Log)
        return QSharedPointer<QCPAxisTickerLog>::create();
    const bool isMoved = base != 0 && labels == ValueLabels::Whole;
    const double moved = isMoved ? static_cast<double>(base) : 0;
    if (texts.areTimes())
        return timeTicker(labels == ValueLabels::Whole ? texts : texts.ofDifferences(), moved);
    if (isMoved)
        return QSharedPointer<MovedTicker>::create(moved);
    return QSharedPointer<QCPAxisTicker>::create();
}

QString titleFrom(Int128 base, const ValueText& texts, const QString& name)
{
    const bool isAdded = base < 0 && !texts.areDates(); // dates have no opposite
    return QStringLiteral("%1 %2 %3")
        .arg(name.isEmpty() ? CurveText::tr("value") : name,
             isAdded ? QStringLiteral("+") : QStringLiteral("−"),
             QString::fromStdString(texts.ofWhole(isAdded ? -base : base)));
}

CurvePlot::CurvePlot(DimensionLabels labels, QWidget* parent)
    : QCustomPlot(parent),
      m_labels(std::move(labels)),
      m_navigator(new PlotNavigator(*this, PlotNavigator::Axes::Columns)),
      m_current(new QCPItemStraightLine(this)),
      m_mark(new QCPItemStraightLine(this))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 150);
    setUpAxes();
    setUpMarks();
    followPalette();
    connect(m_navigator, &PlotNavigator::viewChanged, this, &CurvePlot::fitValues);
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
void CurvePlot::setUpMarks()
{
    for (QCPItemStraightLine* line : {m_current, m_mark}) {
        line->setVisible(false);
        for (QCPItemPosition* end : {line->point1, line->point2})
            end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
}

void CurvePlot::drawMark(QCPItemStraightLine& line, std::int64_t point)
{
    line.setVisible(point >= 0);
    line.point1->setCoords(static_cast<double>(point), 0);
    line.point2->setCoords(static_cast<double>(point), 1);
    replot(rpQueuedReplot);
}

void CurvePlot::followPalette()
{
    const QColor faint = gridColor(palette());
    setBackground(palette().brush(QPalette::Window));
    axisRect()->setBackground(palette().brush(QPalette::Base));
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        followWidget(*axis);
        axis->grid()->setPen(QPen(faint, 0));
        axis->grid()->setZeroLinePen(QPen(faint, 0));
    }
    m_current->setPen(QPen(palette().color(QPalette::Highlight), 1));
    m_mark->setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DashLine));
    legend->setFont(font());
    legend->setTextColor(palette().color(QPalette::Text));
    legend->setBrush(palette().brush(QPalette::Base));
    legend->setBorderPen(faint);
    drawLines();
}

void CurvePlot::setCurve(const CurveSlice& curve)
{
    m_curve = curve;
    labelCurveIndices(*xAxis, m_curve, m_axes.index, m_labels);
    m_navigator->setCells(1, curve.points());
}

void CurvePlot::setLabels(const DimensionLabels& labels)
{
    m_labels = labels;
    if (m_curve.slice().dimensions().empty())
        return;
    labelCurveIndices(*xAxis, m_curve, m_axes.index, m_labels);
    replot(rpQueuedReplot);
}

void CurvePlot::setValueName(const QString& name)
{
    m_valueName = name;
    labelValues();
    replot(rpQueuedReplot);
}

// Where neighbours differ in digits that an axis has no room for, their differences are on it.
void CurvePlot::labelValues()
{
    const Int128 base = m_picture ? m_picture->base : 0;
    const ValueLabels labels = valueLabels(*yAxis, m_texts, base);
    yAxis->setTicker(curveValueTicker(m_axes.value, m_texts, base, labels));
    yAxis->setLabel(labels == ValueLabels::Whole ? m_valueName
                                                 : titleFrom(base, m_texts, m_valueName));
}

void CurvePlot::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    if (!m_curve.slice().dimensions().empty())
        fitCurveTicks(*xAxis, m_curve, m_axes.index, m_labels);
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
        axis->setScaleType(curveScaleType(axes.index));
    for (QCPAxis* axis : {yAxis, yAxis2})
        axis->setScaleType(curveScaleType(axes.value));
    labelValues();
    if (m_curve.slice().dimensions().empty())
        return;
    labelCurveIndices(*xAxis, m_curve, m_axes.index, m_labels);
    fitValues();
    replot(rpQueuedReplot);
}

void CurvePlot::setElements(const DType& dtype)
{
    m_texts = ValueText(dtype);
    labelValues();
    replot(rpQueuedReplot);
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
    labelValues();
    const bool areFew = inSight.count <= fewPoints && m_picture->step == 1;
    for (int i = 0; i < graphCount(); ++i)
        graph(i)->setScatterStyle(areFew ? QCPScatterStyle(QCPScatterStyle::ssDisc, 5)
                                         : QCPScatterStyle(QCPScatterStyle::ssNone));
}

PointRange CurvePlot::pointsInSight() const
{
    const CellRect inSight = m_navigator->cellsInSight();
    // The lines go on to the points beside them.
    const std::int64_t first = std::max<std::int64_t>(0, inSight.column - 1);
    return {first, std::min(m_curve.points(), inSight.endColumn() + 1) - first};
}

int CurvePlot::pixels() const
{
    return static_cast<int>(std::ceil(axisRect()->width() * devicePixelRatioF()));
}

void CurvePlot::show(const PointRange& part)
{
    m_navigator->show({static_cast<double>(part.first), 0, static_cast<double>(part.count), 1});
}

void CurvePlot::mark(std::int64_t point)
{
    const bool isThere = 0 <= point && point < m_curve.points();
    m_marked = isThere ? point : -1;
    drawMark(*m_mark, m_marked == m_currentPoint ? -1 : m_marked);
    emit marked(m_marked);
}

void CurvePlot::setCurrent(std::int64_t point)
{
    const bool isPointedAt = m_marked != m_currentPoint;
    m_currentPoint = point < m_curve.points() ? point : -1;
    drawMark(*m_current, m_currentPoint);
    if (!isPointedAt)
        mark(m_currentPoint);
}

// By keys: as far as a pixel is wide.
void CurvePlot::moveMark(std::int64_t steps)
{
    const double perPixel = m_navigator->view().width / std::max(1, axisRect()->width());
    const auto step = std::max<std::int64_t>(1, std::llround(perPixel));
    const PointRange inSight = pointsInSight();
    const std::int64_t from = m_marked >= 0 ? m_marked : inSight.first + inSight.count / 2;
    mark(std::clamp<std::int64_t>(from + steps * step, 0, m_curve.points() - 1));
    emit chosen(m_marked, {});
}

// The one that is drawn nearest to a pixel.
std::optional<int> CurvePlot::lineNear(QPointF pixel) const
{
    std::optional<std::pair<double, int>> nearest;
    for (int line = 0; line < graphCount(); ++line) {
        const double distance = graph(line)->selectTest(pixel, false);
        if (distance >= 0 && (!nearest || distance < nearest->first))
            nearest = {distance, line};
    }
    return nearest ? std::optional(nearest->second) : std::nullopt;
}

void CurvePlot::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::AltModifier))
        m_navigator->turnWheel(*event);
    else if (const int steps = m_wheel.take(*event); steps != 0)
        emit stepWanted(steps);
}

void CurvePlot::mousePressEvent(QMouseEvent* event)
{
    if (!m_navigator->isAtPlane(*event))
        return;
    m_pressedAt = event->pos();
    m_navigator->beginDrag(*event);
}

void CurvePlot::mouseMoveEvent(QMouseEvent* event)
{
    const bool isStill = m_pressedAt && (event->pos() - *m_pressedAt).manhattanLength() <
                                            QApplication::startDragDistance();
    if (!isStill) {
        m_pressedAt.reset();
        m_navigator->drag(*event);
    }
    mark(m_navigator->positionAt(event->position()).column);
}

void CurvePlot::mouseReleaseEvent(QMouseEvent* event)
{
    m_navigator->endDrag();
    const std::int64_t point = m_navigator->positionAt(event->position()).column;
    if (std::exchange(m_pressedAt, {}) && point >= 0)
        emit chosen(point, lineNear(event->position()));
}

void CurvePlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_navigator->showAll();
}

void CurvePlot::leaveEvent(QEvent*)
{
    mark(m_currentPoint);
}

void CurvePlot::keyPressEvent(QKeyEvent* event)
{
    const auto step = m_navigator->stepOf(*event);
    if (step && event->modifiers() & Qt::ShiftModifier)
        moveMark(step->x());
    else if (event->key() == Qt::Key_Escape && m_marked >= 0) {
        mark(-1);
        emit chosen(-1, {});
    } else
        m_navigator->press(*event);
}

void CurvePlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        followPalette();
}

} // namespace bloscope
