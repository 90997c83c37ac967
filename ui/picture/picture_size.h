#pragma once

#include "ui/picture/heatmap_options.h"

#include <QImage>

namespace bloscope {

// The pixels of the picture of so many rows and columns. Errors: Usage for none, Limit for more
// than mostPicturePixels.
Result<QSize> pictureSize(std::int64_t rows, std::int64_t columns, const HeatmapOptions& options);

// Every pixel as a rectangle of one colour. Errors: Limit where there is no memory for that, or was
// none for the image.
Result<QImage> enlarged(QImage image, const QSize& size);

} // namespace bloscope
