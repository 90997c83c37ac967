#include "ui/picture/thumbnail.h"

#include "ui/picture/heatmap_image.h"
#include "ui/picture/plane_picture.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr double mostElongated = 4;

// The size of a picture of `plane`: its longer side has `side` pixels.
PixelSize sizeOf(const PicturePlane& plane, int side)
{
    const double proportion =
        std::clamp(static_cast<double>(plane.columns()) / static_cast<double>(plane.rows()),
                   1 / mostElongated, mostElongated);
    const auto shortened = [side](double by) {
        return std::max(1, static_cast<int>(std::lround(side / by)));
    };
    return proportion >= 1 ? PixelSize{side, shortened(proportion)}
                           : PixelSize{shortened(1 / proportion), side};
}

// Photos in their colours, as the window shows them.
PicturePlane middleOf(const Array& array)
{
    const Slice middle = Slice::middlePlane(array.shape());
    const auto channels = photoChannels(array);
    const auto bands = channels ? bandsIn(array.shape(), {*channels}) : std::nullopt;
    return bands ? PicturePlane(besideBands(middle, *bands), bands) : PicturePlane(middle);
}

Result<> checkBlocks(const PlaneBlocks& blocks)
{
    if (blocks.bytes > mostThumbnailBlockBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("one of its blocks has {} bytes; the limit for a thumbnail is {}",
                                 blocks.bytes, mostThumbnailBlockBytes)};
    return {};
}

// Is there something to see, and nothing that is broken?
Result<> checkContent(const PlanePicture& picture)
{
    const SpecialCounts& counts = picture.counts;
    if (counts.damaged > 0)
        return Error{ErrorKind::Malformed,
                     fmt::format("{} of its cells cannot be read", counts.damaged)};
    const CellRect samples = picture.samples();
    const auto planes = std::max<std::int64_t>(1, std::ssize(picture.channels));
    if (counts.notANumber + counts.uninitialised + counts.absent ==
        samples.rows * samples.columns * planes)
        return Error{ErrorKind::Usage, "its middle plane contains no numbers"};
    return {};
}

} // namespace

Result<Thumbnail> thumbnailOf(const std::shared_ptr<const SliceReader>& reader, int side,
                              const PictureBudget& budget, const Job& job)
{
    const Array& array = *reader->array();
    if (!array.dtype().isNumeric())
        return Error{ErrorKind::Usage, "its elements are not numbers"};
    const PicturePlane plane = middleOf(array);
    if (plane.slice().isEmpty())
        return Error{ErrorKind::Usage, "it is empty; there is nothing to draw"};
    const PlaneBlocks blocks = planeBlocksOf(array, plane);
    BLOSCOPE_CHECK(checkBlocks(blocks));

    HeatmapOptions options;
    options.size = sizeOf(plane, side);
    BLOSCOPE_TRY(const PlanePicture picture,
                 makePicture(*reader, {plane, plane.all(), blocks, budget, options}, job));
    BLOSCOPE_CHECK(checkContent(picture));
    QImage image =
        picture.image.scaled(options.size->width, options.size->height, Qt::IgnoreAspectRatio);
    if (image.isNull())
        return Error{ErrorKind::Limit, "there is not enough memory for the picture"};
    return Thumbnail{std::move(image), picture.range};
}

} // namespace bloscope
