#pragma once

#include "core/array/array_layout.h"
#include "core/repair/salvage_plan.h"

namespace bloscope {

// The array that metalayers describe (format.md 8.1), as far as it goes without an element size.
struct StatedArray {
    std::string name; // of the metalayer
    B2ndMetadata metadata;

    std::optional<std::int64_t> elementsOfChunk() const; // padding included; nothing on overflow
    std::optional<std::int32_t> typesizeFor(std::int64_t chunkBytes) const; // if it is a whole one
    std::optional<std::int64_t> chunkCount() const;
};

// Nothing where there is none, or none that can be read.
std::optional<StatedArray> statedArray(const NamedValues& metalayers);

// Changes the first extent of the array so that `chunks` fill it, rounded up to whole rows of
// chunks, which lie in the shape there was where they are no more than it has; writes it into the
// plan's metalayers and says so there. Answers how many chunks it needs then, or nothing when no
// extent fits: the array stays as it is then, and that is said as well.
std::optional<std::int64_t> fitArray(StatedArray& array, std::int64_t chunks, SalvagePlan& plan);

} // namespace bloscope
