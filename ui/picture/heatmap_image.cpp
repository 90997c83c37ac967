#include "ui/picture/heatmap_image.h"

#include "core/plane/value_scale.h"
#include "ui/picture/exported_picture.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <vector>

namespace bloscope {

namespace {

constexpr std::size_t alpha = 3;

std::optional<QRgb> specialColorAt(const std::vector<NumberPlane>& channels, std::size_t cell,
                                   const SpecialColors& special)
{
    for (const NumberPlane& channel : channels) {
        const CellState state = channel.stateOf(cell);
        if (state != CellState::Fine)
            return colorOf(specialCellOf(state), special);
        const double number = channel.numbers[cell];
        if (std::isnan(number))
            return special.notANumber;
        if (std::isinf(number))
            return number > 0 ? special.plusInfinity : special.minusInfinity;
    }
    return std::nullopt;
}

int levelOf(double place)
{
    return static_cast<int>(std::lround(255 * std::clamp(place, 0.0, 1.0)));
}

QRgb colorOfSpecial(double number, CellState state, const SpecialColors& colors)
{
    if (state != CellState::Fine)
        return colorOf(specialCellOf(state), colors);
    if (std::isinf(number))
        return number > 0 ? colors.plusInfinity : colors.minusInfinity;
    return colors.notANumber;
}

// Colours cells side by side, of which `first` is the first.
class CellPainter {
 public:
    CellPainter(const NumberPlane& plane, const ColorMap& map, const ScalePosition& position)
        : m_plane(plane), m_map(map), m_steps(ScaleSteps::nearest(position, colorCount))
    {
        for (int label = 0; map.isPalette() && label < usualLabels; ++label)
            m_colorsOfLabels.push_back(map.ofLabel(label));
    }

    void paint(std::size_t first, std::span<QRgb> pixels)
    {
        const auto numbers = std::span(m_plane.numbers).subspan(first, pixels.size());
        if (m_map.isPalette())
            paintLabels(numbers, first, pixels);
        else
            paintPlaces(numbers, first, pixels);
    }

 private:
    static constexpr std::int32_t colorCount = 256;
    static constexpr int usualLabels = 1024; // from 0 on, looked up

    void paintPlaces(std::span<const double> numbers, std::size_t first, std::span<QRgb> pixels)
    {
        m_found.resize(pixels.size());
        m_steps.find(numbers, m_found);
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            const std::int32_t step = m_found[i];
            pixels[i] = step == ScaleSteps::none ? special(numbers[i], first + i)
                                                 : m_map.colors[static_cast<std::size_t>(step)];
        }
    }
    void paintLabels(std::span<const double> numbers, std::size_t first, std::span<QRgb> pixels)
    {
        for (std::size_t i = 0; i < pixels.size(); ++i)
            pixels[i] = std::isfinite(numbers[i]) ? colorOfLabel(numbers[i])
                                                  : special(numbers[i], first + i);
    }
    QRgb colorOfLabel(double number) const
    {
        if (number >= 0 && number < usualLabels && number == std::trunc(number))
            return m_colorsOfLabels[static_cast<std::size_t>(number)];
        return m_map.ofLabel(number);
    }
    QRgb special(double number, std::size_t cell) const
    {
        return colorOfSpecial(number, m_plane.stateOf(cell), m_map.special);
    }

    const NumberPlane& m_plane;
    const ColorMap& m_map;
    ScaleSteps m_steps;
    std::vector<std::int32_t> m_found;
    std::vector<QRgb> m_colorsOfLabels; // of palettes
};

} // namespace

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
    const ScalePosition position(range, scale);
    // On a logarithmic scale numbers up to zero have no place: they are as dark as it gets.
    const auto level = [&](std::size_t channel, std::size_t cell) {
        const double place = position.of(channels[channel].numbers[cell]);
        return std::isnan(place) ? 0 : levelOf(place);
    };
    std::size_t cell = 0;
    for (int row = 0; row < image.height(); ++row) {
        auto* pixel = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < image.width(); ++column, ++cell) {
            const int opacity =
                channels.size() > alpha ? levelOf(channels[alpha].numbers[cell] / opaque) : 255;
            *pixel++ = specialColorAt(channels, cell, special)
                           .value_or(qPremultiply(
                               qRgba(level(0, cell), level(1, cell), level(2, cell), opacity)));
        }
    }
    return image;
}

QImage paintPlane(const NumberPlane& plane, const ColorMap& map, const ValueRange& range,
                  ValueScale scale)
{
    const bool isOpaque = qAlpha(map.special.notANumber) == 255;
    QImage image(static_cast<int>(plane.columns), static_cast<int>(plane.rows),
                 isOpaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
    if (image.isNull())
        return image;
    CellPainter painter(plane, map, ScalePosition(range, scale));
    const auto columns = static_cast<std::size_t>(image.width());
    for (int row = 0; row < image.height(); ++row)
        painter.paint(static_cast<std::size_t>(row) * columns,
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
    BLOSCOPE_TRY(QImage image,
                 enlarged(paintPlane(plane, *options.map, range, options.scale), size));
    return HeatmapPicture{std::move(image), range};
}

} // namespace bloscope
