#include "core/array/cells_to_read.h"

#include "core/array/slice_reader.h"
#include "core/base/checked.h"

#include <fmt/format.h>

namespace bloscope {

Result<CellsToRead> cellsToRead(const Slice& slice, const Shape& shape, std::size_t itemsize)
{
    if (slice.shape() != shape)
        return usageError("the slice does not match the shape of the array");
    const auto count = slice.cellCount();
    const auto bytes =
        count ? checkedMultiply(*count, static_cast<std::int64_t>(itemsize)) : std::nullopt;
    if (!bytes || *bytes > SliceReader::mostBytes)
        return Error{
            ErrorKind::Limit,
            fmt::format("{} is too large to read at once; select a smaller slice", slice.text())};
    CellsToRead wanted;
    wanted.cells.slice = slice;
    for (const DimensionSlice& taken : slice.dimensions())
        wanted.cells.extent.push_back(taken.count);
    wanted.cells.itemsize = itemsize;
    wanted.bytes = static_cast<std::size_t>(*bytes);
    return wanted;
}

} // namespace bloscope
