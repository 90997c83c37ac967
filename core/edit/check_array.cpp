#include "core/edit/check_array.h"

#include "core/array/array_layout.h"
#include "core/dtype/dtype.h"
#include "core/frame/data_chunk_context.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

// ndlz and zfp, ndcell and ndmean: what they do to a block depends on its shape (format.md 4, 5).
bool worksWithShapes(const FrameHeader& header)
{
    const bool codecDoes = header.codecId() >= 32 && header.codecId() <= 35;
    return codecDoes || std::ranges::any_of(header.filters, [](std::uint8_t filter) {
               return filter == 32 || filter == 33;
           });
}

std::optional<B2ndMetadata> arrayOf(const Frame& frame)
{
    const MetadataEntry* entry = findArrayMetadata(frame.metalayers());
    if (!entry || entry->error)
        return {};
    auto array = parseB2nd(entry->value, entry->valueOffset);
    return array ? std::optional(*std::move(array)) : std::nullopt;
}

Result<> checkBlocks(const Frame& frame, const B2ndMetadata& array)
{
    const auto before = arrayOf(frame);
    if (!before || before->blockshape == array.blockshape || !worksWithShapes(frame.header()))
        return {};
    return usageError(fmt::format("the compression of this array depends on its blocks {}; they "
                                  "cannot be called {}",
                                  before->blockshape, array.blockshape));
}

Result<> checkDType(const Frame& frame, const B2ndMetadata& array)
{
    const auto before = arrayOf(frame);
    if (!array.dtype || (before && before->dtype == array.dtype))
        return {};
    const auto dtype = parseDType(*array.dtype, frame.limits());
    if (!dtype)
        return usageError(dtype.error().text());
    const auto typesize = static_cast<std::size_t>(frame.header().typesize);
    if (dtype->itemsize != typesize)
        return usageError(fmt::format("'{}' has {} bytes, the elements have {}", *array.dtype,
                                      dtype->itemsize, typesize));
    return {};
}

Result<> checkShapes(const Frame& frame, const B2ndMetadata& array)
{
    const auto layout = layoutOf(array, frame.header().typesize);
    if (!layout)
        return usageError(layout.error().text());
    if (frame.indexError())
        return usageError("the chunks cannot be counted: " + frame.indexError()->text());
    if (const auto fits = checkLayout(*layout, frame.header(), frame.chunkCount()); !fits)
        return usageError(fits.error().text());
    return {};
}

} // namespace

Result<> checkArrayMetadata(const Frame& frame, ByteView value)
{
    const auto array = parseB2nd(value, 0);
    if (!array)
        return usageError(array.error().text());
    if (array->trailingBytes > 0)
        return usageError(fmt::format("{} bytes follow the array metadata", array->trailingBytes));
    BLOSCOPE_CHECK(checkShapes(frame, *array));
    BLOSCOPE_CHECK(checkBlocks(frame, *array));
    return checkDType(frame, *array);
}

} // namespace bloscope
