#include "core/convert/box_source.h"

#include "core/array/box_copy.h"
#include "core/base/checked.h"
#include "core/base/row_major.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

namespace bloscope {

namespace {

// From the first to the last element that is taken.
std::int64_t reach(const DimensionSlice& taken)
{
    return (taken.count - 1) * std::abs(taken.step) + 1;
}

// What lies between the elements that are taken is read as well.
CellBox boxAround(const std::vector<DimensionSlice>& taken)
{
    CellBox box;
    for (const DimensionSlice& each : taken) {
        box.first.push_back(std::min(each.start, each.at(each.count - 1)));
        box.count.push_back(reach(each));
    }
    return box;
}

bool isBox(const std::vector<DimensionSlice>& taken)
{
    return std::ranges::all_of(
        taken, [](const DimensionSlice& each) { return each.count == 1 || each.step == 1; });
}

// All of a little box, and of others not many more elements than are taken.
bool isReadAtOnce(const std::vector<DimensionSlice>& taken, std::int64_t itemsize)
{
    constexpr double mostBytes = 16 << 20;
    constexpr double mostTimes = 4;
    double all = static_cast<double>(itemsize);
    double wanted = all;
    for (const DimensionSlice& each : taken) {
        all *= static_cast<double>(reach(each));
        wanted *= static_cast<double>(each.count);
    }
    return all <= std::max(mostBytes, mostTimes * wanted);
}

} // namespace

Result<Cells> BoxSource::readCells(const Slice& slice, const Job& job, Reuse) const
{
    if (slice.shape() != shape())
        return usageError("the slice does not match the shape of the array");
    const auto itemsize = static_cast<std::int64_t>(dtype().itemsize);
    const auto count = slice.cellCount();
    const auto bytes = count ? checkedMultiply(*count, itemsize) : std::nullopt;
    if (!bytes)
        return Error{ErrorKind::Limit, fmt::format("{} has too many cells", slice.text())};
    Cells cells;
    cells.slice = slice;
    for (const DimensionSlice& taken : slice.dimensions())
        cells.extent.push_back(taken.count);
    cells.itemsize = dtype().itemsize;
    if (*bytes == 0)
        return cells;
    if (isBox(slice.dimensions())) {
        BLOSCOPE_TRY(cells.bytes, readBox(boxAround(slice.dimensions()), job));
        return cells;
    }
    cells.bytes = HeapBytes::toBeFilled(static_cast<std::size_t>(*bytes));
    BLOSCOPE_CHECK(
        readInto(slice.dimensions(), cells.bytes.data(), stridesOf(cells.extent, itemsize), job));
    return cells;
}

// In halves of the dimension that reaches farthest, until what lies between is little.
Result<> BoxSource::readInto(const std::vector<DimensionSlice>& taken, std::byte* to,
                             const Shape& strides, const Job& job) const
{
    const auto itemsize = static_cast<std::int64_t>(dtype().itemsize);
    if (job.stopped())
        return cancelled();
    if (!isReadAtOnce(taken, itemsize)) {
        const auto longest = std::ranges::max_element(
            taken, {}, [](const DimensionSlice& each) { return each.count > 1 ? reach(each) : 0; });
        const auto d = static_cast<std::size_t>(longest - taken.begin());
        std::vector<DimensionSlice> half = taken;
        half[d].count = taken[d].count / 2;
        BLOSCOPE_CHECK(readInto(half, to, strides, job));
        to += half[d].count * strides[d];
        half[d].start = taken[d].at(half[d].count);
        half[d].count = taken[d].count - half[d].count;
        return readInto(half, to, strides, job);
    }
    const CellBox box = boxAround(taken);
    BLOSCOPE_TRY(const HeapBytes all, readBox(box, job));
    const auto steps = stridesOf(box.count, itemsize);
    const std::byte* from = all.data();
    std::vector<BoxDimension> dimensions;
    for (std::size_t d = 0; d < taken.size(); ++d) {
        from += (taken[d].start - box.first[d]) * steps[d];
        dimensions.push_back({taken[d].count, steps[d] * taken[d].step, strides[d]});
    }
    copyBox(std::move(dimensions), from, to, dtype().itemsize);
    return {};
}

} // namespace bloscope
