#pragma once

#include "core/geometry/frame_vectors.h"

#include <array>
#include <optional>
#include <string_view>

namespace bloscope {

enum class FilterColor { Red, Green, Blue };

// Which colour of light each cell of a sensor sees: a square of two by two, again and again.
struct BayerPattern {
    std::string_view name;             // "RGGB": row by row
    std::array<FilterColor, 4> colors; // in the same order

    FilterColor colorAt(std::int64_t row, std::int64_t column) const
    {
        return colors[static_cast<std::size_t>(2 * (row & 1) + (column & 1))];
    }
    bool operator==(const BayerPattern& other) const { return name == other.name; }
};

// That of a recording whose metadata tell it of every frame, and always the same
// (`color_filter_array`, conventions.md 10); nothing for sensors without one, or with another.
std::optional<BayerPattern> bayerPatternOf(const FrameVectorsPtr& vectors);

} // namespace bloscope
