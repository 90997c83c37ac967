#include "app/command_line/png_writer.h"

#include "app/command_line/deadline.h"
#include "app/command_line/picture_options.h"
#include "core/export/export_order.h"
#include "core/plane/color_bands.h"
#include "ui/picture/exported_picture.h"
#include "ui/picture/thumbnail.h"

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

Result<ExportReport> writePng(const FilledCells& from, const Slice& slice, const PngOptions& typed,
                              Sink& to, const Job& job, const Painters::Tell& tell)
{
    BLOSCOPE_TRY(HeatmapOptions options, parseHeatmapOptions(typed, from.dtype()));
    BLOSCOPE_TRY(const std::optional<ColorBands> bands,
                 parseBandsOf(typed, *from.reader()->array()));
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
    if (options.hotPixels > 0)
        tell(replacedSentence(picture.replaced));
    return report;
}

} // namespace bloscope
