#pragma once

#include "core/array/slice_reader.h"
#include "core/plane/plane_sampling.h"
#include "core/plane/value_scale.h"

#include <QImage>

namespace bloscope {

// The largest block that is decoded for a thumbnail: it is held as a whole, and once more while its
// filters are undone.
inline constexpr std::int64_t mostThumbnailBlockBytes = 32 << 20;

struct Thumbnail {
    QImage image;
    ValueRange range; // the numbers at both ends of its colours
};

// The middle plane of an array in colours, no side longer than `side` pixels, for those who look at
// many files at once; of a photo (photoChannels()) in its own. Planes keep their proportions
// up to 4 to 1. For worker threads.
//
// Errors: Usage where there is no number to colour, Limit for blocks that are too large, Malformed
// for cells that cannot be read (a file that is broken is not to look whole), Cancelled.
Result<Thumbnail> thumbnailOf(const std::shared_ptr<const SliceReader>& reader, int side,
                              const PictureBudget& budget, const Job& job);

} // namespace bloscope
