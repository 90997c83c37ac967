#pragma once

#include "core/array/array.h"
#include "core/plane/picture_plane.h"

namespace bloscope {

// How the cells of a plane lie in blocks: what reading some of them costs.
struct PlaneBlocks {
    std::int64_t rows = 1; // of the plane in one block
    std::int64_t columns = 1;
    std::int64_t bytes = 1; // of a whole decoded block

    bool operator==(const PlaneBlocks&) const = default;
};

PlaneBlocks planeBlocksOf(const Array& array, const PicturePlane& plane);

// The cells of a block, per dimension; of arrays without any, those of a block's bytes.
Shape blockshapeOf(const Array& array);

// What a picture may cost.
struct PictureBudget {
    std::int64_t decodedBytes; // of all blocks that are touched
    std::int64_t cells;        // that are looked at
};

// For a first look: some hundredths of a second.
inline constexpr PictureBudget coarseBudget{32 << 20, 1 << 20};
// For the final one: no bound on the blocks, many seconds of cells.
inline constexpr PictureBudget fullBudget{std::int64_t(1) << 62, std::int64_t(1) << 28};

// The smallest steps through `part` that keep the budget. They leave out whole blocks where blocks
// are what costs.
PlaneSteps stepsWithin(const PictureBudget& budget, const CellRect& part,
                       const PlaneBlocks& blocks);

} // namespace bloscope
