#include "core/picture/png_file.h"

#include "core/picture/indexed_picture.h"

#include <algorithm>
#include <cassert>
#include <new>
#include <png.h>
#include <vector>

namespace bloscope {

namespace {

constexpr Rgb opaque = 0xff000000;

// As bytes: red, green, blue and, if wanted, alpha.
std::vector<std::uint8_t> bytesOf(const std::vector<Rgb>& colors, bool withAlpha)
{
    std::vector<std::uint8_t> bytes;
    bytes.reserve(colors.size() * (withAlpha ? 4 : 3));
    for (const Rgb color : colors) {
        for (const int shift : {16, 8, 0})
            bytes.push_back(static_cast<std::uint8_t>(color >> shift));
        if (withAlpha)
            bytes.push_back(static_cast<std::uint8_t>(color >> 24));
    }
    return bytes;
}

} // namespace

std::string pngOf(const PicturePixels& picture)
{
    assert(picture.width > 0 && picture.height > 0);
    const auto indexed = exactlyIndexed(picture);
    const bool hasAlpha =
        std::ranges::any_of(picture.colors, [](Rgb color) { return (color & opaque) != opaque; });
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width);
    image.height = static_cast<png_uint_32>(picture.height);
    image.format = hasAlpha ? PNG_FORMAT_RGBA : PNG_FORMAT_RGB;
    if (indexed) {
        image.format |= PNG_FORMAT_FLAG_COLORMAP;
        image.colormap_entries = static_cast<png_uint_32>(indexed->palette.size());
    }
    const std::vector<std::uint8_t> colors =
        bytesOf(indexed ? indexed->palette : picture.colors, hasAlpha);
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string png(size, '\0');
    if (!png_image_write_to_memory(&image, png.data(), &size, 0,
                                   indexed ? indexed->numbers.data() : colors.data(), 0,
                                   indexed ? colors.data() : nullptr))
        throw std::bad_alloc(); // the only thing that can be missing
    png.resize(size);
    return png;
}

} // namespace bloscope
