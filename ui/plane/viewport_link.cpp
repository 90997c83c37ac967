#include "ui/plane/viewport_link.h"

#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plot/plot_navigator.h"

namespace bloscope {

ViewportLink::ViewportLink(Document& document, PlanePane& pane, QObject* parent)
    : QObject(parent), m_document(document), m_pane(pane)
{
    const HeatmapPlot& plot = pane.plot();
    connect(&document, &Document::markChanged, this, &ViewportLink::showMark);
    connect(&document, &Document::partInSightChanged, this, &ViewportLink::showPart);
    connect(&plot, &HeatmapPlot::markChosen, this, &ViewportLink::tellMark);
    connect(&plot.navigator(), &PlotNavigator::viewChosen, this, &ViewportLink::tellPart);
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
