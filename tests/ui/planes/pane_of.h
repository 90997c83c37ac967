#pragma once

#include "ui/plane/plane_pane.h"
#include "ui/planes/planes_view.h"

#include <array>

namespace bloscope::test {

// The panes of the view, in the order of OrthogonalPlanes.
struct Panes {
    enum Place { Front, Side, Below, Large };
};

inline PlanePane& paneOf(const PlanesView& view, Panes::Place place)
{
    constexpr std::array names{"front", "side", "below", "large"};
    return *view.findChild<PlanePane*>(names[place]);
}

} // namespace bloscope::test
