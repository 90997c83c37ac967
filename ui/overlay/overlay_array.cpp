#include "ui/overlay/overlay_array.h"

#include "ui/overlay/overlay_source.h"
#include "ui/text/error_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

std::string shapeInWords(const Shape& shape)
{
    return fmt::format("({})", fmt::join(shape, ", "));
}

} // namespace

bool areLabels(const DType& dtype)
{
    return dtype.kind == DTypeKind::Boolean || dtype.kind == DTypeKind::Signed ||
           dtype.kind == DTypeKind::Unsigned;
}

bool OverlayArray::holdsLabels() const
{
    return areLabels(array->dtype());
}

Result<OverlayArray> overlayOf(const DocumentAddress& address,
                               const std::shared_ptr<const SliceReader>& reader, const Shape& below)
{
    const ArrayPtr& array = reader->array();
    if (!array->dtype().isNumeric())
        return Error{ErrorKind::Usage,
                     "its elements of type " + array->dtype().text + " have no numbers to colour"};
    if (!canLieOver(array->shape(), below))
        return Error{ErrorKind::Usage,
                     fmt::format("its shape is {}, that of the array below {}",
                                 shapeInWords(array->shape()), shapeInWords(below))};
    return OverlayArray{
        address, array, overlaySourceOf(cellSourceOf(reader), array->shape()), reader, {}};
}

Result<OverlayArray> openOverlay(const OpenRequest& request, const Shape& below, BlockCache& cache,
                                 WorkerPool& pool)
{
    BLOSCOPE_TRY(const OpenedDocument opened, openForViewing(request, cache, pool));
    const auto* found = std::get_if<OpenedArray>(&opened.content);
    if (!found)
        return Error{ErrorKind::Usage, "it holds no array"};
    BLOSCOPE_TRY(OverlayArray overlay, overlayOf(opened.address, found->file.reader, below));
    overlay.names = labelNamesFor(filePath(opened.address.path));
    return overlay;
}

} // namespace bloscope
