#pragma once

#include "core/array/block_cache.h"
#include "core/plane/picture_plane.h"
#include "core/plane/preview.h"
#include "core/plane/pyramid_tile.h"

#include <list>
#include <map>
#include <memory>
#include <mutex>

namespace bloscope {

// What was reduced of the planes of a source, so that nothing of it has to be decoded again. Keeps
// to a budget: tiles finer than the base level go first, then those that were not asked for
// longest; planes go when others were looked at since. What it has is part of what the cache of
// blocks may have. Usable from any thread.
class PlanePyramid {
 public:
    static constexpr std::size_t defaultBudget = 96UL << 20;
    static constexpr std::size_t mostPlanes = 8;
    // `cache`: lives longer; null: it keeps to its own budget only.
    explicit PlanePyramid(BlockCache* cache, std::size_t budgetBytes = defaultBudget)
        : m_budget(budgetBytes), m_share(cache)
    {
    }

    // A plane and how its cells become one, as long as it is not forgotten.
    using PlaneId = std::uint64_t;
    PlaneId idOf(const PicturePlane& plane, Reduction reduction);

    struct Key {
        PlaneId plane = 0;
        int level = 0;
        std::int64_t row = 0; // of tiles
        std::int64_t column = 0;

        auto operator<=>(const Key&) const = default;
    };
    enum class Keep { WhileThereIsRoom, First };

    PyramidTilePtr find(const Key& key); // null: it is not there
    void insert(const Key& key, PyramidTilePtr tile, Keep keep);

    // The preview of a plane; null when there was none yet.
    PlanePreviewPtr previewOf(PlaneId plane) const;
    void setPreview(PlaneId plane, PlanePreviewPtr preview);

    void clear(); // of all tiles

    std::size_t bytes() const;
    std::size_t budget() const { return m_budget; }

 private:
    struct Plane {
        PlaneId id = 0;
        PicturePlane plane;
        Reduction reduction = Reduction::Mean;
        PlanePreviewPtr preview;
    };
    struct Entry {
        Key key;
        PyramidTilePtr tile;
    };
    using Entries = std::list<Entry>; // used last first
    struct Place {
        Keep keep;
        Entries::iterator entry;
    };

    Entries& entriesOf(Keep keep) { return keep == Keep::First ? m_kept : m_others; }
    void erase(std::map<Key, Place>::iterator place);
    void forget(PlaneId plane);
    void shrinkTo(std::size_t bytes);

    const std::size_t m_budget;
    mutable std::mutex m_mutex;
    std::size_t m_bytes = 0;
    BlockCache::Share m_share;
    PlaneId m_nextPlane = 1;
    std::list<Plane> m_planes; // used last first
    std::map<Key, Place> m_places;
    Entries m_kept;
    Entries m_others;
};

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
