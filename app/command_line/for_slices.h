#pragma once

#include "core/base/result.h"

#include <span>
#include <string>

namespace bloscope {

// The dimensions that --for-slices names, each as "0" or "axis0". Errors: Usage, the option in
// front.
Result<std::vector<std::size_t>> parseAxes(std::span<const std::string> texts);

} // namespace bloscope
