#pragma once

#include "ui/heatmap/heatmap_view.h"
#include "ui/overlay/pane_overlay.h"
#include "ui/plane/heatmap_plot.h"

namespace bloscope::test {

// The plot of the Heatmap tab: the Planes tab of a page has three more.
inline HeatmapPlot* heatmapPlotOf(const QWidget* page)
{
    return page->findChild<HeatmapView*>()->findChild<HeatmapPlot*>();
}

// What draws an overlay over the picture of a plot.
inline const OverlayLayer& overlayLayerOf(const HeatmapPlot& plot)
{
    const OverlayLayer* found = nullptr;
    for (const QCPLayerable* each : plot.layerAbovePicture()->children())
        if (const auto* layer = dynamic_cast<const OverlayLayer*>(each))
            found = layer;
    Q_ASSERT(found);
    return *found;
}

} // namespace bloscope::test
