#include "ui/heatmap/profile_panel.h"

#include "ui/curve/curve_colors.h"
#include "ui/curve/curve_extent.h"
#include "ui/plot/axis_look.h"

namespace bloscope {

namespace {

constexpr int besideExtent = 100; // device-independent pixels between the axes
constexpr int belowExtent = 70;
constexpr int ticksUpwards = 3;
constexpr int ticksAcross = 2; // whose labels lie side by side

} // namespace

std::optional<CurveSlice> profileOf(const PicturePlane& plane, ProfileLine line, CellPosition cell)
{
    const bool isRow = line == ProfileLine::Row;
    const auto along = isRow ? plane.columnDimension() : plane.rowDimension();
    const auto across = isRow ? plane.rowDimension() : plane.columnDimension();
    if (!along)
        return std::nullopt;
    Slice slice = plane.slice();
    if (across)
        slice.set(*across,
                  DimensionSlice::index(slice[*across].at(isRow ? cell.row : cell.column)));
    const auto curve = CurveSlice::of(slice, {along, {}});
    return curve ? std::optional(*curve) : std::nullopt;
}

PointRange rangeAlong(const CellRect& part, ProfileLine line)
{
    return line == ProfileLine::Row ? PointRange{part.column, part.columns}
                                    : PointRange{part.row, part.rows};
}

QVector<QPointF> profilePoints(const CurvePicture& profile)
{
    QVector<QPointF> points;
    const LineEnvelope& line = profile.lines.front();
    points.reserve(qsizetype(4 * line.reaches().size()));
    for (std::size_t i = 0; i < line.reaches().size(); ++i) {
        const LineReach& reach = line.reaches()[i];
        const double begin = static_cast<double>(profile.pointOf(line, i)) - 0.5;
        const double end = static_cast<double>(profile.pointOf(line, i + 1)) - 0.5;
        points << QPointF(begin, reach.first);
        if (reach.low < reach.high)
            points << QPointF((begin + end) / 2, reach.low)
                   << QPointF((begin + end) / 2, reach.high);
        points << QPointF(end, reach.last);
    }
    return points;
}

ProfilePanel::ProfilePanel(QCustomPlot& plot, ProfileLine line)
    : m_plot(&plot),
      m_line(line),
      m_rect(new QCPAxisRect(&plot)),
      m_cells(m_rect->axis(line == ProfileLine::Row ? QCPAxis::atBottom : QCPAxis::atLeft)),
      m_values(m_rect->axis(line == ProfileLine::Row ? QCPAxis::atLeft : QCPAxis::atBottom)),
      m_graph(new QCPGraph(m_cells, m_values)),
      m_mark(new QCPItemStraightLine(&plot))
{
    m_graph->setAdaptiveSampling(false); // what is there is thinned already
    m_graph->setAntialiased(false);
    m_graph->setSelectable(QCP::stNone);
    setUpAxes();
    m_mark->setVisible(false);
    m_mark->setAntialiased(false);
    m_mark->setSelectable(false);
    m_mark->setClipAxisRect(m_rect);
    for (QCPItemPosition* end : {m_mark->point1, m_mark->point2}) {
        end->setAxisRect(m_rect);
        end->setAxes(m_rect->axis(QCPAxis::atBottom), m_rect->axis(QCPAxis::atLeft));
    }
    followPalette();
}

ProfilePanel::~ProfilePanel()
{
    if (!m_plot)
        return;
    m_plot->removeItem(m_mark);
    m_plot->removePlottable(m_graph);
    m_plot->plotLayout()->remove(m_rect);
}

void ProfilePanel::setUpAxes()
{
    const bool isRow = m_line == ProfileLine::Row;
    m_rect->setupFullAxesBox();
    if (isRow) {
        m_rect->setMinimumSize(0, belowExtent);
        m_rect->setMaximumSize(QWIDGETSIZE_MAX, belowExtent);
    } else {
        m_rect->setMinimumSize(besideExtent, 0);
        m_rect->setMaximumSize(besideExtent, QWIDGETSIZE_MAX);
    }
    for (QCPAxis* axis : m_rect->axes()) {
        axis->setTickLength(0, 4);
        axis->setSubTicks(false);
        axis->setTicks(axis == m_cells || axis == m_values);
        axis->grid()->setVisible(axis == m_values);
        axis->setNumberFormat(QStringLiteral("gb"));
        axis->setNumberPrecision(4);
    }
    m_cells->setTickLabels(false); // those of the picture are beside them
    divideValues();
    m_values->grid()->setZeroLinePen(Qt::NoPen);
    m_cells->setRangeReversed(!isRow);
}

void ProfilePanel::followPalette()
{
    const QPalette palette = m_plot->palette();
    m_rect->setBackground(palette.brush(QPalette::Base));
    for (QCPAxis* axis : m_rect->axes()) {
        followWidget(*axis);
        axis->grid()->setPen(QPen(gridColor(palette), 0));
    }
    m_graph->setPen(curvePen(0, palette));
    m_mark->setPen(QPen(palette.color(QPalette::Highlight), 1, Qt::DashLine));
}

void ProfilePanel::setProfile(std::shared_ptr<const CurvePicture> profile)
{
    m_profile = std::move(profile);
    QVector<QCPGraphData> data;
    if (m_profile)
        for (const QPointF& point : profilePoints(*m_profile))
            data << QCPGraphData(point.x(), point.y());
    m_graph->data()->set(data, true);
}

void ProfilePanel::setElements(const DType& dtype)
{
    if (ValueText(dtype) == m_texts)
        return;
    m_texts = ValueText(dtype);
    divideValues();
}

// Dates have no room beside each other.
void ProfilePanel::divideValues()
{
    const bool isRow = m_line == ProfileLine::Row;
    m_base = base();
    m_labels = valueLabels(*m_values, m_texts, m_base);
    m_values->setTicker(curveValueTicker(CurveScale::Linear, m_texts, m_base, m_labels));
    m_values->ticker()->setTickCount(isRow ? ticksUpwards : ticksAcross);
    m_values->ticker()->setTickStepStrategy(isRow ? QCPAxisTicker::tssReadability
                                                  : QCPAxisTicker::tssMeetTickCount);
    m_values->setTickLabelRotation(m_texts.areTimes() && !isRow ? -90 : 0);
}

void ProfilePanel::setMarked(std::optional<std::int64_t> cell)
{
    m_mark->setVisible(cell.has_value());
    const auto at = static_cast<double>(cell.value_or(0));
    const bool isRow = m_line == ProfileLine::Row;
    m_mark->point1->setCoords(isRow ? QPointF(at, 0) : QPointF(0, at));
    m_mark->point2->setCoords(isRow ? QPointF(at, 1) : QPointF(1, at));
}

void ProfilePanel::follow(const QCPAxis& axis, const PointRange& inSight)
{
    m_cells->setRange(axis.range());
    m_cells->setRangeReversed(axis.rangeReversed());
    m_cells->setTicker(axis.ticker());
    m_values->setTickLabels(m_profile != nullptr);
    if (!m_profile)
        return;
    if (const auto extent = extentOf(*m_profile, inSight, CurveScale::Linear))
        m_values->setRange(extent->low, extent->high);
    if (m_base != base() || m_labels != valueLabels(*m_values, m_texts, base()))
        divideValues();
}

QString ProfilePanel::title() const
{
    return m_profile && m_labels == ValueLabels::FromBase ? titleFrom(m_base, m_texts, {})
                                                          : QString();
}

} // namespace bloscope
