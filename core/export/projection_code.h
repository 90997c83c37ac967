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

// The plane at another index of a dimension, which the slice takes one index of.
CodeRequest atIndex(CodeRequest wanted, std::size_t dimension, std::int64_t index);

// Code that subtracts what `other` reads from what `code` reads, both in `array`, as float64.
std::string differenceCode(const std::string& code, std::string_view other);

} // namespace bloscope
