#include "ui/heatmap/heatmap_view.h"

#include "core/array/slice.h"
#include "core/cells/cell_in_slice.h"
#include "ui/brush/cell_filling.h"
#include "ui/brush/heatmap_brush.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/one_at_a_time.h"
#include "ui/controls/shared_bar_place.h"
#include "ui/document/document.h"
#include "ui/document/value_changes.h"
#include "ui/document/view_choice.h"
#include "ui/heatmap/coast_lines.h"
#include "ui/heatmap/heatmap_bands.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/heatmap_profiles.h"
#include "ui/heatmap/heatmap_projection.h"
#include "ui/heatmap/heatmap_status_line.h"
#include "ui/heatmap/picture_legend.h"
#include "ui/measure/measure_bar.h"
#include "ui/measure/measuring.h"
#include "ui/measure/region_measurer.h"
#include "ui/measure/region_set.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/label_legend.h"
#include "ui/overlay/overlay_bar.h"
#include "ui/picture/figure_caption.h"
#include "ui/plane/cells_in_sight.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_computation.h"
#include "ui/plane/plane_contours.h"
#include "ui/plane/plane_pane.h"
#include "ui/plane/viewport_link.h"
#include "ui/plot/figure.h"
#include "ui/slice/code_menu.h"
#include "ui/slice/part_box.h"
#include "ui/slice/slice_view.h"
#include "ui/text/error_text.h"

#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

// The menu of the right button over a picture: what can be done with it, and with the cell that is
// pointed at, by its index in the array.
void showHeatmapMenu(HeatmapView& view, const std::optional<std::vector<std::int64_t>>& cell,
                     const QPoint& at)
{
    auto* menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(HeatmapView::tr("&Copy Picture"), &view, &HeatmapView::copy);
    addCodeMenu(*menu, view);
    menu->addSeparator();
    menu->addAction(HeatmapView::tr("S&how in File…"), &view,
                    [&view, cell] { emit view.placeWanted(*cell); })
        ->setEnabled(cell.has_value());
    menu->popup(at);
}

// Of the labels that are drawn in the part that is in sight.
void addLabels(FigureCaption& caption, const PlanePicture& picture, const CellRect& inSight,
               const LabelNames& names)
{
    if (picture.isOfChannels() || !picture.options.map->isPalette())
        return;
    for (const FigureCaption::Key& key :
         LabelLegend::keysOf(labelsIn(picture, inSight), picture.options, names))
        caption.keys.push_back(key);
}

// What stands beside the picture of a heatmap when it is exported: the file and the slice, and the
// keys of the colours that are not on the scale and of the labels in sight, of the picture and of
// what lies over it.
FigureCaption captionOf(const Document& document, const QString& projection, const PlanePane& pane,
                        const HeatmapOverlay& overlay)
{
    FigureCaption caption{QStringLiteral("%1 %2").arg(
        document.name(), QString::fromStdString(document.slice().text()))};
    if (const auto& bands = pane.plane().bands())
        caption.title += QStringLiteral(" · ") + bandsName(*bands, document.dimensionLabels());
    if (!projection.isEmpty())
        caption.title += QStringLiteral(" · ") + projection;
    if (const PlanePicture* picture = pane.plot().picture())
        for (const LegendEntry& entry : PictureLegend::entriesOf(*picture))
            caption.keys.push_back({entry.color, entry.text});
    const CellRect inSight = pane.plot().navigator().cellsInSight();
    if (const PlanePicture* picture = pane.plot().picture())
        addLabels(caption, *picture, inSight, labelNamesOf(document));
    if (const PicturePtr& above = overlay.drawing().picture(); above && overlay.isDrawn())
        addLabels(caption, *above, inSight,
                  overlay.array() ? overlay.array()->names : LabelNames());
    caption.spacing = spacingOfColumns(pane.plane(), *document.geometry());
    return caption;
}

// What is measured in place of the array's cells.
std::optional<ComputedCells> computedCells(const HeatmapProjection& projection,
                                           const HeatmapLook& look, const Document& document)
{
    if (!projection.isShown() || projection.isTurned())
        return {};
    const PlaneComputation& shown = *projection.shown();
    return ComputedCells{look.source(), shown.dimension, shown.isProjection(), projection.title(),
                         plainTitleOf(shown, document.dimensionLabels())};
}

} // namespace

HeatmapView::HeatmapView(Document& document, HeatmapLook& look, Scheduler& scheduler,
                         ValueChanges* changes, PyramidStore* planes, QWidget* parent)
    : FigureView(parent),
      m_document(document),
      m_look(look),
      m_part(new PartBox(document.array()->dtype())),
      m_bands(new HeatmapBands(document, look, this)),
      m_projection(new HeatmapProjection(document, look, scheduler, this)),
      m_bar(new HeatmapBar(m_look, m_part, m_bands->box(), this)),
      m_pane(new PlanePane(document, m_look.source(), document.axisLabels(), scheduler)),
      m_plot(m_pane->plot()),
      m_sight(new ViewportLink(document, *m_pane, this)),
      m_overlay(new HeatmapOverlay(document, *m_pane, scheduler, this)),
      m_profiles(new HeatmapProfiles(document, *m_pane, scheduler, this)),
      m_coasts(new CoastLines(document, *m_pane, this)),
      m_readout(
          new HeatmapStatusLine(document, m_look, *m_projection, *m_pane, *m_overlay, scheduler)),
      m_changes(changes),
      m_brush(changes ? new HeatmapBrush(m_look, *m_pane, *m_overlay, *changes, scheduler, this)
                      : nullptr),
      m_regions(new RegionSet(this)),
      m_measuring(new Measuring(document, look, *m_regions, {m_pane}, scheduler, this))
{
    new PlaneContours(m_look, *m_pane, scheduler, this);
    layOut();
    fillMenu();
    connectLook();
    connectBar();
    if (m_brush)
        connectBrush();
    connectMeasuring();
    connectProjection();
    connectPicture();
    m_pane->keepPlanesIn(planes, document.address());
    takeLook();
}

void HeatmapView::layOut()
{
    setFocusProxy(&m_plot);
    m_plot.setAccessibleName(tr("Heatmap"));
    m_plot.setContextMenuPolicy(Qt::CustomContextMenu);
    m_plot.colors()->setUnit(QString::fromStdString(m_document.geometry()->values.unit));
    auto* picture = new QWidget;
    auto* column = tightColumn(picture);
    column->addWidget(new SharedBarPlace(*m_overlay->bar()));
    if (m_brush)
        column->addWidget(new SharedBarPlace(*m_brush->bar()));
    column->addWidget(m_measuring->bar());
    column->addWidget(m_measuring->withPanel(m_pane), 1);
    column->addWidget(m_readout);
    setContent(picture);
}

void HeatmapView::fillMenu()
{
    QMenu* menu = m_bar->menu();
    menu->addSeparator();
    menu->addActions(m_bands->actions());
    menu->addActions(m_projection->actions());
    menu->addAction(m_profiles->action());
    menu->addAction(m_coasts->action());
    menu->addMenu(m_overlay->menu());
    m_plot.addActions(m_projection->actions());
    m_plot.addActions({m_profiles->action(), m_overlay->switchAction(),
                       m_bar->histogramAction()}); // for their keys
}

void HeatmapView::connectLook()
{
    connect(&m_look, &HeatmapLook::changed, this, &HeatmapView::takeLook);
    connect(m_part, &PartBox::currentIndexChanged, m_document.choice,
            [this] { m_document.choice->setField(m_part->part().leaf.path); });
    connect(m_bands, &HeatmapBands::changed, this, &HeatmapView::loadIfShown);
    connect(m_bands, &HeatmapBands::chosen, this, &HeatmapView::lookChosen);
    connect(m_readout, &HeatmapStatusLine::channelsWanted, this, [this](std::size_t dimension) {
        showChannels(dimension);
        emit lookChosen();
    });
    connect(m_coasts->action(), &QAction::triggered, this, &HeatmapView::lookChosen);
    connect(m_overlay, &HeatmapOverlay::legendChanged, this,
            [this] { m_look.setBelowLabels(m_overlay->showsLabels()); });
    connect(m_bar, &HeatmapBar::chosen, &m_look, &HeatmapLook::chosen);
    connect(&m_look, &HeatmapLook::chosen, this, [this] {
        if (!m_look.isPhase()) // whose colours suit nothing else
            emit lookChosen();
    });
}

void HeatmapView::connectBar()
{
    connect(m_bar, &HeatmapBar::histogramToggled, &m_plot, &HeatmapPlot::setShowsHistogram);
    connect(&m_plot, &HeatmapPlot::rangeDragged, m_bar, &HeatmapBar::fixRange);
    connect(m_bar, &HeatmapBar::showAllWanted, &m_plot.navigator(), &PlotNavigator::showAll);
    connect(m_bar, &HeatmapBar::transposeWanted, &m_document, &Document::transpose);
    connect(m_bar, &HeatmapBar::saveWanted, this, &HeatmapView::figureWanted);
    connect(m_readout, &HeatmapStatusLine::notice, this, &HeatmapView::notice);
}

void HeatmapView::connectBrush()
{
    m_bar->offer(m_brush->action());
    m_bar->menu()->addSeparator();
    m_bar->menu()->addAction(tr("&Fill Selection…"), this, &HeatmapView::fillSelection);
    connect(m_brush, &HeatmapBrush::notice, this, &HeatmapView::notice);
    connect(m_brush, &HeatmapBrush::chosen, this, &HeatmapView::lookChosen);
    connect(m_brush, &HeatmapBrush::sliceWanted, &m_document, &Document::setSlice);
}

// Painting and measuring both take the mouse.
void HeatmapView::connectMeasuring()
{
    QAction* const measure = m_measuring->action();
    m_bar->offer(measure);
    connect(m_measuring, &Measuring::notice, this, &HeatmapView::notice);
    connect(m_measuring, &Measuring::cellWanted, this, &HeatmapView::cellWanted);
    if (m_brush)
        letOnlyOneBeOn(*measure, *m_brush->action());
    connect(m_regions, &RegionSet::stepMade, this, &HeatmapView::lookChosen); // kept for the file
    m_measuring->readStored();
}

void HeatmapView::connectProjection()
{
    connect(m_projection, &HeatmapProjection::choiceChanged, this, &HeatmapView::loadIfShown);
    connect(m_projection, &HeatmapProjection::chosen, this, &HeatmapView::lookChosen);
    connect(m_projection, &HeatmapProjection::changed, this, &HeatmapView::takeSource);
}

void HeatmapView::connectPicture()
{
    connect(&m_plot, &HeatmapPlot::stepWanted, this, &HeatmapView::stepWanted);
    connect(&m_plot, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        const CellPosition cell = m_plot.navigator().positionAt(at);
        showHeatmapMenu(*this, cell.row < 0 ? markedCell() : m_pane->plane().indexAt(cell),
                        m_plot.mapToGlobal(at));
    });
    connect(m_pane, &PlanePane::arrived, this, &HeatmapView::pictureArrived);
    connect(m_document.choice, &ViewChoice::playingChanged, m_pane, &PlanePane::setPlaying);
    connect(&m_document, &Document::axesChanged, this,
            [this] { m_plot.setLabels(m_projection->axisLabels()); });
    connect(m_pane, &PlanePane::failed, this, [this](const Error& error) {
        if (m_projection->isShown())
            return m_projection->fail(error);
        showsContent(errorSentence(tr("The picture cannot be drawn"), error));
    });
    loadWhileShown(m_document);
}

QWidget* HeatmapView::bar() const
{
    return m_bar;
}

void HeatmapView::leave()
{
    m_look.endSeen(HeatmapLook::Seen::Plane);
    m_overlay->stop();
    m_profiles->stop();
    m_projection->stop();
}

void HeatmapView::takeLook()
{
    if (isVisible() || !m_projection->choice())
        m_projection->load();
    takeSource();
    m_plot.navigator().setFlips(m_look.flips());
    m_plot.navigator().setCellHeight(m_look.cellHeight(m_pane->plane()));
    showDistribution();
}

void HeatmapView::takeSource()
{
    m_pane->shown().setSource(m_projection->source());
    m_plot.setLabels(m_projection->axisLabels());
    m_overlay->setSuspended(m_projection->isTurned());
    m_measuring->setCells(m_projection->wholeSource(),
                          computedCells(*m_projection, m_look, m_document));
    m_measuring->setObstacle(m_projection->isTurned()
                                 ? tr("Regions have no place in a turned volume. Turn it off to "
                                      "measure.")
                                 : QString());
    m_pane->readAheadFrom(m_projection->isShown() ? nullptr : m_document.reader());
    m_pane->shown().setOptions(m_look.drawnOptions());
}

// Of the array, where pictures have its range; or that of the plane, also once they have it again.
void HeatmapView::showDistribution()
{
    if (const ArrayRange::Found* ofArray = m_look.rangeOfArray())
        takeDistribution(ofArray->distribution);
    else if (m_distributionOfPlane)
        takeDistribution(*m_distributionOfPlane);
    if (m_pane->range())
        m_bar->setRange(*m_pane->range());
}

void HeatmapView::takeDistribution(const ValueDistribution& distribution)
{
    m_bar->setDistribution(distribution);
    m_plot.setDistribution(distribution);
}

void HeatmapView::load()
{
    m_look.setSeen(HeatmapLook::Seen::Plane);
    m_overlay->lookForLabels();
    m_projection->load();
    if (!showsContent(whyNotDrawn(m_document.slice(), m_look.source()->dtype())))
        return;
    const PicturePlane plane = planeIn(m_look.colors(), m_document.slice());
    if (plane == m_pane->plane()) {
        m_look.follow(m_pane->shown()); // other views draw other planes
        m_sight->showPart();            // what became of them while it was hidden
        m_sight->showMark();
        return;
    }
    if (plane.all() != m_pane->plane().all())
        m_sight->forgetPart();
    m_pane->shown().setPlane(plane);
    m_look.follow(m_pane->shown());
    m_sight->showPart();
    if (m_document.mark())
        m_sight->showMark();
    m_pane->setPictureBefore(std::exchange(m_pictureBefore, nullptr));
}

void HeatmapView::pictureArrived(const PicturePtr& picture)
{
    if (picture->distribution)
        m_distributionOfPlane = picture->distribution;
    showDistribution();
}

std::optional<Slice> HeatmapView::selectedSlice() const
{
    return m_readout->selectedSlice();
}

bool HeatmapView::goToCell(const std::vector<std::int64_t>& index)
{
    if (!showsContent())
        return false;
    m_plot.markInSight(m_pane->plane().cellAt(positionOf(m_document.slice(), index)));
    return true;
}

std::optional<std::vector<std::int64_t>> HeatmapView::markedCell() const
{
    if (!m_plot.mark())
        return {};
    const CellPosition cell = m_pane->plane().cellAt(*m_plot.mark());
    return m_document.slice().indexAt(cell.row, cell.column);
}

bool HeatmapView::canFillSelection() const
{
    return m_changes && showsContent();
}

void HeatmapView::fillSelection()
{
    const std::optional<Slice> cells = selectedSlice();
    if (const QString why = m_changes->editObstacle(); !why.isEmpty())
        return emit notice(why);
    if (m_projection->isShown())
        return emit notice(tr("The cells of a projection cannot be changed. Turn it off first."));
    if (!cells)
        return emit notice(tr("Select cells with Shift+Drag first."));
    askToFill(*cells, m_document.array()->dtype(), leafOf(m_look.part()), *m_changes, this);
}

ExportOffer HeatmapView::exportOffer() const
{
    ExportOffer offer = FigureView::exportOffer();
    offer.part = leafOf(m_look.part());
    if (m_projection->isShown())
        m_projection->offer(offer);
    if (showsContent()) {
        offer.caption = captionOf(m_document, m_projection->title(), *m_pane, *m_overlay);
        offer.cells = cellsInSightOf(*m_pane, m_look.flips());
    }
    return offer;
}

QCustomPlot& HeatmapView::figure() const
{
    return m_plot;
}

PlotNavigator& HeatmapView::navigator() const
{
    return m_plot.navigator();
}

QList<QAction*> HeatmapView::menuActions() const
{
    QList<QAction*> actions;
    if (m_brush)
        actions << m_brush->action();
    actions << m_measuring->action();
    return actions << m_projection->action() << m_profiles->action() << m_coasts->action()
                   << m_bar->histogramAction() << m_bar->contoursAction()
                   << m_overlay->menu()->menuAction() << m_overlay->switchAction();
}

void HeatmapView::showChannels(std::size_t dimension)
{
    m_bands->setBands(ColorBands{dimension});
}

HeatmapViewState HeatmapView::state() const
{
    return {m_look.options(),
            m_look.aspect(),
            m_document.partInSight(),
            m_part->currentIndex(),
            m_bar->showsHistogram(),
            m_look.flips().areChosen ? std::optional<PlaneFlips>(m_look.flips()) : std::nullopt,
            m_plot.sharedPicture(),
            m_overlay->state(),
            m_profiles->areShown(),
            m_bands->bands(),
            m_look.isMapChosen(),
            m_bands->showsMosaic(),
            m_brush ? m_brush->choice() : BrushChoice(),
            m_brush ? m_brush->painting() : Painting(),
            m_coasts->action()->isChecked(),
            m_regions->toJson(),
            m_projection->choice(),
            m_look.contours()};
}

void HeatmapView::restore(const HeatmapViewState& state)
{
    m_pictureBefore = state.picture;
    if (state.field >= 0 && state.field < m_part->count())
        m_part->setCurrentIndex(state.field); // before its colours
    m_bands->restore(state.bands, state.showsMosaic);
    m_projection->choose(state.computation);
    m_look.setOptions(state.options, state.isMapChosen);
    m_look.setAspect(state.aspect);
    m_look.setFlips(state.flips);
    m_look.setContours(state.contours);
    m_bar->setShowsHistogram(state.showsHistogram);
    m_overlay->restore(state.overlay);
    m_profiles->setShown(state.showsProfiles);
    m_coasts->action()->setChecked(state.showsCoasts);
    if (m_brush) {
        m_brush->setChoice(state.brush);
        if (state.painting.isOn || state.painting.isImageChosen)
            m_brush->resume(state.painting);
    }
    m_regions->restore(state.regions, m_document.array()->shape());
    if (isVisible())
        m_pane->setPictureBefore(std::exchange(m_pictureBefore, nullptr));
    m_document.setPartInSight(state.part);
}

void HeatmapView::restoreState(const KeptState& kept)
{
    HeatmapViewState state = kept.as(heatmapStateFrom);
    if (kept.from) {
        carryLabels(state.overlay, *kept.from, m_document.address());
        state.regions = {};
    }
    restore(state);
}

} // namespace bloscope
