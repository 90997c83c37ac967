#pragma once

#include "tests/bench/files.h"

// Ways in which the samples are stored. Slot 5 is the last one: the filter closest to the codec.
namespace bloscope::bench::storages {

inline constexpr Storage zstdShuffle{"zstd, shuffle", 5, 5, {0, 0, 0, 0, 0, 1}};
inline constexpr Storage zstdBitshuffle{"zstd, bitshuffle", 5, 5, {0, 0, 0, 0, 0, 2}};
inline constexpr Storage lz4Shuffle{"lz4, shuffle", 1, 5, {0, 0, 0, 0, 0, 1}};
inline constexpr Storage lz4Bitshuffle{"lz4, bitshuffle", 1, 5, {0, 0, 0, 0, 0, 2}};
inline constexpr Storage lz4DeltaShuffle{"lz4, delta, shuffle", 1, 5, {0, 0, 0, 0, 3, 1}};
inline constexpr Storage lz4hcShuffle{"lz4hc, shuffle", 2, 5, {0, 0, 0, 0, 0, 1}};
inline constexpr Storage blosclzShuffle{"blosclz, shuffle", 0, 5, {0, 0, 0, 0, 0, 1}};
inline constexpr Storage zlibShuffle{"zlib, shuffle", 4, 5, {0, 0, 0, 0, 0, 1}};
inline constexpr Storage lz4Plain{"lz4, no filter", 1, 5, {}};

} // namespace bloscope::bench::storages
