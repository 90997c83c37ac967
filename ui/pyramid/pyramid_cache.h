#pragma once

#include "ui/pyramid/plane_pyramid.h"

#include <list>
#include <memory>

namespace bloscope {

// The pyramids of all heatmaps, those drawn from last first: what is kept of planes that nobody
// looks at any more would add up, tab by tab.
class PyramidCache {
 public:
    // Of all windows. GUI thread.
    static PyramidCache& ofProgram();

    // Puts a pyramid in front. Those behind it are emptied where they do not fit `mostBytes` with
    // the ones before them.
    void use(const std::shared_ptr<PlanePyramid>& pyramid, std::size_t mostBytes);

 private:
    std::list<std::weak_ptr<PlanePyramid>> m_pyramids; // used last first
};

} // namespace bloscope
