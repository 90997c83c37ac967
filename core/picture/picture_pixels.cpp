#include "core/picture/picture_pixels.h"

#include "core/picture/cell_colors.h"
#include "core/plane/hot_pixels.h"
#include "core/plane/label_counts.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr Rgb allButAlpha = 0x00ffffff;

// Is a neighbour of it in the picture another label, or none?
bool isOutline(const NumberPlane& plane, std::int64_t row, std::int64_t column, double label)
{
    const auto differs = [&](std::int64_t r, std::int64_t c) {
        return r >= 0 && r < plane.rows && c >= 0 && c < plane.columns &&
               drawnLabel(plane.numbers[static_cast<std::size_t>(r * plane.columns + c)]) != label;
    };
    return differs(row - 1, column) || differs(row + 1, column) || differs(row, column - 1) ||
           differs(row, column + 1);
}

} // namespace

PicturePixels::PicturePixels(int pixelsAcross, int pixelsDown, Rgb filledWith)
    : width(pixelsAcross),
      height(pixelsDown),
      colors(static_cast<std::size_t>(pixelsAcross) * static_cast<std::size_t>(pixelsDown),
             filledWith)
{
}

std::span<Rgb> PicturePixels::row(int y)
{
    const auto size = static_cast<std::size_t>(width);
    return std::span(colors).subspan(static_cast<std::size_t>(y) * size, size);
}

std::span<const Rgb> PicturePixels::row(int y) const
{
    const auto size = static_cast<std::size_t>(width);
    return std::span(colors).subspan(static_cast<std::size_t>(y) * size, size);
}

PicturePixels pixelsOf(const PlaneNumbers& picture)
{
    const HeatmapOptions& options = picture.options;
    const CellRect all = picture.pixels();
    PicturePixels pixels(static_cast<int>(all.columns), static_cast<int>(all.rows));
    if (picture.isOfChannels())
        ChannelColors(picture.channels, options.map->special, picture.range, options.scale,
                      picture.opaque)
            .paint(0, pixels.colors);
    else if (const auto calm = calmed(picture.numbers, options))
        CellColors(calm->plane, *options.map, picture.range, options.scale).paint(0, pixels.colors);
    else
        CellColors(picture.numbers, *options.map, picture.range, options.scale, options.labels)
            .paint(0, pixels.colors);
    return pixels;
}

PicturePixels labelPixels(const PlaneNumbers& labels, std::uint8_t areas)
{
    PicturePixels pixels = pixelsOf(labels);
    const NumberPlane& plane = labels.numbers;
    std::size_t at = 0;
    for (std::int64_t row = 0; row < plane.rows; ++row)
        for (std::int64_t column = 0; column < plane.columns; ++column, ++at) {
            const double label = drawnLabel(plane.numbers[at]);
            Rgb& pixel = pixels.colors[at];
            if (label == 0)
                pixel = 0;
            else if (!isOutline(plane, row, column, label))
                pixel = (pixel & allButAlpha) | static_cast<Rgb>(areas) << 24;
        }
    return pixels;
}

void flip(PicturePixels& picture, const PlaneFlips& flips)
{
    for (int y = 0; flips.columns && y < picture.height; ++y)
        std::ranges::reverse(picture.row(y));
    for (int y = 0; flips.rows && y < picture.height / 2; ++y)
        std::ranges::swap_ranges(picture.row(y), picture.row(picture.height - 1 - y));
}

PicturePixels scaled(const PicturePixels& picture, int width, int height)
{
    const auto from = [](int at, int count, int of) {
        return static_cast<int>((2 * std::int64_t(at) + 1) * of / (2 * std::int64_t(count)));
    };
    PicturePixels to(width, height);
    for (int y = 0; y < height; ++y) {
        const std::span<const Rgb> source = picture.row(from(y, height, picture.height));
        const std::span<Rgb> row = to.row(y);
        for (int x = 0; x < width; ++x)
            row[static_cast<std::size_t>(x)] =
                source[static_cast<std::size_t>(from(x, width, picture.width))];
    }
    return to;
}

} // namespace bloscope
