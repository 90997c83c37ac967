#include "ui/picture/plane_picture.h"

#include "core/plane/hot_pixels.h"

namespace bloscope {

Result<PlanePicture> painted(PlaneNumbers numbers)
{
    const HeatmapOptions& options = numbers.options;
    const auto calm = numbers.isOfChannels() ? std::nullopt : calmed(numbers.numbers, options);
    QImage image = numbers.isOfChannels()
                       ? paintChannels(numbers.channels, options.map->special, numbers.range,
                                       options.scale, numbers.opaque)
                       : paintPlane(calm ? calm->plane : numbers.numbers, *options.map,
                                    numbers.range, options.scale, options.labels);
    if (image.isNull())
        return Error{ErrorKind::Limit, "there is not enough memory for the picture"};
    return PlanePicture{std::move(numbers), std::move(image), calm ? calm->replaced : 0};
}

Result<PlanePicture> recolored(const PlaneNumbers& picture, const HeatmapOptions& options,
                               const ValueRange& range)
{
    PlaneNumbers other = picture;
    other.options = options;
    other.options.size = picture.options.size;
    other.range = range;
    if (other.distribution && !other.isOfChannels() && other.isWhole() && !other.isSampled())
        other.distribution = distributionOf(other.numbers.numbers, options.scale, range);
    return painted(std::move(other));
}

Result<PlanePicture> makePicture(const CellSource& source, const PictureRequest& request,
                                 const Job& job)
{
    BLOSCOPE_TRY(PlaneNumbers numbers, readPlane(source, request, job));
    return painted(std::move(numbers));
}

} // namespace bloscope
