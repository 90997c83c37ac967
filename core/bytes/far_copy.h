#pragma once

#include <cstddef>

namespace bloscope {

// memcpy() to a Destination::Far. What was written so is seen by other threads after
// finishFarCopies().
void copyFar(const std::byte* from, std::byte* to, std::size_t bytes);
void finishFarCopies();

} // namespace bloscope
