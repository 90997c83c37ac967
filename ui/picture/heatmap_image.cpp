#include "ui/picture/heatmap_image.h"

#include "core/picture/cell_colors.h"
#include "core/plane/hot_pixels.h"
#include "ui/picture/exported_picture.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <vector>

namespace bloscope {

// Both in the order of SpecialCell.

QRgb colorOf(SpecialCell kind, const SpecialColors& colors)
{
    const QRgb all[] = {colors.notANumber, colors.plusInfinity,  colors.minusInfinity,
                        colors.damaged,    colors.uninitialised, colors.uninitialised};
    return all[static_cast<std::size_t>(kind)];
}

std::int64_t countOf(const SpecialCounts& counts, SpecialCell kind)
{
    const std::int64_t all[] = {counts.notANumber, counts.plusInfinity,  counts.minusInfinity,
                                counts.damaged,    counts.uninitialised, counts.absent};
    return all[static_cast<std::size_t>(kind)];
}

Result<PixelSize> pictureSize(std::int64_t rows, std::int64_t columns,
                              const HeatmapOptions& options)
{
    const std::int64_t width = options.size ? options.size->width : columns;
    const std::int64_t height = options.size ? options.size->height : rows;
    if (width < 1 || height < 1)
        return usageError(fmt::format("a picture of {} x {} pixels is empty", width, height));
    if (height > mostPicturePixels / width)
        return Error{
            ErrorKind::Limit,
            fmt::format("the picture would have {} x {} pixels, {} is the maximum; choose a "
                        "smaller size",
                        width, height, mostPicturePixels)};
    return PixelSize{static_cast<int>(width), static_cast<int>(height)};
}

Result<QImage> enlarged(QImage image, const PixelSize& size)
{
    const QSize pixels(size.width, size.height);
    if (!image.isNull() && image.size() != pixels)
        image = image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::FastTransformation);
    if (image.isNull())
        return Error{ErrorKind::Limit, "there is not enough memory for the picture"};
    return image;
}

QImage paintChannels(const std::vector<NumberPlane>& channels, const SpecialColors& special,
                     const ValueRange& range, ValueScale scale, double opaque)
{
    const NumberPlane& first = channels.front();
    QImage image(static_cast<int>(first.columns), static_cast<int>(first.rows),
                 QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    const ChannelColors colors(channels, special, range, scale, opaque);
    const auto columns = static_cast<std::size_t>(image.width());
    for (int row = 0; row < image.height(); ++row) {
        const std::span pixels(reinterpret_cast<QRgb*>(image.scanLine(row)), columns);
        colors.paint(static_cast<std::size_t>(row) * columns, pixels);
        for (QRgb& pixel : pixels)
            pixel = qPremultiply(pixel);
    }
    return image;
}

QImage paintPlane(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale, LabelLooksPtr labels)
{
    const bool isOpaque = qAlpha(map.special.notANumber) == 255;
    QImage image(static_cast<int>(plane.columns), static_cast<int>(plane.rows),
                 isOpaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
    if (image.isNull())
        return image;
    CellColors colors(plane, map, range, scale, std::move(labels));
    const auto columns = static_cast<std::size_t>(image.width());
    for (int row = 0; row < image.height(); ++row)
        colors.paint(static_cast<std::size_t>(row) * columns,
                     {reinterpret_cast<QRgb*>(image.scanLine(row)), columns});
    return image;
}

Result<HeatmapPicture> heatmapPicture(const Cells& cells, const DType& dtype,
                                      const HeatmapOptions& options)
{
    if (!dtype.isNumeric())
        return usageError(fmt::format("elements of type {} are not numbers", dtype.text));
    NumberPlane plane = numberPlaneOf(cells, dtype, coloredBy(reductionOf(options)));
    if (plane.numbers.empty())
        return usageError("the slice is empty; there is nothing to draw");
    BLOSCOPE_TRY(const PixelSize size, pictureSize(plane.rows, plane.columns, options));
    const ValueRange range = pictureRange(plane.numbers, options);
    if (size.height < plane.rows || size.width < plane.columns) {
        PlaneReducer reducer(
            plane.rows, plane.columns, std::min<std::int64_t>(size.height, plane.rows),
            std::min<std::int64_t>(size.width, plane.columns), reductionOf(options));
        reducer.add(plane, 0, 0);
        plane = reducer.result();
    }
    const auto calm = calmed(plane, options);
    BLOSCOPE_TRY(
        QImage image,
        enlarged(paintPlane(calm ? calm->plane : plane, *options.map, range, options.scale), size));
    return HeatmapPicture{std::move(image), range, calm ? calm->replaced : 0};
}

} // namespace bloscope
