#pragma once

#include "core/array/slice.h"
#include "core/geometry/coordinates.h"

#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// Ticks of an axis that counts the cells of a slice along a dimension of the array, cell i lying
// around i: at round coordinates where these are evenly spaced, or else at cells, labelled with
// their coordinates; without any, with their true indices. `coordinates`, of the whole dimension,
// are kept as a copy.
QSharedPointer<QCPAxisTicker> dimensionTicker(const std::optional<DimensionSlice>& dimension,
                                              const Coordinates* coordinates);

} // namespace bloscope
