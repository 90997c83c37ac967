#pragma once

#include "core/repair/salvage_plan.h"

namespace bloscope {

// What the header of a damaged frame says, where it says anything possible.
struct StatedForm {
    std::optional<std::int64_t> nbytes = {};    // of all chunks
    std::optional<std::int32_t> chunksize = {}; // 0: they differ
    std::optional<std::int32_t> typesize = {};
    bool isCountKnown = true; // of the chunks, by an index
};

// Brings header, array and chunks of a plan into line with each other, once its chunks are in their
// order: element, chunk and block size are those that most chunks have; array metadata with a wrong
// byte are corrected where only one correction fits them, chunks of another size are lost, and the
// shape becomes one that the chunks fill. Tells of it in the plan, gives every run its size and
// counts what is lost.
void settleForm(const StatedForm& stated, SalvagePlan& plan);

} // namespace bloscope
