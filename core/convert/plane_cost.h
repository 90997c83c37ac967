#pragma once

#include "core/convert/partition.h"

namespace bloscope {

// What has to be decoded for one plane across an array, that is for one index of one dimension and
// all of the others.
struct PlaneCost {
    std::int64_t blocks = 0;
    std::int64_t bytes = 0; // decoded, padding included

    bool operator==(const PlaneCost&) const = default;
};

// For each dimension of an array that is cut so, the largest number where there are more. Where
// the array has an extent, that of the partition is 1 or more, of blocks no larger than of chunks.
std::vector<PlaneCost> planeCosts(const Shape& shape, const Partition& partition,
                                  std::int64_t itemsize);

// All blocks of the array, likewise.
PlaneCost wholeCost(const Shape& shape, const Partition& partition, std::int64_t itemsize);

} // namespace bloscope
