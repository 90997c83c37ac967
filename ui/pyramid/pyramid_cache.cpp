#include "ui/pyramid/pyramid_cache.h"

namespace bloscope {

PyramidCache& PyramidCache::ofProgram()
{
    static PyramidCache shelf;
    return shelf;
}

void PyramidCache::use(const std::shared_ptr<PlanePyramid>& pyramid, std::size_t mostBytes)
{
    m_pyramids.remove_if([&](const std::weak_ptr<PlanePyramid>& other) {
        const auto known = other.lock();
        return !known || known == pyramid;
    });
    std::size_t kept = pyramid->bytes();
    for (const std::weak_ptr<PlanePyramid>& other : m_pyramids) {
        const auto behind = other.lock();
        if (!behind)
            continue;
        const std::size_t bytes = behind->bytes();
        if (kept + bytes > mostBytes)
            behind->clear();
        else
            kept += bytes;
    }
    m_pyramids.push_front(pyramid);
}

} // namespace bloscope
