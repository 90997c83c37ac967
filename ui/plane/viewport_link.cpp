#include "ui/plane/viewport_link.h"

#include "ui/document/view_choice.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plot/plot_navigator.h"

#include <qcustomplot.h>

namespace bloscope {

namespace {

constexpr double pointerSize = 15; // pixels

QCPItemTracer* makeTracer(QCustomPlot& plot, const QPen& pen)
{
    auto* tracer = new QCPItemTracer(&plot);
    tracer->setStyle(QCPItemTracer::tsPlus);
    tracer->setSize(pointerSize);
    tracer->setPen(pen);
    tracer->setVisible(false);
    tracer->setSelectable(false);
    return tracer;
}

} // namespace

ViewportLink::ViewportLink(Document& document, PlanePane& pane, QObject* parent)
    : QObject(parent), m_document(document), m_pane(pane)
{
    const HeatmapPlot& plot = pane.plot();
    connect(&document, &Document::markChanged, this, &ViewportLink::showMark);
    connect(&document, &Document::partInSightChanged, this, &ViewportLink::showPart);
    connect(&plot, &HeatmapPlot::markChosen, this, &ViewportLink::tellMark);
    connect(&plot.navigator(), &PlotNavigator::viewChosen, this, &ViewportLink::tellPart);
    addPointer();
    connect(&plot, &HeatmapPlot::pointedAt, this, &ViewportLink::tellPointer);
    connect(document.choice, &ViewChoice::pointerChanged, this, &ViewportLink::showPointer);
}

// The rim lies below, also below the other line of the cross.
void ViewportLink::addPointer()
{
    HeatmapPlot& plot = m_pane.plot();
    QCPLayer* before = plot.currentLayer();
    plot.setCurrentLayer(plot.layerOfMarks());
    m_pointer = {makeTracer(plot, QPen(Qt::black, 3)), makeTracer(plot, QPen(Qt::white, 1))};
    plot.setCurrentLayer(before);
}

void ViewportLink::tellPointer(CellPosition position)
{
    m_isPointedAt = position.row >= 0;
    m_document.choice->setPointer(m_isPointedAt ? std::optional(m_pane.plane().indexAt(position))
                                                : std::nullopt);
}

void ViewportLink::showPointer()
{
    const auto& pointer = m_document.choice->pointer();
    const auto cell = pointer && !m_isPointedAt && m_pane.isVisible()
                          ? m_pane.plane().positionOf(*pointer)
                          : std::nullopt;
    if (!cell && !m_pointer.front()->visible())
        return;
    for (QCPItemTracer* tracer : m_pointer) {
        tracer->setVisible(cell.has_value());
        if (cell)
            tracer->position->setCoords(static_cast<double>(cell->column),
                                        static_cast<double>(cell->row));
    }
    m_pane.plot().layerOfMarks()->replot();
}

void ViewportLink::tellPart()
{
    const PlotNavigator& navigator = m_pane.plot().navigator();
    m_shownPart = navigator.showsAll() ? std::nullopt : std::optional(navigator.view());
    m_document.setPartInSight(m_shownPart);
}

void ViewportLink::showPart()
{
    if (!m_pane.isVisible() || m_shownPart == m_document.partInSight())
        return;
    m_shownPart = m_document.partInSight();
    if (m_shownPart)
        m_pane.plot().navigator().show(*m_shownPart);
    else
        m_pane.plot().navigator().showAll();
}

void ViewportLink::tellMark()
{
    const auto& mark = m_pane.plot().mark();
    m_document.setMark(mark ? std::optional(m_pane.plane().indexAt(*mark)) : std::nullopt);
}

void ViewportLink::showMark()
{
    if (!m_pane.isVisible())
        return;
    const auto& mark = m_document.mark();
    const auto cell = mark ? m_pane.plane().positionOf(*mark) : std::nullopt;
    if (cell == m_pane.plot().mark())
        return;
    m_pane.shown().setMark(cell);
    if (cell)
        m_pane.plot().navigator().bringIntoSight(*cell);
}

} // namespace bloscope
