#pragma once

#include "core/base/job.h"
#include "core/base/words.h"
#include "core/export/sink.h"
#include "core/picture/picture_pixels.h"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>

namespace bloscope {

enum class MovieFormat { WebP, Gif, Mp4 };

inline constexpr std::array<Word<MovieFormat>, 3> movieWords = {
    {{MovieFormat::WebP, "webp"}, {MovieFormat::Gif, "gif"}, {MovieFormat::Mp4, "mp4"}}};

// By the ending of a name, in letters of either case.
std::optional<MovieFormat> movieFormatOf(const std::filesystem::path& name);

// MP4 is written by the program ffmpeg. Errors: Usage where it is not installed.
Result<> checkMovieFormat(MovieFormat format);

struct MovieShape {
    static constexpr int mostSide = 4096; // pixels
    static constexpr double leastRate = 0.1;
    static constexpr double mostRate = 60;

    int width = 0;
    int height = 0;
    std::int64_t frames = 0;
    double rate = 12; // frames per second
};

// Errors: Limit for a movie that would need too much memory or time.
Result<> checkMovieShape(MovieFormat format, const MovieShape& shape);

// Frames as they come. Used by one thread.
class MovieFile {
 public:
    virtual ~MovieFile() = default;

    // Of the size of the movie. Errors: Io, Limit, Cancelled.
    virtual Result<> add(const PicturePixels& frame) = 0;
    // Behind the last frame. The sink is not committed.
    virtual Result<> finish() = 0;
};

// Lossless in WebP; of 256 colours a frame in GIF (see indexed()); compressed with losses in MP4,
// whose sides are cut to even numbers. Plays in a loop, where the format knows that. `to` lives
// longer. Errors: those of checkMovieFormat() and checkMovieShape(), Io.
Result<std::unique_ptr<MovieFile>> createMovie(MovieFormat format, const MovieShape& shape,
                                               Sink& to, const Job& job);

} // namespace bloscope
