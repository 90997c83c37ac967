#include "core/edit/array_form.h"

#include "core/array/array_layout.h"
#include "core/array/interpretation.h"

#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

using Of = MetadataSectionOf;
using Misfit = std::optional<ArrayMisfit>;

ArrayMisfit wrong(ArrayField field, std::string why)
{
    return {.field = field, .why = Error(ErrorKind::Usage, std::move(why))};
}

std::optional<std::size_t> arrayEntry(const EditSet& edits)
{
    const auto entry = edits.find(Of::Header, "b2nd");
    return entry ? entry : edits.find(Of::Header, "caterva");
}

Misfit checkRank(ArrayField field, const Shape& extents, std::size_t dimensions)
{
    if (extents.size() == dimensions)
        return {};
    return wrong(field, fmt::format("{} has {} dimensions, but the shape has {}",
                                    tupleText(extents), extents.size(), dimensions));
}

Misfit checkRange(ArrayField field, const Shape& extents, std::int64_t most)
{
    for (const std::int64_t extent : extents)
        if (extent < 0 || extent > most)
            return wrong(field, fmt::format("{} is not in the range {} to {}", extent, 0, most));
    return {};
}

// Where there is something to hold, the extents of what holds it are not 0.
Misfit checkZeros(ArrayField field, const Shape& held, const Shape& holding)
{
    for (std::size_t d = 0; d < held.size(); ++d)
        if (held[d] > 0 && holding[d] == 0)
            return wrong(field,
                         fmt::format("dimension {} has size 0, but must contain {}", d, held[d]));
    return {};
}

Misfit checkExtents(const B2ndMetadata& array)
{
    constexpr std::int64_t mostStored = std::numeric_limits<std::int32_t>::max();
    const std::size_t dimensions = array.shape.size();
    if (dimensions > format::maxDimensions)
        return wrong(ArrayField::Extents, fmt::format("it has {} dimensions; the limit is {}",
                                                      dimensions, format::maxDimensions));
    Misfit misfit = checkRank(ArrayField::Chunkshape, array.chunkshape, dimensions);
    const auto orElse = [&misfit](auto check) {
        if (!misfit)
            misfit = check();
    };
    using Extent = std::numeric_limits<std::int64_t>;
    orElse([&] { return checkRank(ArrayField::Blockshape, array.blockshape, dimensions); });
    orElse([&] { return checkRange(ArrayField::Extents, array.shape, Extent::max()); });
    orElse([&] { return checkRange(ArrayField::Chunkshape, array.chunkshape, mostStored); });
    orElse([&] { return checkRange(ArrayField::Blockshape, array.blockshape, mostStored); });
    orElse([&] { return checkZeros(ArrayField::Chunkshape, array.shape, array.chunkshape); });
    orElse([&] { return checkZeros(ArrayField::Blockshape, array.chunkshape, array.blockshape); });
    return misfit;
}

// Do the chunks of the file have the sizes and the number that these shapes ask for?
Misfit checkChunks(const Frame& frame, const B2ndMetadata& array)
{
    const FrameHeader& header = frame.header();
    const auto layout = layoutOf(array, header.typesize);
    if (!layout)
        return ArrayMisfit{.field = ArrayField::Extents, .why = layout.error()};
    const bool hasChunks = frame.chunkCount() > 0;
    if (hasChunks && layout->blockBytes != header.blocksize)
        return wrong(ArrayField::Blockshape,
                     fmt::format("blocks of shape {} have {} bytes, but those in the file have {}",
                                 tupleText(array.blockshape), layout->blockBytes,
                                 header.blocksize));
    if (hasChunks && layout->chunkBytes != header.chunksize)
        return wrong(ArrayField::Chunkshape,
                     fmt::format("chunks of shape {}, padded to whole blocks, have {} bytes, but "
                                 "those in the file have {}",
                                 tupleText(array.chunkshape), layout->chunkBytes,
                                 header.chunksize));
    if (layout->chunkCount != frame.chunkCount())
        return wrong(ArrayField::Extents,
                     fmt::format("the shape {} needs {} chunks, but the file has {}",
                                 tupleText(array.shape), layout->chunkCount, frame.chunkCount()));
    return {};
}

// What checkArrayMetadata() refuses beyond that lies in the dtype when the array would be taken
// with the file's own, and in the blocks that a codec or filter depends on otherwise.
Misfit checkRest(const EditSet& edits, B2ndMetadata array)
{
    EditSet tried = edits;
    const Result<> taken = tried.setArray(array);
    if (taken)
        return {};
    const auto stored = arrayOf(EditSet(edits.originals()));
    if (!stored || stored->dtype == array.dtype)
        return ArrayMisfit{.field = ArrayField::Blockshape, .why = taken.error()};
    array.dtype = stored->dtype;
    return ArrayMisfit{.field =
                           tried.setArray(array) ? ArrayField::ElementType : ArrayField::Blockshape,
                       .why = taken.error()};
}

} // namespace

bool hasArray(const EditSet& edits)
{
    return arrayEntry(edits).has_value();
}

Result<B2ndMetadata> arrayOf(const EditSet& edits)
{
    const auto entry = arrayEntry(edits);
    if (!entry)
        return Error{ErrorKind::Usage, "this frame is not an array"};
    BLOSCOPE_TRY(const SharedBytes value, edits.value(Of::Header, *entry));
    return parseB2nd(*value, 0);
}

Misfit misfitOf(const EditSet& edits, const B2ndMetadata& array)
{
    if (Misfit misfit = checkExtents(array))
        return misfit;
    if (Misfit misfit = checkChunks(*edits.frame(), array))
        return misfit;
    return checkRest(edits, array);
}

} // namespace bloscope
