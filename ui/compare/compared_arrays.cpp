#include "ui/compare/compared_arrays.h"

#include "core/compare/difference_source.h"
#include "ui/document/opened_document.h"

namespace bloscope {

namespace {

constexpr std::size_t mostPlacesShown = 1000;

} // namespace

Result<ComparedArrays> compareWith(const std::shared_ptr<const SliceReader>& reader,
                                   const OpenRequest& other, const Tolerance& tolerance,
                                   const Job& job)
{
    BLOSCOPE_TRY(const OpenedDocument opened,
                 openForViewing(other, reader->cache(), reader->pool()));
    const auto* array = std::get_if<OpenedArray>(&opened.content);
    if (!array)
        return usageError("this is not an array; open the part to compare and choose it");
    const auto& otherReader = array->file.reader;
    ComparedArrays compared{compareArrays(*reader->array(), *otherReader->array()), {}, {}, {}};
    auto cells = compareCells(*reader, *otherReader, Slice::whole(reader->array()->shape()),
                              {tolerance, mostPlacesShown}, job);
    if (!cells && cells.error().kind() == ErrorKind::Cancelled)
        return cells.error();
    if (!cells) {
        compared.whyNotCells = cells.error();
        return compared;
    }
    compared.cells = *std::move(cells);
    if (compared.cells->farthest)
        if (auto picture = differenceSource(reader, otherReader, tolerance))
            compared.picture = *std::move(picture);
    return compared;
}

} // namespace bloscope
