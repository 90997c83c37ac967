#include "core/picture/png_file.h"

#include "core/picture/indexed_picture.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <libdeflate.h>
#include <memory>
#include <new>
#include <string_view>
#include <vector>

namespace bloscope {

namespace {

using namespace std::string_view_literals;

enum class PngColors : char { Rgb = 2, Palette = 3, RgbAlpha = 6 };

constexpr int compressionLevel = 6;

std::uint8_t alphaOf(Rgb color)
{
    return static_cast<std::uint8_t>(color >> 24);
}

void appendBig(std::uint32_t number, std::string& to)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        to += static_cast<char>(number >> shift & 0xff);
}

void appendChunk(std::string_view type, std::string_view data, std::string& to)
{
    appendBig(static_cast<std::uint32_t>(data.size()), to);
    const std::size_t begin = to.size();
    to += type;
    to += data;
    appendBig(libdeflate_crc32(0, to.data() + begin, to.size() - begin), to);
}

void appendRgb(Rgb color, std::string& to)
{
    for (int shift = 16; shift >= 0; shift -= 8)
        to += static_cast<char>(color >> shift & 0xff);
}

int paeth(int left, int above, int both)
{
    const int guess = left + above - both;
    const std::array distances = {std::abs(guess - left), std::abs(guess - above),
                                  std::abs(guess - both)};
    const auto nearest = std::ranges::min_element(distances) - distances.begin();
    return nearest == 0 ? left : nearest == 1 ? above : both;
}

// A line as filter 4 writes it, which is good for smooth pictures.
void appendFiltered(std::string_view line, std::string_view above, std::size_t pixelBytes,
                    std::string& to)
{
    const auto byte = [](std::string_view text, std::size_t at) {
        return static_cast<int>(static_cast<unsigned char>(text[at]));
    };
    to += '\4';
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool hasLeft = i >= pixelBytes;
        const int guess =
            paeth(hasLeft ? byte(line, i - pixelBytes) : 0, above.empty() ? 0 : byte(above, i),
                  hasLeft && !above.empty() ? byte(above, i - pixelBytes) : 0);
        to += static_cast<char>(byte(line, i) - guess);
    }
}

std::string linesOf(const PicturePixels& picture, PngColors kind)
{
    const std::size_t pixelBytes = kind == PngColors::Rgb ? 3 : 4;
    std::string lines;
    std::string above;
    for (int y = 0; y < picture.height; ++y) {
        std::string line;
        for (const Rgb color : picture.row(y)) {
            appendRgb(color, line);
            if (kind == PngColors::RgbAlpha)
                line += static_cast<char>(alphaOf(color));
        }
        appendFiltered(line, above, pixelBytes, lines);
        above = std::move(line);
    }
    return lines;
}

// Numbers of colours are not alike where colours are: no filter.
std::string linesOf(const IndexedPicture& picture, int width)
{
    std::string lines;
    for (std::size_t i = 0; i < picture.numbers.size(); ++i) {
        if (i % static_cast<std::size_t>(width) == 0)
            lines += '\0';
        lines += static_cast<char>(picture.numbers[i]);
    }
    return lines;
}

std::string compressed(const std::string& lines)
{
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(compressionLevel), libdeflate_free_compressor);
    if (!compressor)
        throw std::bad_alloc();
    std::string packed(libdeflate_zlib_compress_bound(compressor.get(), lines.size()), '\0');
    packed.resize(libdeflate_zlib_compress(compressor.get(), lines.data(), lines.size(),
                                           packed.data(), packed.size()));
    return packed;
}

// The list of alphas ends with the last colour that is not opaque.
void appendPalette(const std::vector<Rgb>& palette, std::string& to)
{
    std::string colors;
    std::string alphas;
    for (const Rgb color : palette) {
        appendRgb(color, colors);
        if (alphaOf(color) < 255)
            alphas += static_cast<char>(alphaOf(color));
    }
    appendChunk("PLTE", colors, to);
    if (!alphas.empty())
        appendChunk("tRNS", alphas, to);
}

} // namespace

std::string pngOf(const PicturePixels& picture)
{
    assert(picture.width > 0 && picture.height > 0);
    const auto indexed = exactlyIndexed(picture);
    const bool isOpaque =
        std::ranges::all_of(picture.colors, [](Rgb color) { return alphaOf(color) == 255; });
    const PngColors kind = indexed    ? PngColors::Palette
                           : isOpaque ? PngColors::Rgb
                                      : PngColors::RgbAlpha;
    std::string head;
    appendBig(static_cast<std::uint32_t>(picture.width), head);
    appendBig(static_cast<std::uint32_t>(picture.height), head);
    head += '\10'; // bits of a number
    head += static_cast<char>(kind);
    head += "\0\0\0"sv;

    std::string png = "\x89PNG\r\n\x1a\n";
    appendChunk("IHDR", head, png);
    if (indexed)
        appendPalette(indexed->palette, png);
    appendChunk("IDAT",
                compressed(indexed ? linesOf(*indexed, picture.width) : linesOf(picture, kind)),
                png);
    appendChunk("IEND", {}, png);
    return png;
}

} // namespace bloscope
