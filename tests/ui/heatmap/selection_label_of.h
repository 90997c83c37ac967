#pragma once

#include "ui/heatmap/heatmap_view.h"

#include <QLabel>

namespace bloscope::test {

// What a heatmap says of the selected cells.
inline const QLabel* selectionLabelOf(const HeatmapView& view)
{
    for (const auto* label : view.findChildren<QLabel*>())
        if (label->accessibleName() == "Statistics of the selected cells")
            return label;
    return nullptr;
}

} // namespace bloscope::test
