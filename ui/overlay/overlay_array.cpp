#include "ui/overlay/overlay_array.h"

#include "ui/overlay/overlay_source.h"
#include "ui/text/file_path.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

std::string shapeInWords(const Shape& shape)
{
    return fmt::format("({})", fmt::join(shape, ", "));
}

} // namespace

bool OverlayArray::holdsLabels() const
{
    const DTypeKind kind = array->dtype().kind;
    return kind == DTypeKind::Boolean || kind == DTypeKind::Signed || kind == DTypeKind::Unsigned;
}

Result<OverlayArray> openOverlay(const OpenRequest& request, const Shape& below, BlockCache& cache,
                                 WorkerPool& pool)
{
    BLOSCOPE_TRY(const OpenedDocument opened, openForViewing(request, cache, pool));
    const auto* found = std::get_if<OpenedArray>(&opened.content);
    if (!found)
        return Error{ErrorKind::Usage, "it holds no array"};
    const ArrayPtr& array = found->file.array;
    if (!array->dtype().isNumeric())
        return Error{ErrorKind::Usage,
                     "its elements of type " + array->dtype().text + " have no numbers to colour"};
    if (!canLieOver(array->shape(), below))
        return Error{ErrorKind::Usage,
                     fmt::format("its shape is {}, that of the array below {}",
                                 shapeInWords(array->shape()), shapeInWords(below))};
    return OverlayArray{opened.address, array,
                        overlaySourceOf(cellSourceOf(found->file.reader), array->shape()),
                        found->file.reader, labelNamesFor(filePath(opened.address.path))};
}

} // namespace bloscope
