#pragma once

#include "ui/curve/curve_picture.h"

#include <QString>
#include <optional>

namespace bloscope {

// How somebody looks at curves: kept while their file is read again.
struct CurveViewState {
    CurveChoice choice;
    CurveAxes axes;
    std::optional<PointRange> part; // that is in sight; nothing: all
    int field = 0;                  // as that of the heatmap
    QString vector = {};            // of the frames, in place of the cells; empty: the cells
};

} // namespace bloscope
