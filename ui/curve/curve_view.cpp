#include "ui/curve/curve_view.h"

#include "ui/curve/curve_bar.h"
#include "ui/curve/curve_legend.h"
#include "ui/curve/curve_plot.h"
#include "ui/curve/line_values.h"
#include "ui/plot/figure.h"
#include "ui/slice/code_menu.h"
#include "ui/slice/part_box.h"
#include "ui/slice/undrawn_text.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr std::int64_t reachesPerPixel = 4; // so that one can zoom a little before more is read
constexpr int slowReadingMs = 300;

// As many points on both sides as are in sight, so that one can move a little.
PointRange withSurroundings(const PointRange& inSight, std::int64_t points)
{
    const std::int64_t first = std::max<std::int64_t>(0, inSight.first - inSight.count);
    return {first, std::min(points, inSight.end() + inSight.count) - first};
}

double pointsPerReach(const CurvePicture& picture)
{
    const LineEnvelope& line = picture.lines.front();
    return static_cast<double>(picture.step * line.points()) /
           static_cast<double>(line.reaches().size());
}

} // namespace

CurveView::CurveView(Document& document, Scheduler& scheduler, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_source(cellSourceOf(document.reader())),
      m_part(new PartBox(document.array()->dtype())),
      m_bar(new CurveBar(document.dimensionNames(), m_part)),
      m_plot(new CurvePlot(document.dimensionNames())),
      m_legend(new QLabel),
      m_marked(new QLabel),
      m_instead(new QLabel),
      m_pages(new QStackedWidget)
{
    m_refreshTimer.setSingleShot(true);
    m_slowTimer.setInterval(slowReadingMs);
    m_source = m_part->sourceOf(m_source);
    layOut();
    connectParts();
}

void CurveView::layOut()
{
    setFocusProxy(m_plot);
    m_plot->setAccessibleName(tr("Curves"));
    m_plot->setContextMenuPolicy(Qt::CustomContextMenu);
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->setWordWrap(true);
    auto* curves = new QWidget;
    auto* column = new QVBoxLayout(curves);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_plot, 1);
    column->addWidget(makeFooter());
    m_pages->addWidget(curves);
    m_pages->addWidget(m_instead);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
}

QWidget* CurveView::makeFooter()
{
    auto* footer = new QWidget;
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(8, 0, 8, 4);
    row->addWidget(m_legend, 1);
    row->addWidget(m_marked);
    return footer;
}

void CurveView::connectParts()
{
    connect(m_part, &PartBox::currentIndexChanged, this, &CurveView::choosePart);
    connect(&m_document, &Document::sliceChanged, this, [this] {
        if (isVisible())
            showSlice();
    });
    connect(m_bar, &CurveBar::choiceChanged, this, &CurveView::showChoice);
    connect(m_bar, &CurveBar::axesChanged, this, [this] {
        m_plot->setAxes(m_bar->axes());
        m_refreshTimer.start();
    });
    connect(m_bar, &CurveBar::showAllWanted, &m_plot->navigator(), &PlotNavigator::showAll);
    connect(&m_plot->navigator(), &PlotNavigator::viewChanged, this,
            [this] { m_refreshTimer.start(); });
    connect(m_plot, &CurvePlot::marked, this, &CurveView::readMarkedPoint);
    connect(m_plot, &QWidget::customContextMenuRequested, this, &CurveView::offerMenu);
    connect(&m_refreshTimer, &QTimer::timeout, this, &CurveView::refresh);
    connect(&m_slowTimer, &QTimer::timeout, this, &CurveView::describeReading);
}

void CurveView::choosePart()
{
    m_source = m_part->sourceOf(cellSourceOf(m_document.reader()));
    m_reading.cancel();
    m_plot->setPicture(nullptr);
    m_refreshTimer.start();
    readMarkedPoint();
}

void CurveView::offerMenu(QPoint where)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(lineIcon("copy"), tr("&Copy Picture"), this, &CurveView::copy);
    addCodeMenu(*menu, *this);
    menu->addAction(tr("&Save Figure…"), this, &CurveView::figureWanted);
    menu->addAction(lineIcon("export"), tr("&Export Points in Sight…"), this,
                    &CurveView::exportWanted);
    menu->popup(m_plot->mapToGlobal(where));
}

void CurveView::showEvent(QShowEvent* event)
{
    SliceView::showEvent(event);
    showSlice();
}

void CurveView::hideEvent(QHideEvent* event)
{
    SliceView::hideEvent(event);
    m_reading.cancel();
    m_readingPoint.cancel();
    m_slowTimer.stop();
}

CurveViewState CurveView::state() const
{
    CurveViewState state{m_bar->choice(), m_bar->axes(), m_wantedPart, m_part->currentIndex()};
    if (!m_wantedPart && !m_plot->navigator().showsAll())
        state.part = m_plot->pointsInSight();
    return state;
}

void CurveView::restore(const CurveViewState& state)
{
    m_wantedPart = state.part;
    m_bar->restore(state.choice, state.axes);
    m_plot->setAxes(state.axes);
    m_refreshTimer.start();
    if (state.field >= 0 && state.field < m_part->count())
        m_part->setCurrentIndex(state.field);
}

void CurveView::showSlice()
{
    const QString why = whyNotDrawn(m_document.slice(), m_source->dtype());
    m_instead->setText(why);
    m_pages->setCurrentIndex(why.isEmpty() ? 0 : 1);
    if (!why.isEmpty())
        return;
    m_bar->setSlice(m_document.slice());
    showChoice();
}

void CurveView::showChoice()
{
    const auto curve = CurveSlice::of(m_document.slice(), m_bar->choice());
    if (curve && *curve != m_curve) {
        m_curve = *curve;
        m_reading.cancel();
        m_plot->setCurve(m_curve);
        if (const auto part = std::exchange(m_wantedPart, {}))
            m_plot->show(*part);
        readMarkedPoint();
    }
    m_refreshTimer.start();
}

CurveRequest CurveView::request(const PointRange& part, std::int64_t step) const
{
    const std::int64_t parts =
        std::max<std::int64_t>(1, part.count / m_plot->pointsInSight().count);
    return {m_curve,
            part,
            step,
            parts * reachesPerPixel * m_plot->pixels(),
            blockAlong(*m_document.array(), m_curve),
            m_bar->axes().value};
}

CurveRequest CurveView::exactRequest() const
{
    if (m_plot->navigator().showsAll())
        return request({0, m_curve.points()}, 1);
    return request(withSurroundings(m_plot->pointsInSight(), m_curve.points()), 1);
}

// Of other curves some points of all come first, where all of them would take long.
void CurveView::refresh()
{
    if (!isVisible() || m_pages->currentIndex() != 0 || m_plot->pixels() <= 0)
        return;
    const CurvePicture* shown = m_plot->picture();
    const PointRange all{0, m_curve.points()};
    const std::int64_t coarse = curveStepWithin(coarseBudget, *m_document.array(), m_curve, all);
    if (coarse > 1 && !(shown && shown->curve == m_curve)) {
        if (!m_reading)
            m_reading = read(request(all, coarse));
        return;
    }
    const CurveRequest exact = exactRequest();
    if (isGoodEnough(exact))
        m_reading.cancel();
    else
        m_reading = read(exact);
    describePicture();
}

bool CurveView::isGoodEnough(const CurveRequest& exact) const
{
    const CurvePicture* shown = m_plot->picture();
    if (!shown || shown->curve != m_curve || shown->step != exact.step ||
        shown->scale != exact.scale || !shown->part.contains(m_plot->pointsInSight()))
        return false;
    const double perPixel = static_cast<double>(m_plot->pointsInSight().count) / m_plot->pixels();
    return pointsPerReach(*shown) <= std::max(1.0, perPixel);
}

Ticket CurveView::read(CurveRequest request)
{
    m_slowTimer.start();
    m_progress = std::make_shared<Progress>();
    return m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, request = std::move(request),
         progress = m_progress](std::stop_token stop) {
            return readCurve(*source, request, {std::move(stop), progress.get()});
        },
        [this](Result<CurvePicture> answer) { curveArrived(std::move(answer)); });
}

void CurveView::curveArrived(Result<CurvePicture> answer)
{
    m_reading.cancel();
    m_slowTimer.stop();
    if (!answer) {
        m_instead->setText(errorSentence(tr("The curves cannot be drawn"), answer.error()));
        m_pages->setCurrentIndex(1);
        return;
    }
    m_plot->setPicture(std::make_shared<const CurvePicture>(*std::move(answer)));
    refresh();
}

QString CurveView::legend() const
{
    const CurvePicture* picture = m_plot->picture();
    if (!picture)
        return {};
    return CurveLegend::of(*picture,
                           m_reading ? CurveLegend::Stage::Coarse : CurveLegend::Stage::Final);
}

void CurveView::describePicture()
{
    m_legend->setText(legend());
}

void CurveView::describeReading()
{
    if (!m_reading)
        return m_slowTimer.stop();
    const std::uint64_t total = std::max<std::uint64_t>(1, m_progress->total);
    const QString reading = tr("Reading, %1 %").arg(100 * m_progress->done / total);
    m_legend->setText(QStringList{legend(), reading}.join(QStringLiteral("   ")).trimmed());
}

// The exact values of every line, as the table shows them.
void CurveView::readMarkedPoint()
{
    const std::int64_t point = m_plot->markedPoint();
    if (point < 0) {
        m_readingPoint.cancel();
        showMarkedPoint(-1, {});
        return;
    }
    m_readingPoint = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, curve = m_curve, point](std::stop_token stop) {
            return readLineValues(*source, curve, point, {std::move(stop)});
        },
        [this, point](const Result<QStringList>& values) {
            if (values)
                showMarkedPoint(point, *values);
        });
}

void CurveView::showMarkedPoint(std::int64_t point, const QStringList& values)
{
    m_plot->setValues(values);
    if (point < 0) {
        m_marked->clear();
        m_plot->setAccessibleValue(*m_plot, {});
        return;
    }
    const QString name = m_document.dimensionNames().value(qsizetype(m_curve.along()));
    const QString index = QString::number(m_curve.indexOf(point));
    m_marked->setText(m_curve.lines() == 1 ? tr("%1 = %2: %3").arg(name, index, values.value(0))
                                           : tr("%1 = %2").arg(name, index));
    m_plot->setAccessibleValue(*m_plot, tr("%1 = %2: %3").arg(name, index, values.join(", ")));
}

bool CurveView::goToCell(const std::vector<std::int64_t>& index)
{
    if (m_pages->currentIndex() != 0)
        return false;
    if (!m_curve.holds(index)) {
        m_bar->restore(lineThrough(m_document.slice(), m_curve.along(), index), m_bar->axes());
        showSlice();
    }
    const std::int64_t point = m_curve.pointAt(index[m_curve.along()]);
    m_plot->navigator().bringIntoSight({0, point});
    m_plot->mark(point);
    return true;
}

std::optional<std::vector<std::int64_t>> CurveView::markedCell() const
{
    if (m_plot->markedPoint() < 0 || m_curve.lines() != 1)
        return {};
    return m_curve.indexOf(0, m_plot->markedPoint());
}

std::optional<Slice> CurveView::selectedSlice() const
{
    if (m_pages->currentIndex() != 0 || m_curve.slice().dimensions().empty())
        return std::nullopt;
    const PointRange inSight = m_plot->pointsInSight();
    const Slice slice = m_curve.part(inSight.first, inSight.count);
    return slice == m_document.slice() ? std::nullopt : std::optional(slice);
}

// A line of the file for each point, the curves beside each other.
ExportOffer CurveView::exportOffer() const
{
    ExportOffer offer;
    if (m_pages->currentIndex() != 0 || m_curve.points() == 0)
        return offer;
    const PointRange inSight = m_plot->pointsInSight();
    offer.selection = m_curve.part(inSight.first, inSight.count);
    offer.selection->setAxes(m_curve.along(), std::nullopt);
    offer.selectionName = tr("the points in sight");
    offer.needsIndices = true;
    offer.figure = m_plot;
    offer.part = m_part->leaf();
    return offer;
}

void CurveView::zoomIn()
{
    m_plot->navigator().zoomIn();
}

void CurveView::zoomOut()
{
    m_plot->navigator().zoomOut();
}

void CurveView::zoomReset()
{
    m_plot->navigator().showAll();
}

void CurveView::copy()
{
    if (m_pages->currentIndex() != 0)
        return;
    copyFigure(*m_plot);
    emit notice(tr("Copied the picture."));
}

} // namespace bloscope
