#pragma once

#include "core/base/worker_pool.h"
#include "ui/pyramid/pyramid_canvas.h"
#include "ui/pyramid/pyramid_plan.h"

#include <functional>

namespace bloscope {

// The tiles that a picture is made of, as far as there are some, and what they look like.
class TilesInSight {
 public:
    // `part` of the plane is extended to whole squares.
    TilesInSight(const PyramidPlan& plan, const CellRect& part, Reduction reduction);

    // Draws a tile, if it is in sight. Several threads may do so at once, with different ones.
    void take(CellPosition tile, PyramidTilePtr made);
    PyramidCanvas& canvas() { return m_canvas; }
    const PyramidCanvas& canvas() const { return m_canvas; }

    // Calls visit(tile) for all of them, with the help of the pool, which may be null.
    void forEach(WorkerPool& pool, const std::function<void(CellPosition)>& visit) const;
    bool isMissing(CellPosition tile) const;
    // Was it missing when that was noted last? Other threads may ask while tiles are taken.
    bool wasMissing(CellPosition tile) const;
    void noteMissing();
    // Of each group of so many rows and columns of tiles, the smallest rectangle that has all of
    // the missing ones, from the middle of the part outwards.
    std::vector<CellRect> missingFromTheMiddle(const CellRect& group) const;

    CellRect cellsOf(CellPosition tile) const;
    const std::vector<PyramidTilePtr>& all() const { return m_tiles; } // null: missing
    SpecialCounts counts() const;                                      // of those that are there
    double share() const;                                              // of all cells in sight

 private:
    std::size_t placeOf(CellPosition tile) const;
    CellPosition tileAt(std::size_t place) const;
    double distanceOf(const CellRect& tiles) const;

    const PyramidPlan m_plan;
    CellRect m_part;
    PyramidCanvas m_canvas;
    CellRect m_inSight; // of tiles
    std::vector<PyramidTilePtr> m_tiles;
    std::vector<bool> m_wasMissing; // of each
};

} // namespace bloscope
