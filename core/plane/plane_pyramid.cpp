#include "core/plane/plane_pyramid.h"

#include <algorithm>

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

PlanePyramid::PlaneId PlanePyramid::idOf(const PicturePlane& plane, Reduction reduction)
{
    const std::lock_guard lock(m_mutex);
    const auto known = std::ranges::find_if(m_planes, [&](const Plane& other) {
        return other.reduction == reduction && other.plane == plane;
    });
    if (known != m_planes.end()) {
        m_planes.splice(m_planes.begin(), m_planes, known);
        return m_planes.front().id;
    }
    m_planes.push_front({m_nextPlane++, plane, reduction, nullptr});
    if (m_planes.size() > mostPlanes) {
        forget(m_planes.back().id);
        m_planes.pop_back();
        m_share.set(m_bytes);
    }
    return m_planes.front().id;
}

PyramidTilePtr PlanePyramid::find(const Key& key)
{
    const std::lock_guard lock(m_mutex);
    const auto place = m_places.find(key);
    if (place == m_places.end())
        return nullptr;
    Entries& entries = entriesOf(place->second.keep);
    entries.splice(entries.begin(), entries, place->second.entry);
    return place->second.entry->tile;
}

void PlanePyramid::insert(const Key& key, PyramidTilePtr tile, Keep keep)
{
    const std::lock_guard lock(m_mutex);
    const auto isKnown = [&](const Plane& plane) { return plane.id == key.plane; };
    if (tile->bytes() > m_budget || std::ranges::none_of(m_planes, isKnown))
        return;
    if (const auto before = m_places.find(key); before != m_places.end())
        erase(before);
    shrinkTo(m_budget - tile->bytes());
    m_bytes += tile->bytes();
    Entries& entries = entriesOf(keep);
    entries.push_front({key, std::move(tile)});
    m_places[key] = {keep, entries.begin()};
    m_share.set(m_bytes);
}

PlanePreviewPtr PlanePyramid::previewOf(PlaneId id) const
{
    const std::lock_guard lock(m_mutex);
    const auto plane = std::ranges::find(m_planes, id, &Plane::id);
    return plane == m_planes.end() ? nullptr : plane->preview;
}

void PlanePyramid::setPreview(PlaneId id, PlanePreviewPtr preview)
{
    const std::lock_guard lock(m_mutex);
    if (const auto plane = std::ranges::find(m_planes, id, &Plane::id); plane != m_planes.end())
        plane->preview = std::move(preview);
}

void PlanePyramid::clear()
{
    const std::lock_guard lock(m_mutex);
    shrinkTo(0);
    m_share.set(m_bytes);
}

std::size_t PlanePyramid::bytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_bytes;
}

void PlanePyramid::erase(std::map<Key, Place>::iterator place)
{
    m_bytes -= place->second.entry->tile->bytes();
    entriesOf(place->second.keep).erase(place->second.entry);
    m_places.erase(place);
}

void PlanePyramid::forget(PlaneId plane)
{
    for (auto place = m_places.lower_bound({plane, 0, 0, 0});
         place != m_places.end() && place->first.plane == plane;)
        erase(place++);
}

void PlanePyramid::shrinkTo(std::size_t bytes)
{
    while (m_bytes > bytes)
        erase(m_places.find((m_others.empty() ? m_kept : m_others).back().key));
}

} // namespace bloscope
