#include "ui/views/heatmap_view.h"

#include "ui/controls/heatmap_bar.h"
#include "ui/controls/part_box.h"
#include "ui/models/cell_tile.h"
#include "ui/models/part_source.h"
#include "ui/text/dtype_text.h"
#include "ui/text/error_text.h"
#include "ui/views/heatmap_plot.h"
#include "ui/views/picture_legend.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <chrono>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr double zoomStep = 1.5;       // of a menu action
constexpr double mostPixels = 1 << 22; // of a picture on the screen
constexpr auto slowReading = 300ms;

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
      m_source(cellSourceOf(document.reader())),
      m_part(new PartBox(document.array()->dtype())),
      m_bar(new HeatmapBar),
      m_plot(new HeatmapPlot(document.dimensionNames())),
      m_footer(new QLabel),
      m_instead(new QLabel),
      m_pages(new QStackedWidget)
{
    m_refreshTimer.setSingleShot(true);
    m_slowTimer.setSingleShot(true);
    m_slowTimer.setInterval(slowReading);
    layOut();
    connectParts();
}

void HeatmapView::layOut()
{
    setFocusProxy(m_plot);
    m_plot->setAccessibleName(tr("Heatmap"));
    m_footer->setTextFormat(Qt::RichText);
    m_footer->setContentsMargins(8, 0, 8, 4);
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->setWordWrap(true);
    auto* picture = new QWidget;
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makePartRow());
    column->addWidget(m_bar);
    column->addWidget(m_plot, 1);
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
    if (m_part->hasParts())
        m_source = partSourceOf(m_source, m_part->part());
    else
        row->hide();
    return row;
}

void HeatmapView::choosePart()
{
    m_source = partSourceOf(cellSourceOf(m_document.reader()), m_part->part());
    m_overview.cancel();
    m_plot->setPicture(nullptr);
    optionsChanged();
    readPointedCell();
}

void HeatmapView::connectParts()
{
    connect(m_part, &PartBox::currentIndexChanged, this, &HeatmapView::choosePart);
    connect(&m_document, &Document::sliceChanged, this, [this] {
        if (isVisible())
            showSlice();
    });
    connect(m_bar, &HeatmapBar::optionsChanged, this, &HeatmapView::optionsChanged);
    connect(m_bar, &HeatmapBar::aspectChanged, this,
            [this] { m_plot->setAspect(m_bar->aspect()); });
    connect(m_bar, &HeatmapBar::chosen, this, &HeatmapView::lookChosen);
    connect(m_bar, &HeatmapBar::showAllWanted, m_plot, &HeatmapPlot::showAll);
    connect(m_plot, &HeatmapPlot::viewChanged, this, [this] { m_refreshTimer.start(); });
    connect(m_plot, &HeatmapPlot::pointedAt, this, &HeatmapView::pointAt);
    connect(&m_refreshTimer, &QTimer::timeout, this, &HeatmapView::refresh);
    connect(&m_slowTimer, &QTimer::timeout, this, [this] { m_footer->setText(tr("Reading…")); });
}

void HeatmapView::showEvent(QShowEvent* event)
{
    SliceView::showEvent(event);
    showSlice();
}

void HeatmapView::hideEvent(QHideEvent* event)
{
    SliceView::hideEvent(event);
    for (Ticket* ticket : {&m_overview, &m_detail, &m_pointedCell})
        ticket->cancel();
    m_slowTimer.stop();
}

void HeatmapView::setColorMap(const ColorMap& map)
{
    HeatmapOptions options = m_bar->options();
    options.map = &map;
    m_bar->restore(options, m_bar->chosenAspect());
}

HeatmapViewState HeatmapView::state() const
{
    HeatmapViewState state{m_bar->options(), m_bar->chosenAspect(), m_wantedPart,
                           m_part->currentIndex(), m_plot->sharedPicture()};
    if (!m_wantedPart && !m_plot->showsAll())
        state.part = m_plot->view();
    return state;
}

void HeatmapView::restore(const HeatmapViewState& state)
{
    m_wantedPart = state.part;
    m_pictureBefore = state.picture;
    m_bar->restore(state.options, state.aspect);
    if (state.field >= 0 && state.field < m_part->count())
        m_part->setCurrentIndex(state.field);
}

QString HeatmapView::whyNoPicture() const
{
    const Slice& slice = m_document.slice();
    if (!m_source->dtype().isNumeric())
        return tr("Elements of type %1 have no numbers to colour. The table shows them.")
            .arg(dtypeText(m_source->dtype()));
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
        m_range.reset();
        m_detail.cancel();
        if (plane.all() != m_plane.all())
            m_plot->setPicture(nullptr); // it would be drawn in the wrong place
        m_plane = plane;
        m_plot->setPlane(plane);
        m_bar->proposeAspect(aspectFor(plane));
        if (const auto part = std::exchange(m_wantedPart, {}))
            m_plot->show(*part);
        if (const auto before = std::exchange(m_pictureBefore, nullptr);
            before && before->plane == plane)
            m_plot->setPicture(before);
        readPointedCell();
    }
    m_refreshTimer.start();
}

void HeatmapView::optionsChanged()
{
    m_range.reset();
    m_detail.cancel();
    m_refreshTimer.start();
}

// An overview that is being made is waited for, even if another slice is wanted meanwhile: it takes
// a moment only, and while one scrubs, pictures a moment late are better than none.
void HeatmapView::refresh()
{
    const bool hasRoom = !m_plot->pixelsOf(m_plot->cellsInSight()).isEmpty();
    if (!isVisible() || m_pages->currentIndex() != 0 || !hasRoom || m_overview)
        return;
    if (!m_range) {
        m_overview = read(overviewRequest(), &HeatmapView::overviewArrived);
        return;
    }
    const PictureRequest wanted = detailRequest();
    if (isGoodEnough(wanted))
        m_detail.cancel();
    else
        m_detail = read(wanted, &HeatmapView::detailArrived);
    describePicture();
}

HeatmapOptions HeatmapView::optionsFor(QSize pixels) const
{
    HeatmapOptions options = m_bar->options();
    options.size = boundedPixels(pixels);
    return options;
}

PictureRequest HeatmapView::overviewRequest() const
{
    return {m_plane, m_plane.all(), planeBlocksOf(*m_document.array(), m_plane), coarseBudget,
            optionsFor(m_plot->pixelsOf(m_plot->cellsInSight()))};
}

PictureRequest HeatmapView::detailRequest() const
{
    PictureRequest request = overviewRequest();
    request.part = m_plot->cellsInSight();
    request.budget = fullBudget;
    // All cells are in sight: their range is exact, that of the overview perhaps not.
    if (request.part != m_plane.all())
        request.range = m_range;
    return request;
}

bool HeatmapView::isGoodEnough(const PictureRequest& wanted) const
{
    const PlanePicture* shown = m_plot->picture();
    HeatmapOptions options = m_bar->options();
    if (!shown || shown->plane != wanted.plane || shown->range != *m_range)
        return false;
    options.size = shown->options.size;
    if (shown->options != options)
        return false;
    const bool sameView = shown->part == wanted.part &&
                          shown->options.size == wanted.options.size &&
                          shown->steps == stepsWithin(wanted.budget, wanted.part, wanted.blocks);
    const bool isNear = wanted.options.size->width() >= wanted.part.columns &&
                        wanted.options.size->height() >= wanted.part.rows;
    return sameView ||
           (isNear && shown->isWhole() && intersected(shown->part, wanted.part) == wanted.part);
}

Ticket HeatmapView::read(PictureRequest request, void (HeatmapView::*deliver)(Result<PlanePicture>))
{
    m_slowTimer.start();
    return m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, request = std::move(request)](std::stop_token stop) {
            return makePicture(*source, request, {std::move(stop)});
        },
        [this, deliver](Result<PlanePicture> answer) { (this->*deliver)(std::move(answer)); });
}

void HeatmapView::overviewArrived(Result<PlanePicture> answer)
{
    m_overview.cancel();
    if (answer && answer->plane == m_plane) {
        HeatmapOptions asked = answer->options;
        asked.size.reset();
        if (asked == m_bar->options())
            m_range = answer->range;
    }
    showAnswer(std::move(answer));
    refresh();
}

void HeatmapView::detailArrived(Result<PlanePicture> answer)
{
    m_detail.cancel();
    if (answer && answer->part == m_plane.all())
        m_range = answer->range;
    showAnswer(std::move(answer));
    describePicture();
}

void HeatmapView::showAnswer(Result<PlanePicture> answer)
{
    m_slowTimer.stop();
    if (!answer) {
        m_instead->setText(errorSentence(tr("The picture cannot be drawn"), answer.error()));
        m_pages->setCurrentIndex(1);
        return;
    }
    if (m_range)
        m_bar->setRange(*m_range);
    if (answer->plane.all() == m_plane.all())
        m_plot->setPicture(std::make_shared<const PlanePicture>(*std::move(answer)));
}

void HeatmapView::describePicture()
{
    if (const PlanePicture* picture = m_plot->picture())
        m_footer->setText(PictureLegend::of(*picture, m_detail ? PictureLegend::Stage::Coarse
                                                               : PictureLegend::Stage::Final));
}

void HeatmapView::pointAt(CellPosition position)
{
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
        [source = m_source, plane = m_plane.slice(), cell](std::stop_token stop) {
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
    m_plot->replot(QCustomPlot::rpImmediateRefresh); // what is due may not be drawn yet
    QGuiApplication::clipboard()->setPixmap(m_plot->grab());
    emit notice(tr("Copied the picture."));
}

} // namespace bloscope
