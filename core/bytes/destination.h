#pragma once

#include <cstddef>

namespace bloscope {

// Where decoded bytes go. Near: to be read soon, or to go on from there. Far: into more memory than
// the caches of a processor hold; it is then written past them, which saves reading what is only
// written over.
enum class Destination { Near, Far };

inline Destination destinationOf(std::size_t bytes)
{
    constexpr std::size_t secondLevelCache = 2UL << 20; // of the largest processors
    return bytes > secondLevelCache ? Destination::Far : Destination::Near;
}

} // namespace bloscope
