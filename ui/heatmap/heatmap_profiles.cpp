#include "ui/heatmap/heatmap_profiles.h"

#include "core/plane/curve_picture.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plane/pointed_cell.h"
#include "ui/plot/axis_look.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <memory>

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

// Reads a line of cells elsewhere: where all of them take long, some first, then all. Only the
// newest wish is followed.
class ProfileLoader : public QObject {
    Q_OBJECT

 public:
    // Of the array of a document. Both live longer.
    ProfileLoader(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    // Some cells of a single line, in so many reaches at most. Where the same is known, or about to
    // be, nothing happens.
    void want(const CellSourcePtr& source, const CurveSlice& line, const PointRange& part,
              std::int64_t reaches);
    void stop(); // and forgets what was wanted

 signals:
    void arrived(const std::shared_ptr<const bloscope::CurvePicture>& profile);
    void failed(const bloscope::Error& error);

 private:
    void read(std::int64_t step);

    const Document& m_document;
    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    CurveRequest m_wanted;
    Ticket m_reading;
};

ProfileLoader::ProfileLoader(const Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_document(document), m_scheduler(scheduler)
{
}

void ProfileLoader::want(const CellSourcePtr& source, const CurveSlice& line,
                         const PointRange& part, std::int64_t reaches)
{
    const bool isKnown = source == m_source && line == m_wanted.curve && part == m_wanted.part &&
                         reaches == m_wanted.reaches;
    if (isKnown)
        return;
    m_source = source;
    m_wanted = {line, part, 1, reaches, blockAlong(*m_document.array(), line), CurveScale::Linear};
    read(curveStepWithin(coarseBudget, *m_document.array(), line, part));
}

void ProfileLoader::stop()
{
    m_reading.cancel();
    m_source = nullptr;
}

void ProfileLoader::read(std::int64_t step)
{
    CurveRequest request = m_wanted;
    request.step = step;
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, request](std::stop_token stop) {
            return readCurve(*source, request, {std::move(stop)});
        },
        [this, step](Result<CurvePicture> profile) {
            m_reading.cancel();
            if (!profile)
                return emit failed(profile.error());
            if (step > 1)
                read(1);
            emit arrived(std::make_shared<const CurvePicture>(*std::move(profile)));
        });
}

namespace {

constexpr int reachesPerPixel = 1;
constexpr qsizetype longestValue = 40; // characters

} // namespace

HeatmapProfiles::HeatmapProfiles(const Document& document, PlanePane& pane, Scheduler& scheduler,
                                 QObject* parent)
    : QObject(parent),
      m_pane(pane),
      m_value(new PointedCell(pane.shown(), PointedCell::Of::Picture, scheduler, this)),
      m_action(new QAction(tr("&Profiles"), this)),
      m_sides{Side{ProfileLine::Row, new ProfileLoader(document, scheduler, this)},
              Side{ProfileLine::Column, new ProfileLoader(document, scheduler, this)}},
      m_margins(new QCPMarginGroup(&pane.plot()))
{
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_P);
    m_action->setShortcutContext(Qt::WidgetShortcut);
    m_action->setToolTip(tr("Plot the row and column of the marked cell next to the picture"));
    connect(m_action, &QAction::toggled, this, &HeatmapProfiles::showPanels);
    const HeatmapPlot& plot = pane.plot();
    connect(&pane, &PlanePane::asked, this, qOverload<>(&HeatmapProfiles::refresh));
    connect(&pane.shown(), &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what == ShownPlane::What::Mark)
            refresh();
    });
    connect(&plot, &HeatmapPlot::pointedAt, this, &HeatmapProfiles::pointAt);
    // The labels of values decide on the layout, and that on what is in sight.
    connect(&plot, &QCustomPlot::beforeReplot, this, &HeatmapProfiles::follow);
    connect(&plot, &QCustomPlot::afterLayout, this, &HeatmapProfiles::follow);
    connect(m_value, &PointedCell::changed, this,
            [this](CellPosition, const QString& exactText) { tell(exactText); });
    for (Side& side : m_sides)
        connectSide(side);
}

HeatmapProfiles::~HeatmapProfiles() = default;

void HeatmapProfiles::connectSide(Side& side)
{
    connect(side.loader, &ProfileLoader::arrived, this,
            [this, &side](const std::shared_ptr<const CurvePicture>& profile) {
                side.panel->setProfile(profile);
                m_pane.plot().replot(QCustomPlot::rpQueuedReplot);
            });
    connect(side.loader, &ProfileLoader::failed, this, [this, &side](const Error& error) {
        side.panel->setProfile(nullptr);
        m_text->setText(errorSentence(tr("The profile cannot be drawn"), error));
        m_pane.plot().replot(QCustomPlot::rpQueuedReplot);
    });
}

void HeatmapProfiles::showPanels(bool shown)
{
    HeatmapPlot& plot = m_pane.plot();
    if (shown) {
        layOut();
        refresh();
    } else {
        stop();
        m_value->pointAt({});
        for (Side& side : m_sides)
            side.panel.reset();
        plot.plotLayout()->remove(std::exchange(m_text, nullptr));
        plot.plotLayout()->simplify();
    }
    plot.replot(QCustomPlot::rpQueuedReplot);
}

// Below the picture the row, beside it the column, between it and the colours; in the corner what
// they have in common.
void HeatmapProfiles::layOut()
{
    HeatmapPlot& plot = m_pane.plot();
    for (Side& side : m_sides)
        side.panel = std::make_unique<ProfilePanel>(plot, side.line);
    QCPAxisRect* below = m_sides[0].panel->axisRect();
    QCPAxisRect* beside = m_sides[1].panel->axisRect();
    QCPLayoutGrid* grid = plot.plotLayout();
    grid->insertColumn(1);
    grid->addElement(0, 1, beside);
    grid->addElement(1, 0, below);
    m_text = new QCPTextElement(&plot);
    m_text->setTextFlags(Qt::AlignLeft | Qt::AlignTop | Qt::TextWrapAnywhere);
    m_text->setSizeConstraintRect(QCPLayoutElement::scrOuterRect);
    m_text->setMinimumSize(1, 1);
    grid->addElement(1, 1, m_text);
    for (const auto side : {QCP::msLeft, QCP::msRight})
        for (QCPAxisRect* rect : {plot.axisRect(), below})
            rect->setMarginGroup(side, m_margins);
    for (const auto side : {QCP::msTop, QCP::msBottom})
        beside->setMarginGroup(side, plot.axisRect()->marginGroup(side));
}

void HeatmapProfiles::stop()
{
    m_value->stop();
    for (const Side& side : m_sides)
        side.loader->stop();
}

std::optional<CellPosition> HeatmapProfiles::cell() const
{
    const CellPosition cell = m_pane.plot().mark().value_or(m_pointed);
    return m_pane.plane().all().contains(cell) ? std::optional(cell) : std::nullopt;
}

// Where the mouse has left the picture, the last lines stay.
void HeatmapProfiles::pointAt(CellPosition cell)
{
    if (cell.row < 0 || cell == m_pointed)
        return;
    m_pointed = cell;
    if (!m_pane.plot().mark())
        refresh();
}

void HeatmapProfiles::refresh()
{
    if (!areShown() || !m_pane.isVisible())
        return;
    for (Side& side : m_sides)
        refresh(side);
    readValue();
    m_pane.plot().replot(QCustomPlot::rpQueuedReplot);
}

void HeatmapProfiles::refresh(Side& side)
{
    const HeatmapPlot& plot = m_pane.plot();
    const std::optional<CellPosition> at = cell();
    const auto line = at ? profileOf(m_pane.plane(), side.line, *at) : std::nullopt;
    const CellRect inSight = plot.navigator().cellsInSight();
    if (!line || inSight.isEmpty()) {
        side.loader->stop();
        side.panel->setProfile(nullptr);
        side.panel->setMarked({});
        return;
    }
    const bool isRow = side.line == ProfileLine::Row;
    side.panel->setElements(m_pane.source()->dtype());
    side.panel->setMarked(isRow ? at->column : at->row);
    const QSize pixels = plot.navigator().pixelsOf(inSight);
    side.loader->want(m_pane.source(), *line, rangeAlong(inSight, side.line),
                      reachesPerPixel * std::max(1, isRow ? pixels.width() : pixels.height()));
}

void HeatmapProfiles::follow()
{
    if (!areShown())
        return;
    const HeatmapPlot& plot = m_pane.plot();
    for (const Side& side : m_sides)
        side.panel->follow(side.line == ProfileLine::Row ? *plot.xAxis : *plot.yAxis,
                           rangeAlong(plot.navigator().cellsInSight(), side.line));
    showText(); // what the axes are counted from depends on what is in sight
    m_text->setTextColor(plot.palette().color(QPalette::WindowText));
    m_text->setFont(plot.font());
    for (const Side& side : m_sides)
        side.panel->followPalette();
}

void HeatmapProfiles::readValue()
{
    m_value->pointAt(cell().value_or(CellPosition{}));
    if (!cell())
        tell({});
}

void HeatmapProfiles::tell(const QString& exactValue)
{
    m_exactValue = exactValue.left(longestValue);
    if (!areShown())
        return;
    showText();
    m_pane.plot().replot(QCustomPlot::rpQueuedReplot);
}

void HeatmapProfiles::showText()
{
    const std::optional<CellPosition> at = cell();
    if (!at)
        return m_text->setText(tr("Click a cell to show its row and column."));
    const QStringList lines{indexText(m_pane.plane().indexAt(*at)), m_exactValue};
    m_text->setText((lines + titles()).join('\n'));
}

// Of the axes of values that show differences; there is no room beside them.
QStringList HeatmapProfiles::titles() const
{
    const QString row = m_sides[0].panel->title();
    const QString column = m_sides[1].panel->title();
    if (row == column)
        return row.isEmpty() ? QStringList() : QStringList{row};
    QStringList titles;
    if (!row.isEmpty())
        titles << tr("Row: %1").arg(row);
    if (!column.isEmpty())
        titles << tr("Column: %1").arg(column);
    return titles;
}

} // namespace bloscope

#include "heatmap_profiles.moc"
