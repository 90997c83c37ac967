#include "core/convert/slice_source.h"

#include "core/convert/complete_cells.h"

#include <algorithm>

namespace bloscope {

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

Slice SliceSource::sliceOfCells(const Slice& slice) const
{
    Slice part = m_slice;
    std::size_t of = 0; // among the dimensions that are left
    for (std::size_t d = 0; d < part.dimensions().size(); ++d) {
        const DimensionSlice whole = m_slice[d];
        if (whole.fixed)
            continue;
        const DimensionSlice taken = slice[of++];
        if (taken.count == 0)
            part.set(d, DimensionSlice::range(whole.start, 0));
        else
            part.set(d, DimensionSlice::range(whole.at(taken.start), taken.count,
                                              taken.count == 1 ? 1 : taken.step * whole.step));
    }
    return part;
}

Shape SliceSource::withoutFixed(const Shape& perDimension) const
{
    Shape left;
    for (std::size_t d = 0; d < perDimension.size(); ++d)
        if (!m_slice[d].fixed)
            left.push_back(perDimension[d]);
    return left;
}

std::optional<UniformChunk> SliceSource::alike(const Slice& slice) const
{
    return m_cells.alike(sliceOfCells(slice));
}

Result<Cells> SliceSource::readCells(const Slice& slice, const Job& job, Reuse reuse) const
{
    if (slice.shape() != m_shape)
        return usageError("the slice does not match the shape of the array");
    BLOSCOPE_TRY(Cells cells, m_cells.read(sliceOfCells(slice), job, reuse));
    cells.slice = slice;
    cells.extent = withoutFixed(cells.extent);
    if (m_missing == MissingCells::Fill) {
        m_filled += static_cast<std::uint64_t>(std::ranges::count_if(cells.states, isLost));
        cells.states.clear();
        cells.regions.clear();
        cells.damagedRegions = 0;
    }
    for (CellRegion& region : cells.regions) {
        region.first = withoutFixed(region.first);
        region.count = withoutFixed(region.count);
    }
    return cells;
}

} // namespace bloscope
