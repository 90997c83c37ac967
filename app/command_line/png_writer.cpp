#include "app/command_line/png_writer.h"

#include "app/command_line/deadline.h"
#include "core/export/export_order.h"
#include "core/numbers/float_text.h"
#include "core/plane/color_bands.h"
#include "core/plane/range_text.h"
#include "ui/picture/exported_picture.h"
#include "ui/picture/thumbnail.h"

#include <charconv>
#include <fmt/format.h>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr Deadline::Duration untilExactStops = 900ms;
constexpr Deadline::Duration untilExactEnds = 1950ms;

// As much as is looked at when there is time. Otherwise coarseBudget.
constexpr PictureBudget exactBudget{256 << 20, 1 << 22};

Result<Thumbnail> exactOrCoarse(const std::shared_ptr<const SliceReader>& reader, int side,
                                const Job& job)
{
    Deadline half(untilExactStops, untilExactEnds);
    const std::stop_callback passOn(job.stop, [&half] { half.stop(); });
    auto exact = thumbnailOf(reader, side, exactBudget, {half.token(), nullptr});
    const bool wasTooSlow = !exact && exact.error().kind() == ErrorKind::Cancelled;
    return wasTooSlow ? thumbnailOf(reader, side, coarseBudget, job) : std::move(exact);
}

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

Result<HeatmapOptions> parseOptions(const PngOptions& typed, const DType& dtype)
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
    return options;
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

Result<> checkDimensions(const Slice& plane)
{
    if (const auto ranges = ExportOrder(plane).dimensions().size(); ranges > 2)
        return usageError(fmt::format("the slice {} has {} dimensions, but a picture has two; "
                                      "choose an index for the others with --slice",
                                      plane.text(), ranges));
    return {};
}

} // namespace

Result<PaintedThumbnail> thumbnailPng(const std::shared_ptr<const SliceReader>& reader, int side,
                                      const Job& job)
{
    BLOSCOPE_TRY(const Thumbnail thumbnail, exactOrCoarse(reader, side, job));
    PaintedThumbnail painted;
    painted.colors = rangeSentence(thumbnail.range, reader->array()->dtype());
    BLOSCOPE_CHECK(writePng(thumbnail.image, *memorySink(painted.png)));
    return painted;
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

Result<ExportReport> writePng(const FilledCells& from, const Slice& slice, const PngOptions& typed,
                              Sink& to, const Job& job, const Painters::Tell& tell)
{
    BLOSCOPE_TRY(HeatmapOptions options, parseOptions(typed, from.dtype()));
    BLOSCOPE_TRY(const std::optional<ColorBands> bands, bandsOf(typed, *from.reader()->array()));
    const Slice plane = bands ? besideBands(slice, *bands) : slice;
    BLOSCOPE_CHECK(checkDimensions(plane));
    ColorMap map = *options.map;
    if (typed.hasTransparentNaN)
        map.special.notANumber = qRgba(0, 0, 0, 0);
    options.map = &map;
    BLOSCOPE_CHECK(checkReadable(*from.reader()->array()->frame()));
    ExportReport report;
    BLOSCOPE_TRY(const HeatmapPicture picture,
                 bands ? pictureOfPlane(from, PicturePlane(plane, bands), options, report, job)
                       : pictureOfSlice(from, plane, options, report, job));
    BLOSCOPE_CHECK(writePng(picture.image, to));
    tell(rangeSentence(picture.range, from.dtype()));
    return report;
}

} // namespace bloscope
