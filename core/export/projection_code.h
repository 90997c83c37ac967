#pragma once

#include "core/export/slice_code.h"
#include "core/projection/projection.h"

namespace bloscope {

// The same texts as of slice_code.h for what a projection makes of a slice, which takes one index
// of its dimension.
std::string pythonCode(const CodeRequest& wanted, const Projection& projection);
std::string numpyCode(const CodeRequest& wanted, const Projection& projection);
std::string shellCommand(const CodeRequest& wanted, const Projection& projection,
                         const std::string& output);

} // namespace bloscope
