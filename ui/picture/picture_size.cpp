#include "ui/picture/picture_size.h"

#include "ui/picture/heatmap_image.h"

namespace bloscope {

Result<QSize> pictureSize(std::int64_t rows, std::int64_t columns, const HeatmapOptions& options)
{
    const std::int64_t width = options.size ? options.size->width() : columns;
    const std::int64_t height = options.size ? options.size->height() : rows;
    const std::string text = std::to_string(width) + " x " + std::to_string(height);
    if (width < 1 || height < 1)
        return usageError("a picture of " + text + " pixels is none");
    if (height > mostPicturePixels / width)
        return Error{ErrorKind::Limit, "the picture would have " + text + " pixels, " +
                                           std::to_string(mostPicturePixels) +
                                           " are possible; ask for a smaller size"};
    return QSize(static_cast<int>(width), static_cast<int>(height));
}

Result<QImage> enlarged(QImage image, const QSize& size)
{
    if (!image.isNull() && image.size() != size)
        image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::FastTransformation);
    if (image.isNull())
        return Error{ErrorKind::Limit, "there is not enough memory for the picture"};
    return image;
}

} // namespace bloscope
