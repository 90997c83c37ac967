#pragma once

#include "core/repair/chunk_walk.h"

namespace bloscope {

// What decides about chunks that no index puts into an order.
struct PlaceOrder {
    std::optional<std::int64_t> expected; // chunks that the frame is to have
    bool isCut = false;                   // the end of the file is missing
};

// The chunks of the new frame in the order of their places; `parts` are those of a walk, and their
// readable ones are in plan.found, in the same order. For gaps between them chunks are lost, as
// many as are expected and missing. Errors: Limit.
Result<> orderByPlace(const std::vector<WalkedPart>& parts, const PlaceOrder& order,
                      SalvagePlan& plan);

// The same for chunk files, whose names are their numbers where as many are expected.
Result<> orderByName(const std::vector<WalkedPart>& parts, const PlaceOrder& order,
                     SalvagePlan& plan);

} // namespace bloscope
