#pragma once

#include "core/bytes/destination.h"

#include <cstddef>

// Vector versions of what the filters do most, chosen at run time for the processor the program
// runs on. Each does as many whole vectors as it can from the front and returns how far it came (0
// where it has nothing to offer for a size); the plain loops of the filters, which are also what
// the kernels are tested against, do the rest. Buffers do not overlap and need no alignment.
namespace bloscope::kernels {

// Planes of `count` bytes each to `count` elements of `itemsize` bytes, and back. Returns elements.
std::size_t unshuffle(const std::byte* planes, std::byte* elements, std::size_t count,
                      std::size_t itemsize, Destination destination = Destination::Near);
std::size_t shuffle(const std::byte* elements, std::byte* planes, std::size_t count,
                    std::size_t itemsize);

// 8 * itemsize bit rows of `rowBytes` bytes each to 8 * rowBytes elements, and back. Returns bytes
// of a row: eight elements each.
std::size_t undoBitshuffle(const std::byte* rows, std::byte* elements, std::size_t rowBytes,
                           std::size_t itemsize, Destination destination = Destination::Near);
std::size_t applyBitshuffle(const std::byte* elements, std::byte* rows, std::size_t rowBytes,
                            std::size_t itemsize);

// Every byte becomes the sum of itself and those before it. Returns bytes.
std::size_t sumUp(const std::byte* from, std::byte* to, std::size_t bytes);

// The inverse: every byte becomes the difference to the one before it. Returns bytes.
std::size_t takeDifferences(const std::byte* from, std::byte* to, std::size_t bytes);

} // namespace bloscope::kernels
