#pragma once

#include "ui/heatmap/heatmap_view.h"
#include "ui/plane/heatmap_plot.h"

namespace bloscope::test {

// The plot of the Heatmap tab: the Planes tab of a page has three more.
inline HeatmapPlot* heatmapPlotOf(const QWidget* page)
{
    return page->findChild<HeatmapView*>()->findChild<HeatmapPlot*>();
}

} // namespace bloscope::test
