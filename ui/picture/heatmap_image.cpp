#include "ui/picture/heatmap_image.h"

#include "ui/picture/drawn_special_cell.h"
#include "ui/picture/exported_picture.h"
#include "ui/picture/picture_size.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

QRgb colorOfNumber(double number, const ColorMap& map, const ScalePosition& position)
{
    if (std::isinf(number))
        return number > 0 ? map.special.plusInfinity : map.special.minusInfinity;
    if (map.isPalette() && std::isfinite(number))
        return map.ofLabel(number);
    const double place = position.of(number);
    return std::isnan(place) ? map.special.notANumber : map.at(place);
}

ValueRange labelRange(std::span<const double> numbers)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const double number : numbers)
        if (std::isfinite(number)) {
            low = std::min(low, std::nearbyint(number));
            high = std::max(high, std::nearbyint(number));
        }
    if (low > high)
        low = high = 0;
    return rangeOf({}, {RangeChoice::Kind::Manual, 1, 99, {low - 0.5, high + 0.5}},
                   ValueScale::Linear);
}

} // namespace

QImage paintPlane(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale)
{
    const bool isOpaque = qAlpha(map.special.notANumber) == 255;
    QImage image(static_cast<int>(plane.columns), static_cast<int>(plane.rows),
                 isOpaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
    if (image.isNull())
        return image;
    const ScalePosition position(range, scale);
    std::size_t cell = 0;
    for (int row = 0; row < image.height(); ++row) {
        auto* pixel = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < image.width(); ++column, ++cell) {
            const CellState state = plane.stateOf(cell);
            *pixel++ = state == CellState::Fine ? colorOfNumber(plane.numbers[cell], map, position)
                                                : colorOf(specialCellOf(state), map.special);
        }
    }
    return image;
}

ValueRange pictureRange(std::span<const double> numbers, const HeatmapOptions& options)
{
    return options.map->isPalette() ? labelRange(numbers)
                                    : rangeOf(numbers, options.range, options.scale);
}

Result<HeatmapPicture> heatmapPicture(const Cells& cells, const DType& dtype,
                                      const HeatmapOptions& options)
{
    if (!dtype.isNumeric())
        return usageError("elements of type " + dtype.text + " have no numbers to colour");
    NumberPlane plane = numberPlaneOf(cells, dtype);
    if (plane.numbers.empty())
        return usageError("the slice is empty, there is nothing to colour");
    BLOSCOPE_TRY(const QSize size, pictureSize(plane.rows, plane.columns, options));
    const ValueRange range = pictureRange(plane.numbers, options);
    if (size.height() < plane.rows || size.width() < plane.columns) {
        PlaneReducer reducer(
            plane.rows, plane.columns, std::min<std::int64_t>(size.height(), plane.rows),
            std::min<std::int64_t>(size.width(), plane.columns), reductionOf(options));
        reducer.add(plane, 0, 0);
        plane = reducer.result();
    }
    BLOSCOPE_TRY(QImage image,
                 enlarged(paintPlane(plane, *options.map, range, options.scale), size));
    return HeatmapPicture{std::move(image), range};
}

Result<QImage> heatmapImage(const Cells& cells, const DType& dtype, const HeatmapOptions& options)
{
    BLOSCOPE_TRY(HeatmapPicture picture, heatmapPicture(cells, dtype, options));
    return std::move(picture.image);
}

} // namespace bloscope
