#pragma once

#include "core/array/cell_rect.h"
#include "core/array/cell_source.h"
#include "core/base/worker_pool.h"
#include "core/plane/heatmap_options.h"
#include "core/plane/number_sample.h"
#include "core/plane/picture_plane.h"
#include "core/plane/plane_reducer.h"
#include "core/plane/plane_sampling.h"
#include "core/plane/value_distribution.h"

namespace bloscope {

// What a worker is asked to make a picture of.
struct PictureRequest {
    PicturePlane plane;
    CellRect part;                        // of the plane, not empty
    PlaneBlocks blocks;                   // in which the plane lies
    PictureBudget budget;                 // what the picture may cost
    HeatmapOptions options;               // with the most pixels as its size
    std::optional<ValueRange> range = {}; // otherwise that of the cells that are looked at
};

// A part of a plane as the numbers of a picture, and what its colours mean.
struct PlaneNumbers {
    PicturePlane plane;
    CellRect part;
    HeatmapOptions options;
    PlaneSteps steps; // of the rows and columns that were looked at
    ValueRange range;
    SpecialCounts counts; // among the cells that were looked at
    // A number for each pixel: of all cells that were looked at, or of fewer pixels, each the mean
    // of several. None of several channels.
    NumberPlane numbers;
    // Of the cells that were looked at; nothing when the range was known before.
    std::optional<ValueDistribution> distribution;
    // Of each pixel, red, green, blue and perhaps opacity, whose largest number is `opaque`; or
    // none.
    std::vector<NumberPlane> channels = {};
    double opaque = 0;
    // Of large planes: every pixel is a square of so many cells.
    std::optional<SquareSize> square = {};
    double known = 1; // so much of it is told by all of its cells; the rest is filled in

    // Is every cell of the part a pixel of its own?
    bool isWhole() const { return pixels() == CellRect{0, 0, part.rows, part.columns}; }
    bool isOfChannels() const { return !channels.empty(); }
    bool isSampled() const { return !steps.isEvery() || known < 1; }
    CellRect pixels() const
    {
        const NumberPlane& first = isOfChannels() ? channels.front() : numbers;
        return {0, 0, first.rows, first.columns};
    }
    CellRect samples() const { return sampleGrid(part, steps); }

    // The pixel in which a row or column of the plane is to be seen, -1 outside of the part.
    int pixelOfRow(std::int64_t row) const;
    int pixelOfColumn(std::int64_t column) const;
};

// For those that read numbers: chooses their range and distribution by a sample of their cells, or
// by all of them.
void chooseRange(PlaneNumbers& picture, const SurveyedNumbers& numbers, bool isSample,
                 const DType& dtype);

// Can the picture be coloured as `options` say without reading its cells again, and with which
// range? Not where the range depends on all of them, or the way in which several become one.
std::optional<ValueRange> rangeForRecoloring(const PlaneNumbers& picture,
                                             const HeatmapOptions& options);

// Reads and reduces. For worker threads; memory does not grow with the part, only with the
// picture. The element type is numeric. Errors: Cancelled, Limit.
Result<PlaneNumbers> readPlane(const CellSource& source, const PictureRequest& request,
                               const Job& job);

// Adds the cells of a tile to the small plane and, unless it is null, to the sample: its rows are
// shared out among the threads of the pool, and the answer is the same for any number of them. What
// the tile holds that is no number is counted.
SpecialCounts reduce(const NumberRows& rows, const CellRect& tile, PlaneReducer& to,
                     NumberSample* sample, WorkerPool& pool);

} // namespace bloscope
