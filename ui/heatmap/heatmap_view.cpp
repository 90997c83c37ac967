#include "ui/heatmap/heatmap_view.h"

#include "core/inspect/dimension_spacing.h"
#include "ui/find/special_finder.h"
#include "ui/heatmap/array_range.h"
#include "ui/heatmap/channel_box.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/heatmap_profiles.h"
#include "ui/heatmap/histogram_panel.h"
#include "ui/heatmap/picture_legend.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/overlay_bar.h"
#include "ui/plot/cell_shape.h"
#include "ui/plot/figure.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"
#include "ui/plot/pointed_cell.h"
#include "ui/slice/part_box.h"
#include "ui/slice/undrawn_text.h"
#include "ui/statistics/selection_label.h"
#include "ui/text/error_text.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <cstdlib>
#include <utility>

namespace bloscope {

namespace {

constexpr QLatin1String channelsLink("channels");

} // namespace

HeatmapView::HeatmapView(Document& document, Scheduler& scheduler, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_part(new PartBox(document.array()->dtype())),
      m_channels(new ChannelBox(*document.array(), document.dimensionNames())),
      m_bar(new HeatmapBar(m_part, m_channels)),
      m_pane(new PlanePane(document.array(), source(Reuse::Likely), document.dimensionNames(),
                           scheduler)),
      m_plot(&m_pane->plot()),
      m_histogram(new HistogramPanel),
      m_arrayRange(new ArrayRange(document.array(), scheduler, this)),
      m_rangeNote(new QLabel),
      m_footer(new QLabel),
      m_selection(new SelectionLabel(scheduler)),
      m_pointed(new PointedCell(scheduler, this)),
      m_finder(new SpecialFinder(scheduler, this)),
      m_overlay(new HeatmapOverlay(document, *m_pane, scheduler, this)),
      m_profiles(new HeatmapProfiles(document.array(), *m_pane, scheduler, this)),
      m_instead(new QLabel),
      m_pages(new QStackedWidget),
      m_spacing(dimensionSpacing(*document.array()))
{
    m_pane->readAheadFrom(document.reader());
    m_pointed->setSource(m_pane->source());
    m_allCells = source(Reuse::Unlikely);
    layOut();
    connectParts();
}

void HeatmapView::layOut()
{
    setFocusProxy(m_plot);
    m_plot->setAccessibleName(tr("Heatmap"));
    m_footer->setTextFormat(Qt::RichText);
    for (QLabel* label : {m_footer, m_rangeNote})
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_rangeNote->hide();
    for (QLabel* label : {m_footer, m_rangeNote, static_cast<QLabel*>(m_selection)})
        label->setContentsMargins(8, 0, 8, 4);
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->setWordWrap(true);
    auto* picture = new QWidget;
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_overlay->bar());
    column->addWidget(makePicture(), 1);
    column->addWidget(m_rangeNote);
    column->addWidget(m_selection);
    column->addWidget(m_footer);
    m_pages->addWidget(picture);
    m_pages->addWidget(m_instead);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
}

// The plot, with room below it and on its right for what belongs to its columns and rows, and the
// histogram.
QWidget* HeatmapView::makePicture()
{
    auto* all = new QWidget;
    auto* grid = new QGridLayout(all);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_pane, 0, 0);
    grid->addWidget(m_histogram, 0, 2, 2, 1);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(0, 1);
    return all;
}

void HeatmapView::connectParts()
{
    connect(m_part, &PartBox::currentIndexChanged, this, &HeatmapView::choosePart);
    connect(&m_document, &Document::sliceChanged, this, [this] {
        if (isVisible())
            showSlice();
    });
    connect(m_histogram, &HistogramPanel::rangeDragged, m_bar, &HeatmapBar::fixRange);
    connect(m_channels, &ChannelBox::currentIndexChanged, this, &HeatmapView::chooseChannels);
    connect(m_channels, &ChannelBox::activated, this, &HeatmapView::lookChosen);
    connect(m_footer, &QLabel::linkActivated, this, &HeatmapView::followLink);
    connect(m_arrayRange, &ArrayRange::changed, this, &HeatmapView::showRangeOfArray);
    connect(m_rangeNote, &QLabel::linkActivated, m_arrayRange, &ArrayRange::stop);
    connect(m_finder, &SpecialFinder::found, this, &HeatmapView::showFound);
    connect(m_pointed, &PointedCell::changed, this,
            [this](CellPosition cell, const QString& exactText, const QString& problem) {
                m_pointedCell = cell;
                m_pointedText = exactText;
                m_plot->setToolTip(problem);
                tellPointedCell();
            });
    connectBar();
    connectPicture();
    addOverlayAndProfiles();
}

void HeatmapView::connectBar()
{
    connect(m_bar, &HeatmapBar::optionsChanged, this, &HeatmapView::takeOptions);
    connect(m_bar, &HeatmapBar::histogramToggled, m_histogram, &HistogramPanel::setWanted);
    connect(m_bar, &HeatmapBar::aspectChanged, this, &HeatmapView::takeAspect);
    connect(m_bar, &HeatmapBar::chosen, this, [this] {
        if (!m_part->isPhase()) // whose colours suit nothing else
            emit lookChosen();
    });
    connect(m_bar, &HeatmapBar::aspectChanged, this, &HeatmapView::lookChanged);
    connect(m_bar, &HeatmapBar::flipsChanged, this, &HeatmapView::lookChanged);
    connect(m_bar, &HeatmapBar::showAllWanted, &m_plot->navigator(), &PlotNavigator::showAll);
    connect(m_bar, &HeatmapBar::flipsChanged, this,
            [this] { m_plot->navigator().setFlips(m_bar->flips()); });
    connect(m_bar, &HeatmapBar::transposeWanted, &m_document, &Document::transpose);
    connect(m_bar, &HeatmapBar::saveWanted, this, &HeatmapView::figureWanted);
}

void HeatmapView::connectPicture()
{
    connect(m_plot, &HeatmapPlot::markMoved, this,
            [this] { pointAt(m_plot->mark().value_or(CellPosition{})); });
    connect(m_plot, &HeatmapPlot::markChosen, this, &HeatmapView::tellMark);
    connect(&m_document, &Document::markChanged, this, &HeatmapView::showMark);
    connect(&m_plot->navigator(), &PlotNavigator::viewChosen, this, &HeatmapView::tellPart);
    connect(&m_document, &Document::partInSightChanged, this, &HeatmapView::showPart);
    connect(m_plot, &HeatmapPlot::stepWanted, this, &HeatmapView::stepWanted);
    connect(m_plot, &HeatmapPlot::selectionChanged, this, &HeatmapView::tellSelection);
    connect(m_plot, &HeatmapPlot::pointedAt, this, &HeatmapView::pointAt);
    connect(m_pane, &PlanePane::arrived, this, &HeatmapView::pictureArrived);
    connect(m_pane, &PlanePane::asked, this, &HeatmapView::describePicture);
    connect(m_pane, &PlanePane::failed, this, &HeatmapView::showFailure);
    connect(m_pane, &PlanePane::isSlow, this, [this] { m_footer->setText(tr("Reading…")); });
}

void HeatmapView::showEvent(QShowEvent* event)
{
    SliceView::showEvent(event);
    showSlice();
    takeOptions();
    m_overlay->lookForLabels();
}

void HeatmapView::hideEvent(QHideEvent* event)
{
    SliceView::hideEvent(event);
    m_pointed->stop();
    m_overlay->stop();
    m_profiles->stop();
    m_finder->stop();
    m_selection->stop();
}

void HeatmapView::setColorMap(const ColorMap& map)
{
    HeatmapOptions options = m_bar->options();
    options.map = &map;
    m_bar->restore(options, m_bar->chosenAspect());
}

void HeatmapView::showSlice()
{
    const QString why = whyNotDrawn(m_document.slice(), m_pane->source()->dtype());
    m_instead->setText(why);
    m_pages->setCurrentIndex(why.isEmpty() ? 0 : 1);
    if (!why.isEmpty())
        return;
    const PicturePlane plane(m_document.slice(), m_channels->dimension());
    if (plane == m_pane->plane()) {
        showPart(); // what became of them while it was hidden
        showMark();
        return;
    }
    m_finder->stop();
    if (plane.all() != m_pane->plane().all())
        m_shownPart.reset();
    m_pane->setPlane(plane);
    m_trueHeight = trueHeight(plane, m_spacing);
    m_bar->setWhyNoSpacing(m_trueHeight ? QString()
                                        : tr("The metadata of this file do not tell how far apart "
                                             "the rows and columns of this plane are"));
    m_bar->proposeAspect(aspectFor(plane, m_trueHeight));
    takeAspect();
    m_bar->setHasChannels(plane.channelDimension().has_value());
    takeOptions();
    showPart();
    if (m_document.mark())
        showMark();
    m_pane->setPictureBefore(std::exchange(m_pictureBefore, nullptr));
    m_pointed->setPlane(plane);
    m_overlay->setPlane(plane);
    tellSelection();
}

void HeatmapView::tellPart()
{
    m_shownPart =
        m_plot->navigator().showsAll() ? std::nullopt : std::optional(m_plot->navigator().view());
    m_document.setPartInSight(m_shownPart);
}

void HeatmapView::showPart()
{
    if (!isVisible() || m_shownPart == m_document.partInSight())
        return;
    m_shownPart = m_document.partInSight();
    if (m_shownPart)
        m_plot->navigator().show(*m_shownPart);
    else
        m_plot->navigator().showAll();
}

void HeatmapView::tellMark()
{
    const auto& mark = m_plot->mark();
    m_document.setMark(mark ? std::optional(m_pane->plane().indexAt(*mark)) : std::nullopt);
}

void HeatmapView::showMark()
{
    const auto& mark = m_document.mark();
    if (isVisible())
        m_plot->setMark(mark ? m_pane->plane().positionOf(*mark) : std::nullopt);
}

void HeatmapView::pictureArrived(const PicturePtr& picture)
{
    if (m_pane->range())
        m_bar->setRange(*m_pane->range());
    if (picture->distribution && !(wantsRangeOfArray() && m_arrayRange->found()))
        m_histogram->setDistribution(*picture->distribution);
    m_histogram->setColors(*picture->options.map, picture->options.scale, picture->range);
    describePicture();
}

void HeatmapView::followLink(const QString& link)
{
    if (link == channelsLink) {
        m_channels->setDimension(m_channels->proposal());
        emit lookChosen();
    } else if (const auto kind = PictureLegend::kindOf(link)) {
        goToNext(*kind);
    }
}

void HeatmapView::showFailure(const Error& error)
{
    m_instead->setText(errorSentence(tr("The picture cannot be drawn"), error));
    m_pages->setCurrentIndex(1);
}

void HeatmapView::describePicture()
{
    const PlanePicture* picture = m_plot->picture();
    if (!picture || m_finder->isSearching())
        return;
    const auto stage =
        m_pane->isReadingDetail() ? PictureLegend::Stage::Coarse : PictureLegend::Stage::Final;
    QStringList lines(PictureLegend::of(*picture, stage, PictureLegend::Links::Kinds));
    if (m_channels->proposal() && !m_channels->dimension())
        lines << tr("This may be a picture in colours. %1")
                     .arg(QStringLiteral("<a href=\"%1\">%2</a>")
                              .arg(channelsLink, tr("Show it as one")));
    lines.removeAll(QString());
    m_footer->setText(lines.join(QStringLiteral(" &nbsp; ")));
}

std::optional<Slice> HeatmapView::selectedSlice() const
{
    const CellRect selected = m_plot->selection();
    return selected.isEmpty() ? std::nullopt : std::optional(m_pane->plane().cellsOf(selected));
}

ExportOffer HeatmapView::exportOffer() const
{
    ExportOffer offer = SliceView::exportOffer();
    offer.part = m_part->leaf();
    if (m_pages->currentIndex() == 0)
        offer.figure = m_plot;
    return offer;
}

// Angles have no sum and no mean.
void HeatmapView::tellSelection()
{
    m_selection->tell(m_document.reader(), m_part->isPhase() ? std::nullopt : selectedSlice(),
                      m_part->leaf());
}

void HeatmapView::zoomIn()
{
    m_plot->navigator().zoomIn();
}

void HeatmapView::zoomOut()
{
    m_plot->navigator().zoomOut();
}

void HeatmapView::zoomReset()
{
    m_plot->navigator().showAll();
}

void HeatmapView::copy()
{
    if (m_pages->currentIndex() != 0)
        return;
    copyFigure(*m_plot);
    emit notice(tr("Copied the picture."));
}

} // namespace bloscope
