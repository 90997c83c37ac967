#pragma once

#include "app/command_line/found_object.h"
#include "core/array/array.h"
#include "core/base/job.h"

namespace bloscope {

// The array that stands for what was found: its own, or that of the first leaf of a store or a
// group, in the order of keys, whose elements are numbers. Errors: Usage where there is none,
// Cancelled.
Result<ArrayPtr> firstArrayOf(const FoundObject& found, const Job& job);

} // namespace bloscope
