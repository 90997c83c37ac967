#include "core/picture/movie_file.h"

#include "core/base/text.h"
#include "core/picture/movie_formats.h"
#include "core/system/child_process.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t mostFrames = 10'000;
constexpr std::int64_t mostWebPPixels = std::int64_t(1) << 30; // which its encoder keeps

} // namespace

std::optional<MovieFormat> movieFormatOf(const std::filesystem::path& name)
{
    const std::string ending = lowerCase(name.extension().string());
    for (const auto& [format, word] : movieWords)
        if (ending == fmt::format(".{}", word))
            return format;
    return {};
}

Result<> checkMovieFormat(MovieFormat format)
{
    if (format == MovieFormat::Mp4 && !ChildProcess::exists("ffmpeg"))
        return usageError("MP4 is written by the program ffmpeg, which is not installed; use .webp "
                          "or .gif");
    return {};
}

Result<> checkMovieShape(MovieFormat format, const MovieShape& shape)
{
    if (shape.frames > mostFrames)
        return Error{ErrorKind::Limit,
                     fmt::format("the movie would have {} frames, {} is the maximum; write only "
                                 "every {}th",
                                 groupedDigits(shape.frames), groupedDigits(mostFrames),
                                 groupedDigits((shape.frames + mostFrames - 1) / mostFrames))};
    if (std::max(shape.width, shape.height) > MovieShape::mostSide)
        return Error{ErrorKind::Limit,
                     fmt::format("a frame would have {} x {} pixels, {} is the maximum of a side",
                                 shape.width, shape.height, MovieShape::mostSide)};
    const std::int64_t pixels = std::int64_t(shape.width) * shape.height;
    if (format == MovieFormat::WebP && pixels > mostWebPPixels / shape.frames)
        return Error{ErrorKind::Limit,
                     fmt::format("{} frames of {} x {} pixels are too many for WebP; choose a "
                                 "smaller size, fewer frames or another format",
                                 groupedDigits(shape.frames), shape.width, shape.height)};
    return {};
}

Result<std::unique_ptr<MovieFile>> createMovie(MovieFormat format, const MovieShape& shape,
                                               Sink& to, const Job& job)
{
    BLOSCOPE_CHECK(checkMovieFormat(format));
    BLOSCOPE_CHECK(checkMovieShape(format, shape));
    switch (format) {
    case MovieFormat::Gif:
        return createGif(shape, to);
    case MovieFormat::WebP:
        return createWebP(shape, to);
    case MovieFormat::Mp4:
        break;
    }
    return createMp4(shape, to, job);
}

} // namespace bloscope
