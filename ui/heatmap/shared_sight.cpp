#include "ui/heatmap/shared_sight.h"

#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"

namespace bloscope {

SharedSight::SharedSight(Document& document, PlanePane& pane, QObject* parent)
    : QObject(parent), m_document(document), m_pane(pane)
{
    const HeatmapPlot& plot = pane.plot();
    connect(&document, &Document::markChanged, this, &SharedSight::showMark);
    connect(&document, &Document::partInSightChanged, this, &SharedSight::showPart);
    connect(&plot, &HeatmapPlot::markChosen, this, &SharedSight::tellMark);
    connect(&plot.navigator(), &PlotNavigator::viewChosen, this, &SharedSight::tellPart);
}

void SharedSight::tellPart()
{
    const PlotNavigator& navigator = m_pane.plot().navigator();
    m_shownPart = navigator.showsAll() ? std::nullopt : std::optional(navigator.view());
    m_document.setPartInSight(m_shownPart);
}

void SharedSight::showPart()
{
    if (!m_pane.isVisible() || m_shownPart == m_document.partInSight())
        return;
    m_shownPart = m_document.partInSight();
    if (m_shownPart)
        m_pane.plot().navigator().show(*m_shownPart);
    else
        m_pane.plot().navigator().showAll();
}

void SharedSight::tellMark()
{
    const auto& mark = m_pane.plot().mark();
    m_document.setMark(mark ? std::optional(m_pane.plane().indexAt(*mark)) : std::nullopt);
}

void SharedSight::showMark()
{
    if (!m_pane.isVisible())
        return;
    const auto& mark = m_document.mark();
    const auto cell = mark ? m_pane.plane().positionOf(*mark) : std::nullopt;
    if (cell == m_pane.plot().mark())
        return;
    m_pane.plot().setMark(cell);
    if (cell)
        m_pane.plot().navigator().bringIntoSight(*cell);
}

} // namespace bloscope
