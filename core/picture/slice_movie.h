#pragma once

#include "core/array/array.h"
#include "core/array/cell_source.h"
#include "core/picture/movie_file.h"
#include "core/plane/heatmap_options.h"
#include "core/plane/picture_plane.h"
#include "core/plane/plane_shape.h"

#include <functional>
#include <optional>

namespace bloscope {

// A plane of an array at one index of a dimension after the other.
struct SliceMovie {
    CellSourcePtr source;                 // of numbers
    ArrayPtr array;                       // in whose blocks they are
    PicturePlane plane;                   // at any index
    std::size_t dimension = 0;            // one that the plane does not show
    DimensionSlice indices;               // of it, at least one
    HeatmapOptions options = {};          // its size is that of a frame; or see shapeOf()
    std::optional<ValueRange> range = {}; // of the colours; or see rangeOfMovie()
    double cellHeight = 1;                // of a drawn cell, in its widths
    PlaneFlips flips = {};
    double rate = 12; // frames per second
    // What lies over a frame of that plane, which is as large as it will be, and flipped.
    using Draw =
        std::function<Result<>(const PicturePlane& plane, PicturePixels& frame, const Job& job)>;
    Draw drawOver = {};
};

// Errors: Usage where the dimension is one of the plane's or of its colours.
Result<> checkDimension(const SliceMovie& movie);

// Without a size, a cell is a pixel, or, of small planes, a rectangle of them; large ones are
// reduced.
MovieShape shapeOf(const SliceMovie& movie);

// One for all frames: that of the numbers of the whole array, as the options say. Job: progress in
// cells. Errors: Cancelled, Limit.
Result<ValueRange> rangeOfMovie(const SliceMovie& movie, const Job& job);

// Memory grows neither with the array nor with the number of frames, but for WebP. Job: progress in
// frames, after those of the range. Errors: checkDimension(), createMovie(), Cancelled.
Result<ValueRange> writeMovie(const SliceMovie& movie, MovieFormat format, Sink& to,
                              const Job& job);

} // namespace bloscope
