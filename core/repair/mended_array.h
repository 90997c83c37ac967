#pragma once

#include "core/frame/b2nd_metadata.h"
#include "core/repair/salvage_plan.h"

namespace bloscope {

// What chunks say of the array that they are of; 0 where they do not.
struct ArrayEvidence {
    std::int32_t typesize = 0;
    std::int32_t chunkBytes = 0;
    std::int32_t blockBytes = 0;
    std::int32_t statedBlockBytes = 0;           // by the header of the frame
    std::optional<std::int64_t> chunkCount = {}; // where it is known

    // Are chunks and blocks of this array as large as these?
    bool hasSizesOf(const B2ndMetadata& array) const;
    // Does it have as many chunks?
    bool hasCountOf(const B2ndMetadata& array) const;
    // Both, and is it complete?
    bool isOf(const B2ndMetadata& array) const;
};

// The size of an element by its type; nothing where there is none, or none that is known.
std::optional<std::int32_t> itemsizeOf(const B2ndMetadata& array, const Limits& limits);

// Corrects array metadata that do not fit the chunks, or cannot be read, in the metalayers of a
// plan: one wrong byte, or one of its name, where one correction alone fits. Tells of it there: as
// lost where other values of that byte fit as well.
void mendArray(const ArrayEvidence& evidence, SalvagePlan& plan);

// Keeps array metadata of no use under another name, so that the new frame is one of plain chunks,
// and says so. Nothing where there are none.
void setArrayAside(const std::string& why, SalvagePlan& plan);

} // namespace bloscope
