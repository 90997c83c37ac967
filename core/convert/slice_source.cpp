#include "core/convert/slice_source.h"

#include "core/base/text.h"

#include "core/array/box_copy.h"
#include "core/base/checked.h"
#include "core/base/row_major.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

namespace bloscope {

namespace {

bool isLost(CellState state)
{
    return state == CellState::Damaged || state == CellState::Absent;
}

// From the first to the last element that is taken.
std::int64_t reach(const DimensionSlice& taken)
{
    return (taken.count - 1) * std::abs(taken.step) + 1;
}

// The elements between those that are taken are read as well; all of a little one, and of others
// not many more than are taken.
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

Shape shapeOfCopy(const Slice& slice)
{
    Shape shape;
    for (const DimensionSlice& taken : slice.dimensions())
        if (!taken.fixed)
            shape.push_back(taken.count);
    return shape;
}

SliceSource::SliceSource(FilledCells cells, Slice slice, MissingCells missing)
    : m_cells(std::move(cells)),
      m_slice(std::move(slice)),
      m_missing(missing),
      m_shape(shapeOfCopy(m_slice))
{
}

Slice SliceSource::sliceOf(const ArrayBox& box) const
{
    Slice part = m_slice;
    std::size_t of = 0; // among the dimensions of the source
    for (std::size_t d = 0; d < part.dimensions().size(); ++d) {
        const DimensionSlice taken = m_slice[d];
        if (taken.fixed)
            continue;
        part.set(d, DimensionSlice::range(taken.at(box.first[of]), box.count[of], taken.step));
        ++of;
    }
    return part;
}

std::optional<ByteBuffer> SliceSource::alike(const ArrayBox& box) const
{
    auto alike = m_cells.alike(sliceOf(box));
    return alike ? std::optional(std::move(alike->element)) : std::nullopt;
}

Result<HeapBytes> SliceSource::read(const ArrayBox& box, const Job& job) const
{
    // The progress of a job is that of the copy, and not of one box.
    BLOSCOPE_TRY(Cells cells, m_cells.read(sliceOf(box), {job.stop, nullptr}, Reuse::Unlikely));
    BLOSCOPE_CHECK(checkComplete(cells));
    return std::move(cells.bytes);
}

Result<> SliceSource::checkComplete(const Cells& cells) const
{
    const auto lost = static_cast<std::uint64_t>(std::ranges::count_if(cells.states, isLost));
    if (lost == 0)
        return {};
    if (m_missing == MissingCells::Fill) {
        m_filled += lost;
        return {};
    }
    const auto region = std::ranges::find_if(
        cells.regions, [](const CellRegion& known) { return isLost(known.kind); });
    return Error{ErrorKind::Malformed, region == cells.regions.end()
                                           ? amountOf(lost, "cell", "cells") + " cannot be read"
                                           : region->reason};
}

SlicedSource::SlicedSource(const ElementSource& from, Slice slice)
    : m_from(from), m_slice(std::move(slice)), m_shape(shapeOfCopy(m_slice))
{
}

std::vector<DimensionSlice> SlicedSource::takenBy(const ArrayBox& box) const
{
    std::vector<DimensionSlice> taken = m_slice.dimensions();
    std::size_t of = 0; // among the dimensions that are left
    for (DimensionSlice& each : taken)
        if (!each.fixed) {
            each = DimensionSlice::range(each.at(box.first[of]), box.count[of], each.step);
            ++of;
        }
    return taken;
}

Result<HeapBytes> SlicedSource::read(const ArrayBox& box, const Job& job) const
{
    const std::vector<DimensionSlice> taken = takenBy(box);
    const auto itemsize = static_cast<std::int64_t>(dtype().itemsize);
    std::vector<std::int64_t> counts;
    for (const DimensionSlice& each : taken)
        counts.push_back(each.count);
    const std::int64_t bytes = *checkedProduct<std::int64_t>(box.count) * itemsize;
    HeapBytes elements = HeapBytes::toBeFilled(static_cast<std::size_t>(bytes));
    if (bytes > 0) {
        BLOSCOPE_CHECK(readInto(taken, elements.data(), stridesOf(counts, itemsize), job));
    }
    return elements;
}

// In halves of the dimension that reaches farthest, until what lies between is little.
Result<> SlicedSource::readInto(const std::vector<DimensionSlice>& taken, std::byte* to,
                                const std::vector<std::int64_t>& strides, const Job& job) const
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
    ArrayBox box;
    for (const DimensionSlice& each : taken) {
        box.first.push_back(std::min(each.start, each.at(each.count - 1)));
        box.count.push_back(reach(each));
    }
    BLOSCOPE_TRY(const HeapBytes all, m_from.read(box, job));
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
