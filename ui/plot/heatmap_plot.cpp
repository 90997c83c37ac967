#include "ui/plot/heatmap_plot.h"

#include "ui/plot/index_ticker.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

std::optional<DimensionSlice> taken(const Slice& slice, std::optional<std::size_t> dimension)
{
    return dimension ? std::optional(slice[*dimension]) : std::nullopt;
}

// Do they differ in nothing but dimensions that are not shown?
bool haveSameAxes(const PicturePlane& a, const PicturePlane& b)
{
    return a.rowDimension() == b.rowDimension() && a.columnDimension() == b.columnDimension() &&
           taken(a.slice(), a.rowDimension()) == taken(b.slice(), b.rowDimension()) &&
           taken(a.slice(), a.columnDimension()) == taken(b.slice(), b.columnDimension());
}

} // namespace

HeatmapPlot::HeatmapPlot(QStringList dimensionNames, QWidget* parent)
    : QCustomPlot(parent),
      m_dimensionNames(std::move(dimensionNames)),
      m_colors(new ColorScale(this)),
      m_layer(new HeatmapLayer(xAxis, yAxis)),
      m_aboveLayer(addLayerAbove(layer("main"), "above")),
      m_marksLayer(addLayerAbove(m_aboveLayer, "marks")),
      m_mark(*this),
      m_selected(*this)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 150);
    setUpAxes();
    setUpColors();
    setCurrentLayer("main");
    followPalette();
    connect(this, &QCustomPlot::afterLayout, this, &HeatmapPlot::fitRoom);
}

void HeatmapPlot::setUpAxes()
{
    yAxis->setRangeReversed(true);
    axisRect()->setupFullAxesBox();
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->grid()->setVisible(false);
        axis->setTickLength(0, 4);
        axis->setSubTicks(false);
    }
    for (QCPAxis* axis : {xAxis2, yAxis2})
        axis->setTicks(false);
    // Their lines would lie over the first row and the first column of pixels.
    for (QCPAxis* axis : {yAxis, xAxis2})
        axis->setOffset(1);
}

void HeatmapPlot::setUpColors()
{
    plotLayout()->addElement(0, 1, m_colors);
    plotLayout()->setMargins({4, 8, 12, 4});
    m_colors->setVisible(false);
    auto* margins = new QCPMarginGroup(this);
    axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, margins);
    m_colors->setMarginGroup(QCP::msTop | QCP::msBottom, margins);
}

QCPLayer* HeatmapPlot::addLayerAbove(QCPLayer* other, const QString& name)
{
    addLayer(name, other);
    setCurrentLayer(name);
    return layer(name);
}

void HeatmapPlot::followPalette()
{
    const QColor highlight = palette().color(QPalette::Highlight);
    const QColor text = palette().color(QPalette::WindowText);
    m_mark.setColor(highlight);
    m_selected.setColor(highlight);
    if (m_colors)
        m_colors->setTextColor(text, font());
    if (m_title)
        m_title->setTextColor(text);
    setBackground(palette().brush(QPalette::Window));
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->setBasePen(text);
        axis->setTickPen(text);
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->setTickLabelFont(font());
        axis->setLabelFont(font());
    }
}

void HeatmapPlot::setPlane(const PicturePlane& plane)
{
    const bool sameAxes = haveSameAxes(plane, m_plane);
    const bool sameSize = plane.all() == m_plane.all();
    m_plane = plane;
    if (sameAxes)
        return; // nothing is drawn anew before its picture is there
    if (!sameSize) {
        setMark({});
        clearSelection();
    }
    labelAxes();
    setView(sameSize ? m_view : room().all());
}

void HeatmapPlot::labelAxes()
{
    const auto label = [this](QCPAxis* axis, std::optional<std::size_t> dimension) {
        axis->setTicker(QSharedPointer<IndexTicker>::create(taken(m_plane.slice(), dimension)));
        axis->setLabel(dimension ? m_dimensionNames.value(qsizetype(*dimension)) : QString());
    };
    label(xAxis, m_plane.columnDimension());
    label(yAxis, m_plane.rowDimension());
}

void HeatmapPlot::setPicture(std::shared_ptr<const PlanePicture> picture)
{
    m_layer->setPicture(std::move(picture));
    const PlanePicture* shown = m_layer->picture().get();
    const bool hasScale = shown && !shown->isOfChannels();
    if (m_colors)
        m_colors->setVisible(hasScale);
    if (m_colors && hasScale)
        m_colors->showColors(*shown);
    replot(rpQueuedReplot);
}

void HeatmapPlot::setTitle(const QString& title)
{
    if (!m_title) {
        m_title = new QCPTextElement(this);
        plotLayout()->insertRow(0);
        plotLayout()->addElement(0, 0, m_title);
        m_title->setFont(font());
        m_title->setTextColor(palette().color(QPalette::WindowText));
    }
    m_title->setText(title);
    setAccessibleDescription(title);
    replot(rpQueuedReplot);
}

void HeatmapPlot::hideColors()
{
    plotLayout()->remove(std::exchange(m_colors, nullptr));
    plotLayout()->simplify();
}

void HeatmapPlot::setCellHeight(std::optional<double> widths)
{
    if (widths == m_cellHeight)
        return;
    m_cellHeight = widths;
    adaptView();
}

void HeatmapPlot::setFlips(const PlaneFlips& flips)
{
    m_flips = flips;
    xAxis->setRangeReversed(flips.columns);
    yAxis->setRangeReversed(!flips.rows);
    replot(rpQueuedReplot);
}

void HeatmapPlot::setMark(std::optional<CellPosition> mark)
{
    if (mark && !m_plane.all().contains(*mark))
        mark.reset();
    if (mark == m_mark.cell())
        return;
    m_mark.setCell(mark);
    replot(rpQueuedReplot);
    emit markMoved();
}

void HeatmapPlot::clearSelection()
{
    if (!m_selected.clear())
        return;
    replot(rpQueuedReplot);
    emit selectionChanged();
}

void HeatmapPlot::select(CellPosition anchor, CellPosition corner)
{
    if (!m_selected.select(anchor, corner))
        return;
    replot(rpQueuedReplot);
    emit selectionChanged();
}

void HeatmapPlot::bringIntoSight(CellPosition cell)
{
    if (cellsInSight().contains(cell))
        return;
    const double right = static_cast<double>(cell.column) + 0.5 - m_view.left - m_view.width / 2;
    const double down = static_cast<double>(cell.row) + 0.5 - m_view.top - m_view.height / 2;
    chooseView(room().moved(m_view, {right, down}));
}

void HeatmapPlot::show(const PlaneView& part)
{
    setView(room().adapted(part));
    m_wanted = part;
}

// To another room. What was asked for is adapted, not what came of it in the rooms before.
void HeatmapPlot::adaptView()
{
    const std::optional<PlaneView> wanted = m_wanted;
    if (wanted)
        setView(room().adapted(*wanted));
    else
        setView(m_showsAll ? room().all() : room().adapted(m_view));
    m_wanted = wanted;
}

// The room between the axes is known, and may have changed, whenever they have been laid out.
void HeatmapPlot::fitRoom()
{
    if (axisRect()->size() == m_roomSize)
        return;
    m_roomSize = axisRect()->size();
    adaptView();
    if (m_colors && m_colors->visible())
        m_colors->showColors(*picture());
}

PlaneRoom HeatmapPlot::room() const
{
    return PlaneRoom(static_cast<double>(m_plane.rows()), static_cast<double>(m_plane.columns()),
                     m_roomSize, m_cellHeight);
}

void HeatmapPlot::setView(const PlaneView& view)
{
    m_wanted.reset();
    m_view = view;
    m_showsAll = room().isAll(view);
    // Cell i goes from i to i + 1 in the view, on the axes it lies around i.
    xAxis->setRange(view.left - 0.5, view.left + view.width - 0.5);
    yAxis->setRange(view.top - 0.5, view.top + view.height - 0.5);
    replot(rpQueuedReplot);
    emit viewChanged();
}

CellRect HeatmapPlot::cellsInSight() const
{
    const auto left = static_cast<std::int64_t>(std::floor(m_view.left));
    const auto top = static_cast<std::int64_t>(std::floor(m_view.top));
    const auto right = static_cast<std::int64_t>(std::ceil(m_view.left + m_view.width));
    const auto bottom = static_cast<std::int64_t>(std::ceil(m_view.top + m_view.height));
    return intersected({top, left, bottom - top, right - left}, m_plane.all());
}

QSize HeatmapPlot::pixelsOf(const CellRect& part) const
{
    const QSizeF pixels = QSizeF(m_roomSize) * devicePixelRatioF();
    const auto share = [](std::int64_t cells, double inSight, double room) {
        return static_cast<int>(std::ceil(static_cast<double>(cells) / inSight * room));
    };
    return {share(part.columns, m_view.width, pixels.width()),
            share(part.rows, m_view.height, pixels.height())};
}

QPointF HeatmapPlot::cellsAt(QPointF pixel) const
{
    return {xAxis->pixelToCoord(pixel.x() + 0.5) + 0.5, yAxis->pixelToCoord(pixel.y() + 0.5) + 0.5};
}

CellPosition HeatmapPlot::positionAt(QPointF pixel) const
{
    const QPointF cells = cellsAt(pixel);
    const CellPosition position{static_cast<std::int64_t>(std::floor(cells.y())),
                                static_cast<std::int64_t>(std::floor(cells.x()))};
    const bool inside = axisRect()->rect().contains(pixel.toPoint());
    return inside && m_plane.all().contains(position) ? position : CellPosition{};
}

// The nearest cell, for pixels beside the picture.
CellPosition HeatmapPlot::cellNear(QPointF pixel) const
{
    const QPointF cells = cellsAt(pixel);
    const auto nearest = [](double cell, std::int64_t count) {
        return static_cast<std::int64_t>(
            std::clamp(std::floor(cell), 0.0, static_cast<double>(count - 1)));
    };
    return {nearest(cells.y(), m_plane.rows()), nearest(cells.x(), m_plane.columns())};
}

void HeatmapPlot::zoomBy(double factor)
{
    chooseView(room().zoomed(m_view, factor,
                             {m_view.left + m_view.width / 2, m_view.top + m_view.height / 2}));
}

void HeatmapPlot::showAll()
{
    chooseView(room().all());
}

void HeatmapPlot::chooseView(const PlaneView& view)
{
    setView(view);
    emit viewChosen();
}

void HeatmapPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        followPalette();
        replot(rpQueuedReplot);
    }
}

} // namespace bloscope
