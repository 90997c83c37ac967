#pragma once

#include "core/array/array.h"

#include <cstdint>

namespace bloscope::test {

// What has to come from a server to show a plane of an n-d array, if nothing is fetched that is not
// needed and neighbours come together.
struct PlaneFetches {
    std::uint64_t requests = 0;
    std::uint64_t bytes = 0;
};

// The heads of its chunks, and then the blocks that it crosses.
PlaneFetches blocksOfPlane(const Array& array, std::size_t axis, std::int64_t index);

// Its chunks as they are.
PlaneFetches chunksOfPlane(const Array& array, std::size_t axis, std::int64_t index);

} // namespace bloscope::test
