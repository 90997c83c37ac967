#include "ui/views/heatmap_image.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

QRgb colorOf(double number, const ColorMap& map, const ScalePosition& position)
{
    if (std::isinf(number))
        return number > 0 ? map.special.plusInfinity : map.special.minusInfinity;
    const double place = position.of(number);
    return std::isnan(place) ? map.special.notANumber : map.at(place);
}

QRgb* pixels(QImage& image, std::int64_t row)
{
    return reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(row)));
}

void paintRegions(QImage& image, const NumberPlane& plane, CellRegion::Kind kind, QRgb color)
{
    for (const auto& region : plane.regions) {
        if (region.kind != kind)
            continue;
        for (std::int64_t row = region.row; row < region.row + region.rows; ++row)
            std::fill_n(pixels(image, row) + region.column, region.columns, color);
    }
}

Error withoutPicture(std::string what)
{
    return Error{ErrorKind::Usage, std::move(what)};
}

Result<QSize> pictureSize(const NumberPlane& plane, const HeatmapOptions& options)
{
    const std::int64_t width = options.size ? options.size->width() : plane.columns;
    const std::int64_t height = options.size ? options.size->height() : plane.rows;
    const std::string text = std::to_string(width) + " x " + std::to_string(height);
    if (width < 1 || height < 1)
        return withoutPicture("a picture of " + text + " pixels is none");
    if (height > mostPicturePixels / width)
        return Error{ErrorKind::Limit, "the picture would have " + text + " pixels, " +
                                           std::to_string(mostPicturePixels) +
                                           " are possible; ask for a smaller size"};
    return QSize(static_cast<int>(width), static_cast<int>(height));
}

} // namespace

QImage paintPlane(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale)
{
    QImage image(static_cast<int>(plane.columns), static_cast<int>(plane.rows),
                 QImage::Format_RGB32);
    if (image.isNull())
        return image;
    const ScalePosition position(range, scale);
    auto number = plane.numbers.begin();
    for (std::int64_t row = 0; row < plane.rows; ++row)
        for (QRgb& pixel : std::span(pixels(image, row), static_cast<std::size_t>(plane.columns)))
            pixel = colorOf(*number++, map, position);
    paintRegions(image, plane, CellRegion::Kind::Uninitialised, map.special.uninitialised);
    paintRegions(image, plane, CellRegion::Kind::Damaged, map.special.damaged);
    return image;
}

Result<QImage> heatmapImage(const Cells& cells, const DType& dtype, const HeatmapOptions& options)
{
    if (!dtype.isNumeric())
        return withoutPicture("elements of type " + dtype.text + " have no numbers to colour");
    NumberPlane plane = numberPlaneOf(cells, dtype);
    if (plane.numbers.empty())
        return withoutPicture("the slice is empty, there is nothing to colour");
    BLOSCOPE_TRY(const QSize size, pictureSize(plane, options));
    const ValueRange range = rangeOf(plane.numbers, options.range, options.scale);
    if (size.height() < plane.rows || size.width() < plane.columns)
        plane = reduced(plane, std::min<std::int64_t>(size.height(), plane.rows),
                        std::min<std::int64_t>(size.width(), plane.columns));
    QImage image = paintPlane(plane, *options.map, range, options.scale);
    if (image.size() != size)
        image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::FastTransformation);
    if (image.isNull())
        return Error{ErrorKind::Limit, "there is not enough memory for the picture"};
    return image;
}

} // namespace bloscope
