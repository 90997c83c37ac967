#pragma once

#include "core/chunk/chunk_header.h"

#include <string>

// What a chunk header says of the data behind it, for people. Any header can be told of, a damaged
// one as well (format.md 3.2, 3.6, 3.9).
namespace bloscope {

std::string codecText(const ChunkHeader& header);   // "zstd", "unknown codec format 6"
std::string filtersText(const ChunkHeader& header); // "bitshuffle, delta"; empty without any
std::string contentText(const ChunkHeader& header); // "zstd, bitshuffle", "zeros", "empty"

} // namespace bloscope
