#pragma once

#include <cstdint>
#include <optional>
#include <vector>

class QPoint;

namespace bloscope {

class HeatmapView;

// The menu of the right button over a picture: what can be done with it, and with the cell that is
// pointed at, by its index in the array.
void showHeatmapMenu(HeatmapView& view, const std::optional<std::vector<std::int64_t>>& cell,
                     const QPoint& at); // global

} // namespace bloscope
