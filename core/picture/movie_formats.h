#pragma once

#include "core/picture/movie_file.h"

#include <cmath>

// The formats of createMovie().
namespace bloscope {

Result<std::unique_ptr<MovieFile>> createGif(const MovieShape& shape, Sink& to);
Result<std::unique_ptr<MovieFile>> createWebP(const MovieShape& shape, Sink& to);
Result<std::unique_ptr<MovieFile>> createMp4(const MovieShape& shape, Sink& to, const Job& job);

// When a frame begins, rounded, so that a movie takes as long as it should.
inline std::int64_t momentOf(std::int64_t frame, double rate, int unitsPerSecond)
{
    return std::llround(static_cast<double>(frame) * unitsPerSecond / rate);
}

} // namespace bloscope
