#include "app/command_line/picture_options.h"

#include "core/numbers/float_text.h"
#include "core/plane/range_text.h"

#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

namespace {

std::optional<int> positiveNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number <= 0)
        return {};
    return number;
}

Result<PixelSize> parseSize(std::string_view text)
{
    const std::size_t cross = text.find('x');
    const auto width = positiveNumber(text.substr(0, cross));
    const auto height = cross == text.npos ? std::nullopt : positiveNumber(text.substr(cross + 1));
    if (!width || !height)
        return Error{ErrorKind::Usage,
                     fmt::format("\"{}\" is not a size; enter a size such as 640x480", text)};
    return PixelSize{*width, *height};
}

Result<const ColorMap*> parseColorMap(std::string_view name)
{
    if (const ColorMap* map = findColorMap(name))
        return map;
    std::vector<std::string_view> names;
    for (const ColorMap& map : colorMaps())
        names.push_back(map.name);
    return Error{
        ErrorKind::Usage,
        fmt::format("unknown colour map \"{}\"; use {}, each with \"_r\" appended to invert it",
                    name, fmt::join(names, ", "))};
}

// Those of a photo, unless something else was asked for.
std::optional<ColorBands> photoBands(const PngOptions& typed, const Array& array)
{
    const bool isAsked = typed.hasChosenPlane || !typed.colorMap.empty();
    const auto channels = isAsked ? std::nullopt : photoChannels(array);
    return channels ? bandsIn(array.shape(), {*channels}) : std::nullopt;
}

Result<std::optional<ColorBands>> bandsOf(const PngOptions& typed, const Array& array)
{
    if (typed.bands.empty())
        return photoBands(typed, array);
    if (typed.bands == "none")
        return std::optional<ColorBands>();
    if (!typed.colorMap.empty())
        return usageError(mapBesideBands);
    BLOSCOPE_TRY(ColorBands bands, parseBands(typed.bands, array.shape()).within("--bands"));
    return std::optional(std::move(bands));
}

} // namespace

Result<HeatmapOptions> parseHeatmapOptions(const PngOptions& typed, const DType& dtype)
{
    HeatmapOptions options;
    if (!typed.colorMap.empty()) {
        BLOSCOPE_TRY(options.map, parseColorMap(typed.colorMap).within("--colormap"));
    }
    BLOSCOPE_TRY(options.range, parseRangeChoice(typed.range, ValueText(dtype)).within("--range"));
    BLOSCOPE_TRY(options.scale, parseValueScale(typed.scale).within("--scale"));
    if (!typed.size.empty()) {
        BLOSCOPE_TRY(options.size, parseSize(typed.size).within("--size"));
    }
    options.hotPixels = typed.hotPixels;
    if (options.hotPixels > 0 && reductionOf(options) != Reduction::Mean)
        return usageError(
            fmt::format("--hot-pixels does not apply to the colour map {}", options.map->name));
    return options;
}

Result<std::optional<ColorBands>> parseBandsOf(const PngOptions& typed, const Array& array)
{
    BLOSCOPE_TRY(const auto bands, bandsOf(typed, array));
    if (bands && typed.hotPixels > 0)
        return usageError("--hot-pixels does not apply to pictures in red, green and blue");
    return bands;
}

std::string replacedSentence(std::int64_t replaced)
{
    return fmt::format("{} hot {} replaced", replaced, replaced == 1 ? "pixel" : "pixels");
}

std::string rangeSentence(const ValueRange& range, const DType& dtype)
{
    if (const ValueText times(dtype); times.areTimes())
        return fmt::format("colours from {} to {}", times.of(range.low), times.of(range.high));
    std::string text = "colours from ";
    appendFloat(range.low, {}, text);
    appendFloat(range.high, {}, text += " to ");
    return text;
}

} // namespace bloscope
