#pragma once

#include "core/base/byte_view.h"
#include "core/bytes/destination.h"

#include <vector>

namespace bloscope {

// A loop nest over two buffers: per dimension how often, and how far each step goes in bytes.
struct BoxDimension {
    std::int64_t count = 1;
    std::int64_t fromStep = 0; // may be negative
    std::int64_t toStep = 0;
};

// Copies elements of `itemsize` bytes from one strided box to another.
void copyBox(std::vector<BoxDimension> dimensions, const std::byte* from, std::byte* to,
             std::size_t itemsize, Destination destination = Destination::Near);

} // namespace bloscope
