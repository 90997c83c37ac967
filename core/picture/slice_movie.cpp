#include "core/picture/slice_movie.h"

#include "core/plane/array_numbers.h"
#include "core/plane/plane_reading.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr double fewestPixels = 320; // of the longer side, unless the caller chooses
constexpr double mostPixels = 1280;
constexpr double mostElongatedFrame = 4;
constexpr PictureBudget frameBudget{std::int64_t(1) << 62, std::int64_t(1) << 26};

PicturePlane planeAt(const SliceMovie& movie, std::int64_t frame)
{
    Slice slice = movie.plane.slice();
    slice.set(movie.dimension, DimensionSlice::index(movie.indices.at(frame)));
    return PicturePlane(slice, movie.plane.bands());
}

PixelSize sizeOfFrames(const SliceMovie& movie)
{
    if (movie.options.size)
        return *movie.options.size;
    const auto columns = static_cast<double>(movie.plane.columns());
    const double rows = static_cast<double>(movie.plane.rows()) * movie.cellHeight;
    const double longest = std::max(rows, columns);
    const double scale = longest < fewestPixels ? std::ceil(fewestPixels / longest)
                                                : std::min(1.0, mostPixels / longest);
    const double least = longest * scale / mostElongatedFrame;
    const auto pixels = [&](double side) {
        return static_cast<int>(std::lround(std::max(side * scale, least)));
    };
    return {pixels(columns), pixels(rows)};
}

Result<PicturePixels> frameOf(const SliceMovie& movie, std::int64_t frame, const PixelSize& size,
                              const ValueRange& range, const Job& job)
{
    const PicturePlane plane = planeAt(movie, frame);
    HeatmapOptions options = movie.options;
    options.size = size;
    BLOSCOPE_TRY(const PlaneNumbers numbers,
                 readPlane(*movie.source,
                           {plane, plane.all(), planeBlocksOf(*movie.array, plane), frameBudget,
                            options, range},
                           job));
    PicturePixels picture = pixelsOf(numbers);
    flip(picture, movie.flips);
    if (picture.width != size.width || picture.height != size.height)
        picture = scaled(picture, size.width, size.height);
    if (movie.drawOver)
        BLOSCOPE_CHECK(movie.drawOver(plane, picture, job));
    return picture;
}

} // namespace

Result<> checkDimension(const SliceMovie& movie)
{
    const bool isOfPlane = movie.dimension == movie.plane.rowDimension() ||
                           movie.dimension == movie.plane.columnDimension();
    const bool isOfColors =
        movie.plane.bands() && movie.plane.bands()->dimension == movie.dimension;
    if (isOfPlane || isOfColors)
        return usageError(fmt::format("dimension {} is part of each frame; a movie needs another "
                                      "dimension",
                                      movie.dimension));
    return {};
}

MovieShape shapeOf(const SliceMovie& movie)
{
    const PixelSize size = sizeOfFrames(movie);
    return {size.width, size.height, movie.indices.count, movie.rate};
}

Result<ValueRange> rangeOfMovie(const SliceMovie& movie, const Job& job)
{
    const HeatmapOptions& options = movie.options;
    if (options.map->isPalette() && !movie.plane.bands())
        return ValueRange{}; // a colour is a number
    if (options.range.kind == RangeChoice::Kind::Manual)
        return pictureRange({}, options);
    ArrayNumbersPtr found;
    BLOSCOPE_CHECK(sampleArray(
        *movie.source, *movie.array, [&](ArrayNumbersPtr numbers) { found = std::move(numbers); },
        job));
    const SurveyedNumbers numbers(found->numbers);
    return movie.plane.hasColors()
               ? channelRange(numbers, options.range, options.scale, movie.source->dtype())
               : pictureRange(numbers, options);
}

Result<ValueRange> writeMovie(const SliceMovie& movie, MovieFormat format, Sink& to, const Job& job)
{
    BLOSCOPE_CHECK(checkDimension(movie));
    const MovieShape shape = shapeOf(movie);
    BLOSCOPE_TRY(const std::unique_ptr<MovieFile> file, createMovie(format, shape, to, job));
    BLOSCOPE_TRY(const ValueRange range,
                 movie.range ? Result<ValueRange>(*movie.range) : rangeOfMovie(movie, job));
    job.start(static_cast<std::uint64_t>(shape.frames));
    for (std::int64_t frame = 0; frame < shape.frames; ++frame) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const PicturePixels picture, frameOf(movie, frame, {shape.width, shape.height},
                                                          range, {job.stop, nullptr}));
        BLOSCOPE_CHECK(file->add(picture));
        job.advance();
    }
    BLOSCOPE_CHECK(file->finish());
    return range;
}

} // namespace bloscope
