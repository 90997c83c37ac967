#include "ui/views/heatmap_view.h"

#include "ui/controls/heatmap_bar.h"
#include "ui/controls/part_box.h"
#include "ui/dialogs/save_figure.h"
#include "ui/models/cell_tile.h"
#include "ui/models/part_source.h"
#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"
#include "ui/views/heatmap_plot.h"
#include "ui/views/histogram_panel.h"
#include "ui/views/picture_legend.h"
#include "ui/views/selection_label.h"

#include <QFileInfo>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

constexpr double zoomStep = 1.5;       // of a menu action
constexpr double mostPixels = 1 << 22; // of a picture on the screen

QSize boundedPixels(QSize size)
{
    const double pixels = static_cast<double>(size.width()) * size.height();
    return pixels <= mostPixels ? size : size * std::sqrt(mostPixels / pixels);
}

// An image keeps its shape; a long table would be a line then, and fills the room instead.
CellAspect aspectFor(const PicturePlane& plane)
{
    constexpr std::int64_t mostElongated = 6;
    const bool isImage = plane.rows() <= mostElongated * plane.columns() &&
                         plane.columns() <= mostElongated * plane.rows();
    return isImage ? CellAspect::Square : CellAspect::Fill;
}

} // namespace

HeatmapView::HeatmapView(Document& document, Scheduler& scheduler, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_loader(new PictureLoader(scheduler, this)),
      m_part(new PartBox(document.array()->dtype())),
      m_bar(new HeatmapBar),
      m_plot(new HeatmapPlot(document.dimensionNames())),
      m_histogram(new HistogramPanel),
      m_footer(new QLabel),
      m_selection(new SelectionLabel(scheduler)),
      m_instead(new QLabel),
      m_pages(new QStackedWidget)
{
    m_refreshTimer.setSingleShot(true);
    const CellSourcePtr cells = cellSourceOf(document.reader());
    m_loader->setSource(m_part->hasParts() ? partSourceOf(cells, m_part->part()) : cells);
    layOut();
    connectParts();
}

void HeatmapView::layOut()
{
    setFocusProxy(m_plot);
    m_plot->setAccessibleName(tr("Heatmap"));
    m_footer->setTextFormat(Qt::RichText);
    m_footer->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    for (QLabel* label : {m_footer, static_cast<QLabel*>(m_selection)})
        label->setContentsMargins(8, 0, 8, 4);
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->setWordWrap(true);
    auto* picture = new QWidget;
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makePartRow());
    column->addWidget(m_bar);
    column->addWidget(makePicture(), 1);
    column->addWidget(m_selection);
    column->addWidget(m_footer);
    m_pages->addWidget(picture);
    m_pages->addWidget(m_instead);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
}

QWidget* HeatmapView::makePartRow()
{
    auto* row = new QWidget;
    auto* label = new QLabel(tr("&Field:"));
    label->setBuddy(m_part);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(6, 4, 6, 0);
    layout->addWidget(label);
    layout->addWidget(m_part);
    layout->addStretch();
    row->setVisible(m_part->hasParts());
    return row;
}

QWidget* HeatmapView::makePicture()
{
    auto* all = new QWidget;
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_plot, 1);
    row->addWidget(m_histogram);
    return all;
}

void HeatmapView::choosePart()
{
    m_loader->setSource(partSourceOf(cellSourceOf(m_document.reader()), m_part->part()));
    m_plot->setPicture(nullptr);
    m_refreshTimer.start();
    readPointedCell();
}

void HeatmapView::connectParts()
{
    connect(m_part, &PartBox::currentIndexChanged, this, &HeatmapView::choosePart);
    connect(&m_document, &Document::sliceChanged, this, [this] {
        if (isVisible())
            showSlice();
    });
    connect(m_bar, &HeatmapBar::optionsChanged, this, [this] { m_refreshTimer.start(); });
    connect(m_bar, &HeatmapBar::histogramToggled, m_histogram, &HistogramPanel::setWanted);
    connect(m_histogram, &HistogramPanel::rangeDragged, m_bar, &HeatmapBar::fixRange);
    connect(m_bar, &HeatmapBar::aspectChanged, this,
            [this] { m_plot->setAspect(m_bar->aspect()); });
    connect(m_bar, &HeatmapBar::chosen, this, &HeatmapView::lookChosen);
    connect(m_bar, &HeatmapBar::showAllWanted, m_plot, &HeatmapPlot::showAll);
    connect(m_bar, &HeatmapBar::flipsChanged, this, [this] { m_plot->setFlips(m_bar->flips()); });
    connect(m_bar, &HeatmapBar::transposeWanted, &m_document, &Document::transpose);
    connect(m_bar, &HeatmapBar::saveWanted, this, &HeatmapView::saveFigure);
    connect(m_footer, &QLabel::linkActivated, this, [this](const QString& link) {
        if (const auto kind = PictureLegend::kindOf(link))
            goToNext(*kind);
    });
    connect(m_plot, &HeatmapPlot::markMoved, this,
            [this] { pointAt(m_plot->mark().value_or(CellPosition{})); });
    connect(m_plot, &HeatmapPlot::stepWanted, this, &HeatmapView::stepWanted);
    connect(m_plot, &HeatmapPlot::selectionChanged, this, &HeatmapView::tellSelection);
    connect(m_plot, &HeatmapPlot::viewChanged, this, [this] { m_refreshTimer.start(); });
    connect(m_plot, &HeatmapPlot::pointedAt, this, &HeatmapView::pointAt);
    connect(&m_refreshTimer, &QTimer::timeout, this, &HeatmapView::refresh);
    connect(m_loader, &PictureLoader::arrived, this, &HeatmapView::pictureArrived);
    connect(m_loader, &PictureLoader::failed, this, &HeatmapView::showFailure);
    connect(m_loader, &PictureLoader::isSlow, this, [this] { m_footer->setText(tr("Reading…")); });
}

void HeatmapView::showEvent(QShowEvent* event)
{
    SliceView::showEvent(event);
    showSlice();
}

void HeatmapView::hideEvent(QHideEvent* event)
{
    SliceView::hideEvent(event);
    m_loader->stop();
    m_pointedCell.cancel();
    m_search.cancel();
    m_selection->stop();
}

void HeatmapView::setColorMap(const ColorMap& map)
{
    HeatmapOptions options = m_bar->options();
    options.map = &map;
    m_bar->restore(options, m_bar->chosenAspect());
}

HeatmapViewState HeatmapView::state() const
{
    HeatmapViewState state{m_bar->options(),       m_bar->chosenAspect(),   m_wantedPart,
                           m_part->currentIndex(), m_bar->showsHistogram(), m_bar->flips(),
                           m_plot->sharedPicture()};
    if (!m_wantedPart && !m_plot->showsAll())
        state.part = m_plot->view();
    return state;
}

void HeatmapView::restore(const HeatmapViewState& state)
{
    m_wantedPart = state.part;
    m_pictureBefore = state.picture;
    m_bar->restore(state.options, state.aspect);
    m_bar->setShowsHistogram(state.showsHistogram);
    m_bar->setFlips(state.flips);
    if (state.field >= 0 && state.field < m_part->count())
        m_part->setCurrentIndex(state.field);
}

QString HeatmapView::whyNoPicture() const
{
    const Slice& slice = m_document.slice();
    if (!m_loader->source()->dtype().isNumeric())
        return tr("Elements of type %1 have no numbers to colour. The table shows them.")
            .arg(dtypeText(m_loader->source()->dtype()));
    if (slice.isEmpty())
        return tr("The slice %1 is empty: there are no cells to show.")
            .arg(QString::fromStdString(slice.text()));
    if (!slice.rowDimension())
        return tr("The slice %1 is a single value. The table shows it.")
            .arg(QString::fromStdString(slice.text()));
    return {};
}

void HeatmapView::showSlice()
{
    const QString why = whyNoPicture();
    m_instead->setText(why);
    m_pages->setCurrentIndex(why.isEmpty() ? 0 : 1);
    if (!why.isEmpty())
        return;
    const PicturePlane plane(m_document.slice());
    if (plane != m_plane) {
        if (plane.all() != m_plane.all())
            m_plot->setPicture(nullptr); // it would be drawn in the wrong place
        m_search.cancel();
        m_plane = plane;
        m_plot->setPlane(plane);
        m_bar->proposeAspect(aspectFor(plane));
        if (const auto part = std::exchange(m_wantedPart, {}))
            m_plot->show(*part);
        if (const auto before = std::exchange(m_pictureBefore, nullptr);
            before && before->plane == plane)
            m_plot->setPicture(before);
        readPointedCell();
        tellSelection();
    }
    m_refreshTimer.start();
}

void HeatmapView::refresh()
{
    const bool hasRoom = !m_plot->pixelsOf(m_plot->cellsInSight()).isEmpty();
    if (!isVisible() || m_pages->currentIndex() != 0 || !hasRoom)
        return;
    m_loader->want(request(), m_plot->sharedPicture());
    describePicture();
}

PictureRequest HeatmapView::request() const
{
    HeatmapOptions options = m_bar->options();
    options.size = boundedPixels(m_plot->pixelsOf(m_plot->cellsInSight()));
    return {m_plane, m_plot->cellsInSight(), planeBlocksOf(*m_document.array(), m_plane),
            fullBudget, options};
}

void HeatmapView::pictureArrived(const PicturePtr& picture)
{
    if (m_loader->range())
        m_bar->setRange(*m_loader->range());
    if (picture->plane.all() != m_plane.all())
        return;
    m_plot->setPicture(picture);
    if (picture->distribution)
        m_histogram->setDistribution(*picture->distribution);
    m_histogram->setColors(*picture->options.map, picture->options.scale, picture->range);
    describePicture();
}

void HeatmapView::showFailure(const Error& error)
{
    m_instead->setText(errorSentence(tr("The picture cannot be drawn"), error));
    m_pages->setCurrentIndex(1);
}

void HeatmapView::describePicture()
{
    const PlanePicture* picture = m_plot->picture();
    if (!picture || m_search)
        return;
    // Nobody can look for parts of structured elements yet.
    const auto links =
        m_part->hasParts() ? PictureLegend::Links::None : PictureLegend::Links::Kinds;
    const auto stage =
        m_loader->isReadingDetail() ? PictureLegend::Stage::Coarse : PictureLegend::Stage::Final;
    m_footer->setText(PictureLegend::of(*picture, stage, links));
}

std::optional<Slice> HeatmapView::selectedSlice() const
{
    const CellRect selected = m_plot->selection();
    return selected.isEmpty() ? std::nullopt : std::optional(m_plane.samplesOf(selected, {}));
}

// Nobody can count parts of structured elements yet.
void HeatmapView::tellSelection()
{
    m_selection->tell(m_document.reader(), m_part->hasParts() ? std::nullopt : selectedSlice());
}

void HeatmapView::saveFigure()
{
    const QFileInfo file(m_document.path());
    bloscope::saveFigure(*m_plot, file.absolutePath() + '/' + file.completeBaseName(), m_scheduler,
                         [this](const QString& sentence) { emit notice(sentence); });
}

void HeatmapView::goToNext(SpecialCell kind)
{
    m_footer->setText(tr("Searching…"));
    m_search = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [reader = m_document.reader(), plane = m_plane, kind,
         after = m_plot->mark().value_or(CellPosition{})](std::stop_token stop) {
            return findSpecial(*reader, plane, kind, after, {std::move(stop)});
        },
        [this](const Result<std::optional<CellPosition>>& found) {
            m_search.cancel();
            describePicture();
            if (found)
                markFound(*found);
            else
                emit notice(errorSentence(tr("The search has ended"), found.error()));
        });
}

void HeatmapView::markFound(const std::optional<CellPosition>& cell)
{
    if (!cell)
        return emit notice(tr("There is no such cell in this plane."));
    m_plot->setMark(*cell);
    m_plot->bringIntoSight(*cell);
}

// Where nothing is pointed at, the cell with the mark is.
void HeatmapView::pointAt(CellPosition position)
{
    if (position.row < 0)
        position = m_plot->mark().value_or(CellPosition{});
    if (position == m_pointed)
        return;
    m_pointed = position;
    readPointedCell();
}

void HeatmapView::readPointedCell()
{
    if (!m_plane.all().contains(m_pointed)) {
        m_pointedCell.cancel();
        m_document.setCurrentCell({}, {});
        return;
    }
    const CellPosition cell = m_plane.cellAt(m_pointed);
    m_pointedCell = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_loader->source(), plane = m_plane.slice(), cell](std::stop_token stop) {
            return CellTile::read(*source, plane, {cell.row, cell.column, 1, 1}, {std::move(stop)});
        },
        [this, cell](const Result<CellTile>& tile) {
            if (!tile)
                return;
            m_document.setCurrentCell(cell, tile->textAt(cell));
            m_plot->setToolTip(tile->problemAt(cell));
        });
}

void HeatmapView::zoomIn()
{
    m_plot->zoomBy(zoomStep);
}

void HeatmapView::zoomOut()
{
    m_plot->zoomBy(1 / zoomStep);
}

void HeatmapView::zoomReset()
{
    m_plot->showAll();
}

void HeatmapView::copy()
{
    if (m_pages->currentIndex() != 0)
        return;
    copyFigure(*m_plot);
    emit notice(tr("Copied the picture."));
}

} // namespace bloscope
