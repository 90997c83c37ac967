#include "core/plane/color_bands.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t colorCount = 3; // red, green, blue
constexpr std::size_t mostBands = 4;  // and opacity

bool isCountOfBands(std::int64_t count)
{
    return count == colorCount || count == mostBands;
}

// What one of a dimension's coordinates has to be multiplied with for nanometres; nothing where
// they are no wavelengths.
std::optional<double> nanometresOf(const DimensionGeometry& dimension)
{
    if (!dimension.coordinates || !dimension.coordinates->areNumbers())
        return {};
    for (const char* unit : {"nm", "nanometer", "nanometers", "nanometre", "nanometres"})
        if (dimension.unit == unit)
            return 1;
    for (const char* unit : {"um", "µm", "μm", "micrometer", "micrometers", "micrometre",
                             "micrometres", "micron", "microns"})
        if (dimension.unit == unit)
            return 1000;
    return {};
}

std::vector<std::int64_t> bandsOfLight(const Coordinates& wavelengths, double nanometres)
{
    constexpr std::array<double, colorCount> light = {650, 550, 450}; // nanometres
    std::vector<std::int64_t> bands;
    for (const double color : light)
        if (const auto band = wavelengths.nearestTo(color / nanometres))
            bands.push_back(*band);
    return bands;
}

std::optional<std::int64_t> numberIn(std::string_view text)
{
    const auto isBlank = [](char c) { return c == ' '; };
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

// Negative ones count from the end, as in NumPy.
std::optional<std::int64_t> positionIn(std::string_view text, std::int64_t extent)
{
    const auto number = numberIn(text);
    if (!number || *number < -extent || *number >= extent)
        return {};
    return *number < 0 ? *number + extent : *number;
}

bool isUnsigned(const DType& dtype)
{
    return dtype.kind == DTypeKind::Unsigned;
}

bool isInteger(const DType& dtype)
{
    return dtype.kind == DTypeKind::Signed || isUnsigned(dtype);
}

} // namespace

std::optional<ColorBands> bandsIn(const Shape& shape, const ColorBands& wanted)
{
    if (wanted.dimension >= shape.size())
        return {};
    const std::int64_t extent = shape[wanted.dimension];
    ColorBands bands = wanted;
    if (bands.indices.empty() && isCountOfBands(extent))
        for (std::int64_t i = 0; i < extent; ++i)
            bands.indices.push_back(i);
    const auto isThere = [extent](std::int64_t index) { return index >= 0 && index < extent; };
    const bool areThere = std::ranges::all_of(bands.indices, isThere);
    return areThere && isCountOfBands(std::ssize(bands.indices)) ? std::optional(bands)
                                                                 : std::nullopt;
}

ColorBands swappedBands(ColorBands bands)
{
    if (bands.indices.size() >= colorCount)
        std::swap(bands.indices[0], bands.indices[2]);
    return bands;
}

bool canHaveBands(const Array& array, std::size_t dimension)
{
    const Shape& shape = array.shape();
    return canBeChannels(array.dtype()) && shape.size() > 1 && dimension < shape.size() &&
           shape[dimension] >= std::int64_t(colorCount);
}

bool canHaveBands(const Array& array)
{
    for (std::size_t d = 0; d < array.shape().size(); ++d)
        if (canHaveBands(array, d))
            return true;
    return false;
}

ColorBands usualBands(const Shape& shape, std::size_t dimension, const Geometry& geometry)
{
    if (const auto all = bandsIn(shape, {dimension}))
        return *all;
    const DimensionGeometry& told = geometry.dimensions[dimension];
    if (const auto nanometres = nanometresOf(told))
        if (ColorBands bands{dimension, bandsOfLight(*told.coordinates, *nanometres)};
            bands.indices.size() == colorCount)
            return bands;
    const std::int64_t third = shape[dimension] / 3;
    const std::int64_t first = third / 2;
    return {dimension, {first + 2 * third, first + third, first}};
}

std::size_t likelyBandDimension(const Array& array, const Geometry& geometry)
{
    std::optional<std::size_t> likely;
    for (std::size_t d = 0; d < array.shape().size(); ++d) {
        if (!canHaveBands(array, d))
            continue;
        if (nanometresOf(geometry.dimensions[d]))
            return d;
        if (!likely || array.shape()[d] < array.shape()[*likely])
            likely = d;
    }
    return likely.value_or(0);
}

std::string bandsText(const ColorBands& bands)
{
    return fmt::format("{}:{}", bands.dimension, fmt::join(bands.indices, ","));
}

Result<ColorBands> parseBands(std::string_view text, const Shape& shape)
{
    const std::size_t colon = text.find(':');
    const auto dimensions = std::int64_t(shape.size());
    const auto dimension = colon == text.npos ? std::optional(dimensions - 1)
                                              : positionIn(text.substr(0, colon), dimensions);
    if (!dimension || dimensions == 0)
        return usageError(
            fmt::format("\"{}\" does not name a dimension; there are {}", text, dimensions));
    const std::int64_t extent = shape[std::size_t(*dimension)];
    ColorBands bands{std::size_t(*dimension)};
    std::string_view rest = colon == text.npos ? text : text.substr(colon + 1);
    for (bool isMore = true; isMore;) {
        const std::size_t comma = rest.find(',');
        const auto index = positionIn(rest.substr(0, comma), extent);
        if (!index)
            return usageError(
                fmt::format("\"{}\" is not an index of dimension {}, which has size {}",
                            rest.substr(0, comma), *dimension, extent));
        bands.indices.push_back(*index);
        isMore = comma != rest.npos;
        rest.remove_prefix(isMore ? comma + 1 : rest.size());
    }
    if (!isCountOfBands(std::ssize(bands.indices)))
        return usageError(
            fmt::format("\"{}\" has {} bands; use three (red, green, blue) or four (with opacity)",
                        text, bands.indices.size()));
    return bands;
}

bool canBeChannels(const DType& dtype)
{
    return dtype.kind == DTypeKind::Float || isInteger(dtype);
}

bool canBeChannels(const Array& array, std::size_t dimension)
{
    const Shape& shape = array.shape();
    const DType& dtype = array.dtype();
    const bool isOfColors = dtype.kind == DTypeKind::Float ||
                            (dtype.kind == DTypeKind::Unsigned && dtype.itemsize <= 2);
    return isOfColors && shape.size() > 1 && (shape[dimension] == 3 || shape[dimension] == 4);
}

std::optional<std::size_t> likelyChannels(const Array& array)
{
    const Shape& shape = array.shape();
    const bool isLikely = shape.size() > 2 && (shape.back() == 3 || shape.back() == 4);
    return isLikely && array.dtype().itemsize == 1 && canBeChannels(array.dtype())
               ? std::optional(shape.size() - 1)
               : std::nullopt;
}

std::optional<std::size_t> photoChannels(const Array& array)
{
    constexpr std::int64_t leastSide = 8;
    const std::optional<std::size_t> last = likelyChannels(array);
    const bool isPhoto = last && isUnsigned(array.dtype()) && array.shape()[*last] == 3 &&
                         std::min(array.shape()[*last - 1], array.shape()[*last - 2]) >= leastSide;
    return isPhoto ? last : std::nullopt;
}

} // namespace bloscope
