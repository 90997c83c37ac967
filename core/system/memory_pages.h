#pragma once

#include <cstddef>

namespace bloscope {

// Memory of the system itself, in whole pages, beside what the language has. Sizes are in bytes.

// Zero, and not there before it is touched. Throws std::bad_alloc.
std::byte* mapPages(std::size_t size);

// The same, beginning at a multiple of `size`, which is a power of two.
std::byte* mapAlignedPages(std::size_t size);

// All of what one call gave.
void unmapPages(std::byte* pages, std::size_t size);

// Gives what is in these pages back to the system; they are zero when they are next touched. They
// are a part of `all`, which one call gave, of `allBytes`.
void dropPages(std::byte* all, std::size_t allBytes, std::byte* pages, std::size_t size);

// The system may take what is in the pages whenever it likes; what is written to them afterwards
// stays. False where it has no such thing.
bool lendPages(std::byte* pages, std::size_t size);

} // namespace bloscope
