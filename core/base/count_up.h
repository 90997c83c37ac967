#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace bloscope {

// Counts an index up like the digits of a number, the last one fastest: each below its end, which
// is at least 1. False when it starts anew at zeros.
inline bool countUp(std::span<std::int64_t> index, std::span<const std::int64_t> ends)
{
    for (std::size_t d = index.size(); d-- > 0;) {
        if (++index[d] < ends[d])
            return true;
        index[d] = 0;
    }
    return false;
}

} // namespace bloscope
