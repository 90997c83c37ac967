#include "core/edit/stored_cell.h"

#include <algorithm>

namespace bloscope {

Result<std::optional<ByteBuffer>> roundedByFilters(const ArrayPtr& array, const ValueEdits& edits,
                                                   const std::vector<std::int64_t>& cell,
                                                   const ElementBytes& part)
{
    const ChunkRewriter rewriter(array->frame());
    ByteBuffer bytes(part.size);
    bool isRounded = false;
    Result<> failure;
    const CellPlaces places(array, sliceOfCell(array->shape(), cell));
    places.show(part.offset, part.size, [&](const CellPlace& place) {
        const ChunkEdits* const edited = edits.of(place.chunk);
        if (!edited || !failure)
            return;
        const ByteSpan to = ByteSpan(bytes).subspan(place.offset - part.offset, place.size);
        const auto rounded = rewriter.readRounded(place.chunk, *edited, place.position, to);
        if (rounded)
            isRounded = isRounded || *rounded;
        else
            failure = rounded.error();
    });
    BLOSCOPE_CHECK(std::move(failure));
    return isRounded ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace bloscope
