#pragma once

#include "core/edit/edit_set.h"
#include "core/export/slice_code.h"
#include "core/frame/frame.h"
#include "core/measure/region.h"

#include <string>
#include <vector>

namespace bloscope {

// Regions as a file keeps them: the vlmetalayer "bloscope_regions" (docs/measuring.md).

// Those of an array of that shape; none where the file keeps none. Reads from the file. Errors: why
// the vlmetalayer cannot be read, those of regionsFromJson().
Result<std::vector<Region>> storedRegions(const Frame& frame, const Shape& shape);
Result<std::vector<Region>> storedRegions(const EditSet& edits, const Shape& shape); // once saved

// Makes them those of the file; without any it keeps none. Errors: those of EditSet.
Result<> storeRegions(std::span<const Region> regions, EditSet& edits);

// A Python program that lists the regions that a file keeps, or these, which are written in it.
std::string regionsPython(const FrameAddress& file);
std::string regionsPython(const FrameAddress& file, std::span<const Region> regions);

} // namespace bloscope
