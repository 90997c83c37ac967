#include "ui/planes/planes_view.h"

#include "core/cells/cell_in_slice.h"
#include "core/plane/orthogonal_planes.h"
#include "ui/brush/heatmap_brush.h"
#include "ui/brush/pane_brush.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/one_at_a_time.h"
#include "ui/controls/shared_bar_place.h"
#include "ui/document/view_choice.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/picture_legend.h"
#include "ui/measure/measure_bar.h"
#include "ui/measure/measuring.h"
#include "ui/measure/region_set.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/overlay_bar.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_contours.h"
#include "ui/plane/plane_pane.h"
#include "ui/plane/pointed_cell.h"
#include "ui/planes/crossing_panel.h"
#include "ui/planes/planes_board.h"
#include "ui/planes/planes_overlay.h"
#include "ui/planes/planes_viewport.h"
#include "ui/plot/figure.h"
#include "ui/slice/part_box.h"
#include "ui/slice/slice_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QString>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <span>
#include <utility>

namespace bloscope {

namespace {

struct PlanesText {
    Q_DECLARE_TR_FUNCTIONS(PlanesText)
};

// What the look of a heatmap makes of three planes: how long their sides are, with cells of the
// shape that it wants; nothing where cells fill the room.
std::optional<PlanesLengths> lengthsOf(const OrthogonalPlanes& planes, const HeatmapLook& look)
{
    const auto heightIn = [&](OrthogonalPlanes::Which which) {
        return look.cellHeight(planes.plane(which));
    };
    const auto row = heightIn(OrthogonalPlanes::Front); // in widths of a cell, as all here
    if (!row)
        return std::nullopt;
    const PicturePlane front = planes.plane(OrthogonalPlanes::Front);
    std::optional<double> third = heightIn(OrthogonalPlanes::Below);
    if (const auto beside = heightIn(OrthogonalPlanes::Side); !third && beside)
        third = *row / *beside;
    PlanesLengths lengths{*row * static_cast<double>(front.rows()),
                          static_cast<double>(front.columns())};
    if (third)
        lengths.third = *third * static_cast<double>(planes.extent(planes.third()));
    return lengths;
}

// Why there are no planes of a slice of such elements, as a sentence; empty where there are.
QString whyNoPlanes(const Slice& slice, const DType& dtype)
{
    const std::size_t dimensions = slice.shape().size();
    if (dimensions < 3)
        return PlanesText::tr(
                   "Three planes need an array with at least three dimensions; this one has %1.")
            .arg(dimensions);
    const QString why = whyNotDrawn(slice, dtype);
    if (!why.isEmpty() || slice.columnDimension())
        return why;
    return PlanesText::tr("The slice %1 has only one dimension. Assign dimensions to rows and "
                          "columns to see the planes.")
        .arg(QString::fromStdString(slice.text()));
}

// What is said of their pictures, as rich text: of what the range is, which cells of any of them
// have colours that are not on the scale, and the `labels` that lie over them.
QString legendOf(std::span<PlanePane* const> panes, const HeatmapLook& look,
                 const QStringList& labels)
{
    PlanePicture all;
    for (const PlanePane* pane : panes)
        if (const PlanePicture* picture = pane->plot().picture()) {
            all.options = picture->options;
            all.counts += picture->counts;
            all.replaced += picture->replaced;
        }
    QStringList lines(look.rangeNote());
    lines << PictureLegend::linksTo(PictureLegend::entriesOf(all)) << PictureLegend::replaced(all)
          << labels;
    lines.removeAll(QString());
    return lines.join(QStringLiteral(" &nbsp; "));
}

// As Qt finds the panes.
constexpr std::array<const char*, OrthogonalPlanes::places> paneNames{"front", "side", "below",
                                                                      "large"};

} // namespace

PlanesView::PlanesView(Document& document, HeatmapLook& look, Scheduler& scheduler,
                       PyramidStore* planes, QWidget* parent)
    : FigureView(parent),
      m_document(document),
      m_look(look),
      m_scheduler(scheduler),
      m_part(new PartBox(document.array()->dtype())),
      m_bar(new HeatmapBar(look, m_part, nullptr, this)),
      m_largeSwitch(new QAction(lineIcon("planes"), tr("&Large Plane"), this)),
      m_panel(new CrossingPanel(document.dimensionLabels().names()))
{
    for (std::size_t place = 0; place < m_panes.size(); ++place) {
        auto* pane = m_panes[place] =
            new PlanePane(document, look.source(), document.axisLabels(), scheduler);
        pane->setObjectName(paneNames[place]);
        connect(&document, &Document::axesChanged, pane,
                [this, pane] { pane->plot().setLabels(m_document.axisLabels()); });
        pane->keepPlanesIn(planes, document.address());
        new PlaneContours(look, *pane, scheduler, pane);
    }
    m_value = new PointedCell(m_panes[OrthogonalPlanes::Front]->shown(), PointedCell::Of::Picture,
                              scheduler, this);
    m_overlay = new PlanesOverlay(m_panes, scheduler, this);
    layOut();
    for (std::size_t place = 0; place < m_panes.size(); ++place)
        connectPane(place);
    connectBar();
    connectParts();
    takeLook();
}

void PlanesView::measure(RegionSet& regions)
{
    m_measuring = new Measuring(m_document, m_look, regions, {m_panes.begin(), m_panes.end()},
                                m_scheduler, this);
    m_bar->offer(m_measuring->action());
    connect(m_measuring, &Measuring::notice, this, &PlanesView::notice);
    connect(m_measuring, &Measuring::cellWanted, this, &PlanesView::cellWanted);
    m_content->insertWidget(0, m_measuring->bar());
    m_content->addWidget(m_measuring->withPanel(m_scrolled), 1);
}

QWidget* PlanesView::bar() const
{
    return m_bar;
}

void PlanesView::layOut()
{
    PlanesViewport::Navigators navigators{};
    QList<QCustomPlot*> plots;
    for (std::size_t place = 0; place < m_panes.size(); ++place) {
        navigators[place] = &m_panes[place]->plot().navigator();
        plots << &m_panes[place]->plot();
    }
    m_sight = new PlanesViewport(navigators, this);
    m_board = new PlanesBoard(m_panes, m_panel);
    m_figure = new JointPlot(plots, m_board);
    m_figure->setAccessibleName(tr("Planes"));
    auto* scrolled = new QScrollArea;
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setFocusPolicy(Qt::NoFocus);
    scrolled->setWidgetResizable(true);
    scrolled->setWidget(m_board);
    auto* content = new QWidget;
    m_content = tightColumn(content);
    m_content->addWidget(scrolled, 1);
    m_scrolled = scrolled;
    setContent(content);
    setFocusProxy(m_panes[OrthogonalPlanes::Front]);
}

void PlanesView::connectPane(std::size_t place)
{
    PlanePane* pane = m_panes[place];
    HeatmapPlot& plot = pane->plot();
    plot.setHandling(HeatmapPlot::Handling::Mark);
    plot.addAction(m_largeSwitch);       // for its key
    if (place != OrthogonalPlanes::Side) // one scale of colours for all, on the right
        plot.hideColors();
    else
        plot.colors()->setUnit(QString::fromStdString(m_document.geometry()->values.unit));
    connect(&plot, &HeatmapPlot::markChosen, this,
            [this, pane, &plot] { moveTo(pane->plane().indexAt(*plot.mark())); });
    connect(&plot, &HeatmapPlot::doubleClicked, this, [this, place] { maximise(place); });
    connect(&plot, &HeatmapPlot::stepWanted, this, [this, place](int steps) {
        if (const auto which = planeIn(place))
            moveTo(m_planes.stepped(*which, steps));
    });
    connect(pane, &PlanePane::arrived, this, &PlanesView::showLegend);
    connect(m_document.choice, &ViewChoice::playingChanged, pane, &PlanePane::setPlaying);
    connect(pane, &PlanePane::failed, this, [this](const Error& error) {
        showsContent(errorSentence(tr("The planes cannot be drawn"), error));
    });
}

std::optional<PlanesView::Which> PlanesView::planeIn(std::size_t place) const
{
    return place == OrthogonalPlanes::largePlace ? m_large
                                                 : std::optional(static_cast<Which>(place));
}

// All of the room for the plane of a place, or again for all of them.
void PlanesView::maximise(std::size_t place)
{
    const auto which = planeIn(place);
    m_board->setMaximised(m_board->maximised() ? std::nullopt : which);
    if (which)
        m_panes[*which]->setFocus();
}

void PlanesView::chooseLarge(LargePlane large)
{
    m_largeChoice = large;
    if (large != LargePlane::None) {
        m_lastLarge = large;
        m_board->setMaximised(std::nullopt); // which would hide it
    }
    showLarge();
}

// As it was chosen: there is none before there are planes.
void PlanesView::showLarge()
{
    const bool hasPlanes = !m_planes.crossing().empty();
    const bool isSeen = m_largeChoice != LargePlane::None;
    m_large.reset();
    if (hasPlanes && m_largeChoice == LargePlane::Largest)
        m_large = largestOf(lengthsOf(m_planes, m_look));
    else if (hasPlanes && isSeen)
        m_large = static_cast<Which>(int(m_largeChoice) - int(LargePlane::Front));
    const QSignalBlocker blocker(m_largeSwitch);
    m_largeSwitch->setChecked(isSeen);
    m_panel->showLarge(m_largeChoice);
    if (m_large)
        showPlane(OrthogonalPlanes::largePlace);
    m_sight->setLarge(m_large);
    m_board->setLarge(m_large);
    flipPlanes();
}

void PlanesView::connectBar()
{
    m_bar->offerNoHistogram();
    m_largeSwitch->setCheckable(true);
    m_largeSwitch->setShortcut(Qt::Key_L);
    m_largeSwitch->setShortcutContext(Qt::WidgetShortcut);
    m_largeSwitch->setToolTip(tr("Also show one of the three planes enlarged (L)"));
    m_bar->offer(m_largeSwitch);
    m_bar->menu()->addAction(m_largeSwitch);
    connect(m_largeSwitch, &QAction::toggled, this,
            [this](bool isOn) { chooseLarge(isOn ? m_lastLarge : LargePlane::None); });
    connect(m_panel, &CrossingPanel::largeChosen, this, &PlanesView::chooseLarge);
    connect(m_part, &PartBox::currentIndexChanged, m_document.choice,
            [this] { m_document.choice->setField(m_part->part().leaf.path); });
    connect(m_bar, &HeatmapBar::chosen, &m_look, &HeatmapLook::chosen);
    for (const PlanePane* pane : m_panes)
        connect(&pane->plot(), &HeatmapPlot::rangeDragged, m_bar, &HeatmapBar::fixRange);
    connect(m_bar, &HeatmapBar::showAllWanted, this, &PlanesView::zoomReset);
    connect(m_bar, &HeatmapBar::transposeWanted, &m_document, &Document::transpose);
    connect(m_bar, &HeatmapBar::saveWanted, this, &PlanesView::figureWanted);
}

void PlanesView::connectParts()
{
    connect(m_panes[OrthogonalPlanes::Front], &PlanePane::arrived, this, &PlanesView::shareRange);
    connect(&m_look, &HeatmapLook::changed, this, &PlanesView::takeLook);
    connect(m_overlay, &PlanesOverlay::legendChanged, this, &PlanesView::showLegend);
    loadWhileShown(m_document);
    connect(&m_document, &Document::markChanged, this, &PlanesView::loadIfShown);
    connect(m_panel, &CrossingPanel::indexChosen, this, [this](std::size_t dimension, qint64 to) {
        CellIndex index = m_planes.crossing();
        index[dimension] = to;
        moveTo(index);
    });
    connect(m_panel, &CrossingPanel::thirdChosen, this, [this](std::size_t dimension) {
        m_third = dimension;
        load();
    });
    connect(m_panel, &CrossingPanel::stopWanted, &m_look, &HeatmapLook::stopRange);
    connect(m_value, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& text, const QString& problem) {
                m_panel->setValue(text, problem);
                if (isVisible())
                    m_document.setCurrentCell({cell.row, cell.column}, text);
            });
}

void PlanesView::showOverlay(HeatmapOverlay& overlay)
{
    m_overlay->follow(overlay);
    qobject_cast<QVBoxLayout*>(layout())->insertWidget(0, new SharedBarPlace(*overlay.bar()));
    m_bar->menu()->addSeparator();
    m_bar->menu()->addMenu(overlay.menu());
}

void PlanesView::showBrush(HeatmapBrush& brush)
{
    qobject_cast<QVBoxLayout*>(layout())->insertWidget(1, new SharedBarPlace(*brush.bar()));
    m_bar->offer(brush.action());
    if (m_measuring)
        letOnlyOneBeOn(*m_measuring->action(), *brush.action());
    for (std::size_t place = 0; place < m_panes.size(); ++place) {
        m_brushes[place] = brush.addPane(*m_panes[place], m_overlay->drawing(place));
        connect(m_brushes[place], &PaneBrush::planeWanted, this,
                [this](std::size_t dimension, std::int64_t at) {
                    CellIndex index = m_planes.crossing();
                    index[dimension] = at;
                    moveTo(index);
                });
        tellDepth(place);
    }
}

void PlanesView::tellDepth(std::size_t place)
{
    if (const auto which = planeIn(place); which && m_brushes[place])
        m_brushes[place]->setDepth(m_planes.normalOf(*which));
}

void PlanesView::leave()
{
    m_overlay->stop();
    m_look.endSeen(HeatmapLook::Seen::Planes);
    m_value->stop();
}

void PlanesView::takeLook()
{
    for (PlanePane* pane : m_panes)
        pane->shown().setSource(m_look.source());
    m_panes[OrthogonalPlanes::Front]->shown().setOptions(m_look.drawnOptions());
    shareRange();
    flipPlanes();
    shapeCells();
    showLegend();
}

// Nobody chooses how the third dimension is drawn: downwards as it runs, unless the file tells what
// is up.
void PlanesView::flipPlanes()
{
    const PlaneFlips flips = m_look.flips();
    const PicturePlane& below = m_panes[OrthogonalPlanes::Below]->plane();
    const std::array<PlaneFlips, 3> flipsOf{
        flips, PlaneFlips{false, flips.rows},
        PlaneFlips{flips.columns, usualFlips(below, *m_document.geometry()).rows}};
    for (std::size_t place = 0; place < m_panes.size(); ++place)
        if (const auto which = planeIn(place))
            m_panes[place]->plot().navigator().setFlips(flipsOf[*which]);
}

// The board makes room for cells of their shape: they fill it.
void PlanesView::shapeCells()
{
    if (m_planes.crossing().empty())
        return;
    m_board->setLengths(lengthsOf(m_planes, m_look));
    showLarge(); // the largest may be another
}

// The same number has the same colour in all of them.
void PlanesView::shareRange()
{
    HeatmapOptions options = m_look.drawnOptions();
    if (const auto& range = m_panes[OrthogonalPlanes::Front]->range()) {
        options.range = {};
        options.range.kind = RangeChoice::Kind::Manual;
        options.range.manual = *range;
        m_bar->setRange(*range);
    }
    for (PlanePane* pane : m_panes)
        if (pane != m_panes[OrthogonalPlanes::Front])
            pane->shown().setOptions(options);
}

void PlanesView::showLegend()
{
    m_panel->setLegend(legendOf(std::span(m_panes).first<3>(), m_look, m_overlay->legend()));
}

void PlanesView::load()
{
    m_overlay->lookForLabels();
    if (!showsContent(whyNoPlanes(m_document.slice(), m_look.source()->dtype())))
        return;
    const Slice& slice = m_document.slice();
    const std::vector<std::size_t> thirds = OrthogonalPlanes::thirdDimensions(slice);
    const bool isThere = m_third && std::ranges::find(thirds, *m_third) != thirds.end();
    m_planes = OrthogonalPlanes(slice, isThere ? *m_third : thirds.back(), m_document.mark());
    for (std::size_t place = 0; place < m_panes.size(); ++place)
        if (planeIn(place))
            showPlane(place);
    m_sight->setPlanes(m_planes);
    for (const Which which : OrthogonalPlanes::all)
        if (const auto part = std::exchange(m_wantedParts[which], {}))
            m_sight->show(which, *part);
    m_sight->showCrossing();
    m_look.follow(m_panes[OrthogonalPlanes::Front]->shown());
    m_look.setSeen(HeatmapLook::Seen::Planes);
    m_panel->show(m_planes, thirds);
    shapeCells();
    m_value->read();
    m_value->pointAt(m_planes.crossingIn(OrthogonalPlanes::Front));
}

void PlanesView::showPlane(std::size_t place)
{
    const Which which = *planeIn(place);
    PlanePane* pane = m_panes[place];
    HeatmapPlot& plot = pane->plot();
    const std::size_t normal = m_planes.normalOf(which);
    const QString name = m_document.dimensionLabels().names().value(qsizetype(normal));
    tellDepth(place);
    pane->shown().setPlane(m_planes.plane(which));
    const std::int64_t index = m_planes.crossing()[normal];
    const QString coordinate = m_document.axisLabels().coordinateText(normal, index);
    plot.setTitle(tr("%1 = %2").arg(name, coordinate.isEmpty() ? countText(index) : coordinate));
    plot.setAccessibleName(place == OrthogonalPlanes::largePlace
                               ? tr("Large plane normal to %1").arg(name)
                               : tr("Plane normal to %1").arg(name));
    pane->shown().setMark(m_planes.crossingIn(which));
}

void PlanesView::moveTo(const CellIndex& index)
{
    m_document.setMark(index);
    m_document.setSlice(sliceShowing(m_document.slice(), index));
}

bool PlanesView::goToCell(const std::vector<std::int64_t>& index)
{
    if (showsContent())
        moveTo(index);
    return showsContent();
}

std::optional<std::vector<std::int64_t>> PlanesView::markedCell() const
{
    return showsContent() ? std::optional(m_planes.crossing()) : std::nullopt;
}

QCustomPlot& PlanesView::figure() const
{
    m_figure->fit();
    return *m_figure;
}

QString PlanesView::copied() const
{
    return tr("Copied the pictures of the planes.");
}

PlotNavigator& PlanesView::navigator() const
{
    return m_panes[OrthogonalPlanes::Front]->plot().navigator();
}

PlanesViewState PlanesView::state() const
{
    PlanesViewState state{m_third, m_wantedParts, m_look.isOfArray(HeatmapLook::Seen::Planes),
                          m_largeChoice, m_board->maximised()};
    for (const Which which : OrthogonalPlanes::all)
        if (const PlotNavigator& navigator = m_panes[which]->plot().navigator();
            !state.parts[which] && !navigator.showsAll())
            state.parts[which] = navigator.view();
    return state;
}

void PlanesView::restore(const PlanesViewState& state)
{
    m_third = state.third;
    m_wantedParts = state.parts;
    m_look.setOfArray(HeatmapLook::Seen::Planes, state.hasRangeOfArray);
    chooseLarge(state.large);
    m_board->setMaximised(state.maximised);
    loadIfShown();
}

KeptState PlanesView::saveState() const
{
    return KeptState::of(state());
}

void PlanesView::restoreState(const KeptState& kept)
{
    restore(kept.as(planesStateFrom));
}

} // namespace bloscope
