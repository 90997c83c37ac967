#include "core/projection/shifted_source.h"

#include "core/array/box_copy.h"

#include <algorithm>

namespace bloscope {

namespace {

class ShiftedSource final : public CellSource {
 public:
    ShiftedSource(CellSourcePtr source, std::size_t dimension,
                  std::optional<std::int64_t> reference)
        : m_source(std::move(source)), m_dimension(dimension), m_reference(reference)
    {
    }

    const Shape& shape() const override { return m_source->shape(); }
    const DType& dtype() const override { return m_source->dtype(); }
    WorkerPool& pool() const override { return m_source->pool(); }
    const SliceReader* reader() const override { return m_source->reader(); }
    BlockCache* keeper() const override { return m_source->keeper(); }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override
    {
        if (slice.shape() != shape())
            return usageError("the slice does not match the shape of the array");
        if (slice.isEmpty())
            return m_source->read(slice, job, reuse);
        if (slice[m_dimension].count == 1)
            return readOne(slice, 0, job, reuse);
        return readEach(slice, job, reuse);
    }

    // Of one of the indices that the slice takes.
    Result<Cells> readOne(const Slice& slice, std::int64_t i, const Job& job, Reuse reuse) const
    {
        const std::int64_t index = slice[m_dimension].at(i);
        Slice from = slice;
        from.set(m_dimension, DimensionSlice::range(
                                  m_reference.value_or(std::max<std::int64_t>(index - 1, 0)), 1));
        BLOSCOPE_TRY(Cells cells, m_source->read(from, job, reuse));
        cells.slice.set(m_dimension, slice[m_dimension]);
        return cells;
    }

    Result<Cells> readEach(const Slice& slice, const Job& job, Reuse reuse) const
    {
        Cells all;
        all.slice = slice;
        for (const DimensionSlice& taken : slice.dimensions())
            all.extent.push_back(taken.count);
        for (std::int64_t i = 0; i < slice[m_dimension].count; ++i) {
            BLOSCOPE_TRY(const Cells cells, readOne(slice, i, {job.stop}, reuse));
            if (i == 0) {
                all.itemsize = cells.itemsize;
                all.bytes.resize(cells.bytes.size() *
                                 static_cast<std::size_t>(all.extent[m_dimension]));
            }
            put(cells, i, all);
        }
        return all;
    }

    void put(const Cells& cells, std::int64_t i, Cells& all) const
    {
        copy(cells, i, cells.bytes.data(), all, all.bytes.data(), all.itemsize);
        if (cells.states.empty())
            return;
        all.states.resize(all.bytes.size() / all.itemsize, CellState::Fine);
        copy(cells, i, std::as_bytes(std::span(cells.states)).data(), all,
             std::as_writable_bytes(std::span(all.states)).data(), sizeof(CellState));
        all.damagedRegions += cells.damagedRegions;
        for (CellRegion region : cells.regions)
            if (all.regions.size() < Cells::mostRegions) {
                region.first[m_dimension] = i;
                all.regions.push_back(std::move(region));
            }
    }

    void copy(const Cells& cells, std::int64_t i, const std::byte* from, const Cells& all,
              std::byte* to, std::size_t itemsize) const
    {
        const auto size = static_cast<std::int64_t>(itemsize);
        const Shape fromSteps = stridesOf(cells.extent, size);
        const Shape toSteps = stridesOf(all.extent, size);
        std::vector<BoxDimension> dimensions;
        for (std::size_t d = 0; d < cells.extent.size(); ++d)
            dimensions.push_back({cells.extent[d], fromSteps[d], toSteps[d]});
        copyBox(std::move(dimensions), from, to + i * toSteps[m_dimension], itemsize);
    }

    CellSourcePtr m_source;
    std::size_t m_dimension;
    std::optional<std::int64_t> m_reference;
};

} // namespace

CellSourcePtr shiftedSourceOf(CellSourcePtr source, std::size_t dimension,
                              std::optional<std::int64_t> reference)
{
    return std::make_shared<const ShiftedSource>(std::move(source), dimension, reference);
}

} // namespace bloscope
