#pragma once

#include "ui/views/heatmap_plot.h"
#include "ui/views/heatmap_view.h"

namespace bloscope::test {

// The plot of the Heatmap tab: the Planes tab of a page has three more.
inline HeatmapPlot* heatmapPlotOf(const QWidget* page)
{
    return page->findChild<HeatmapView*>()->findChild<HeatmapPlot*>();
}

} // namespace bloscope::test
