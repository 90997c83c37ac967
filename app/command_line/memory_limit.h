#pragma once

#include <cstdint>

namespace bloscope {

// From now on the program gets no more than that for its data: what asks for more fails, as it does
// where memory has run out. Without effect on systems that know no such limit, and under the
// sanitizers, which keep books of many terabytes.
void limitMemory(std::uint64_t bytes);

} // namespace bloscope
