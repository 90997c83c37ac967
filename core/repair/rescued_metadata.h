#pragma once

#include "core/repair/chunk_walk.h"

namespace bloscope {

// Takes what can be read of a section of metalayers into the plan, byte for byte; what cannot is
// told there. Of entries with one name the first is taken.
void rescueMetalayers(const MetadataSection& section, SalvagePlan& plan);

// The same of vlmetalayers, whose values are chunks (format.md 6.7): as they are stored, where they
// can be decoded and written so, or else in a new chunk.
void rescueVlMetalayers(const MetadataSection& section, SalvagePlan& plan);

// The trailer that counts among those found: the last complete one, or else the last.
const FoundTrailer* trailerThatCounts(const std::vector<FoundTrailer>& trailers);

} // namespace bloscope
