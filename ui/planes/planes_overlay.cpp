#include "ui/planes/planes_overlay.h"

#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/pane_overlay.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"

#include <utility>

namespace bloscope {

PlanesOverlay::PlanesOverlay(const Panes& panes, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_panes(panes), m_labels(new LabelsInSight(scheduler, this))
{
    connect(m_labels, &LabelsInSight::legendChanged, this, &PlanesOverlay::legendChanged);
    for (std::size_t i = 0; i < panes.size(); ++i) {
        m_overlays[i] = new PaneOverlay(*panes[i], scheduler, this);
        connect(m_overlays[i], &PaneOverlay::arrived, this, &PlanesOverlay::countLabels);
        connect(panes[i], &PlanePane::asked, this, &PlanesOverlay::countLabels);
    }
}

void PlanesOverlay::follow(HeatmapOverlay& overlay)
{
    m_followed = &overlay;
    for (PlanePane* pane : m_panes)
        pane->plot().addAction(overlay.switchAction());
    connect(&overlay, &HeatmapOverlay::drawnChanged, this, &PlanesOverlay::take);
    take();
}

void PlanesOverlay::lookForLabels()
{
    if (m_followed)
        m_followed->lookForLabels();
}

void PlanesOverlay::take()
{
    for (PaneOverlay* each : m_overlays)
        each->show(m_followed->drawn(), m_followed->look());
    countLabels();
}

void PlanesOverlay::stop()
{
    for (PaneOverlay* overlay : m_overlays)
        overlay->stop();
    m_labels->stop();
}

void PlanesOverlay::countLabels()
{
    if (!m_followed || !m_followed->showsLabels())
        return m_labels->clear();
    std::vector<LabelsInSight::Part> seen;
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        if (const PicturePtr& picture = m_overlays[i]->picture();
            picture && picture->options.map->isPalette() && !m_panes[i]->isHidden())
            seen.push_back({picture, m_panes[i]->plot().navigator().cellsInSight()});
    m_labels->count(std::move(seen), m_followed->look().colors, m_followed->drawn()->names);
}

} // namespace bloscope
