#pragma once

#include "core/array/array.h"
#include "core/base/job.h"

#include <filesystem>

namespace bloscope {

// The array that stands for a file: its own, or that of the first leaf of a store, in the order of
// keys, whose elements are numbers. Errors: Usage where there is none, Cancelled, and as
// openContainer().
Result<ArrayPtr> firstArrayOf(const std::filesystem::path& path, const Limits& limits,
                              const Job& job);

} // namespace bloscope
