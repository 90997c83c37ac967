#include "core/cells/cell_in_slice.h"

#include <algorithm>

namespace bloscope {

bool takes(const DimensionSlice& taken, std::int64_t index)
{
    const std::int64_t distance = index - taken.start;
    return taken.count > 0 && distance % taken.step == 0 && distance / taken.step >= 0 &&
           distance / taken.step < taken.count;
}

bool hasCell(const Shape& shape, const std::vector<std::int64_t>& index)
{
    const auto isInside = [](std::int64_t at, std::int64_t length) {
        return at >= 0 && at < length;
    };
    return std::ranges::equal(index, shape, isInside);
}

Slice sliceShowing(const Slice& slice, const std::vector<std::int64_t>& index)
{
    Slice shown = slice;
    const auto row = slice.rowDimension();
    const auto column = slice.columnDimension();
    for (std::size_t d = 0; d < index.size(); ++d) {
        const bool isOnScreen = d == row || d == column;
        if (isOnScreen && !takes(slice[d], index[d]))
            shown.set(d, DimensionSlice::range(0, slice.shape()[d]));
        if (!isOnScreen && slice[d].start != index[d])
            shown.set(d, DimensionSlice::index(index[d]));
    }
    return shown;
}

std::optional<std::vector<std::int64_t>> positionIn(const Slice& slice,
                                                    const std::vector<std::int64_t>& index)
{
    std::vector<std::int64_t> position;
    for (std::size_t d = 0; d < index.size(); ++d) {
        if (!takes(slice[d], index[d]))
            return {};
        position.push_back((index[d] - slice[d].start) / slice[d].step);
    }
    return position;
}

CellPosition positionOf(const Slice& slice, const std::vector<std::int64_t>& index)
{
    const auto along = [&](std::optional<std::size_t> dimension) -> std::int64_t {
        if (!dimension)
            return 0;
        const DimensionSlice& taken = slice[*dimension];
        return (index[*dimension] - taken.start) / taken.step;
    };
    return {along(slice.rowDimension()), along(slice.columnDimension())};
}

std::optional<CellPosition> findCell(const Slice& slice, const std::vector<std::int64_t>& index)
{
    for (const auto dimension : {slice.rowDimension(), slice.columnDimension()})
        if (dimension && !takes(slice[*dimension], index[*dimension]))
            return std::nullopt;
    return positionOf(slice, index);
}

} // namespace bloscope
