#pragma once

#include "core/repair/chunk_walk.h"

namespace bloscope {

// Takes what can be read of a section of metalayers into the plan, byte for byte; what cannot is
// told there. Of entries with one name the first keeps it.
void rescueMetalayers(const MetadataSection& section, SalvagePlan& plan);

// The same of vlmetalayers, whose values are chunks (format.md 6.7): as they are stored, where they
// can be decoded and written so, or else in a new chunk.
void rescueVlMetalayers(const MetadataSection& section, SalvagePlan& plan);

// What else is to be said of the metalayers of a damaged header.
void tellOfMetalayers(std::vector<std::string> notes, std::vector<std::string> losses,
                      SalvagePlan& plan);

// The last complete trailer among those found; nullptr without one.
const FoundTrailer* completeTrailer(const std::vector<FoundTrailer>& trailers);

// Takes the vlmetalayers of a damaged trailer that is between two places of the source of the plan,
// or what is left of it. Errors: Io.
Result<> rescueDamagedTrailer(std::uint64_t begin, std::uint64_t end, SalvagePlan& plan);

} // namespace bloscope
