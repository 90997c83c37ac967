#pragma once

#include "core/array/cell_rect.h"
#include "core/array/cell_source.h"
#include "core/base/worker_pool.h"
#include "core/plane/plane_reading.h"
#include "ui/picture/heatmap_image.h"

namespace bloscope {

// A part of a plane in colours, and what they mean.
struct PlanePicture : PlaneNumbers {
    QImage image;              // a pixel for each number
    std::int64_t replaced = 0; // hot pixels of the image; the numbers are as they were
};

// In the colours of its range. Errors: Limit.
Result<PlanePicture> painted(PlaneNumbers numbers);

// The same picture in other colours. For worker threads. Errors: Limit.
Result<PlanePicture> recolored(const PlaneNumbers& picture, const HeatmapOptions& options,
                               const ValueRange& range);

// Reads, reduces and colours. For worker threads. Errors: those of readPlane(), Limit.
Result<PlanePicture> makePicture(const CellSource& source, const PictureRequest& request,
                                 const Job& job);

} // namespace bloscope
