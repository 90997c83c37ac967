#pragma once

#include "core/plane/value_scale.h"

#include <span>
#include <string_view>

namespace bloscope {

// A range of colours as it is chosen for medical images: by its centre, the level, and its width,
// the window.
struct WindowLevel {
    double center = 0.5;
    double width = 1;

    static WindowLevel of(const ValueRange& range);
    ValueRange range() const; // of a width above zero

    bool operator==(const WindowLevel&) const = default;
};

// A usual window of CT, in Hounsfield units.
struct CtWindow {
    std::string_view name; // "lung"
    WindowLevel window;
};
std::span<const CtWindow> ctWindows();

// The range after the mouse was dragged over a picture, by so many of its widths to the right and
// of its heights upwards: to the right it becomes wider, upwards its centre gets higher. On a
// logarithmic scale both are meant on that scale. It stays as it was where float64 has no such
// range.
ValueRange draggedRange(const ValueRange& from, const ValueScale& scale, double right, double up);

} // namespace bloscope
