#pragma once

#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"
#include "core/plane/heatmap_options.h"
#include "core/plane/picture_plane.h"

#include <QImage>

namespace bloscope {

// A picture and the numbers at both ends of its colours.
struct HeatmapPicture {
    QImage image;
    ValueRange range;
    std::int64_t replaced = 0; // hot pixels
};

// The picture of the rows and columns of a slice. Enlarged cells are rectangles of one colour,
// reduced ones are averaged before they are coloured; the range is that of all cells. Where the
// colour for NaN is transparent, so is the picture there. Errors: Usage for an element type without
// numbers, an empty slice and sizes that are none; Limit for pictures that are too large.
Result<HeatmapPicture> heatmapPicture(const Cells& cells, const DType& dtype,
                                      const HeatmapOptions& options);

// The same of a slice that is still to be read; `report` counts its cells. One with fewer pixels
// than cells is made piece by piece: memory grows with the picture, not with the slice, and
// percentiles and deviations of more than a million numbers are those of an even sample. For worker
// threads. Errors: those of heatmapPicture() and FilledCells.
Result<HeatmapPicture> pictureOfSlice(const FilledCells& from, const Slice& slice,
                                      const HeatmapOptions& options, ExportReport& report,
                                      const Job& job);

// The same of a plane whose bands are red, green and blue. Errors: also Unsupported for cells that
// are no numbers.
Result<HeatmapPicture> pictureOfPlane(const FilledCells& from, const PicturePlane& plane,
                                      const HeatmapOptions& options, ExportReport& report,
                                      const Job& job);

// Writes a picture as PNG, in any thread. Errors: Limit when there is no memory for it, those of
// the sink.
Result<> writePng(const QImage& image, Sink& to);

} // namespace bloscope
