#include "core/compare/difference_source.h"

#include <algorithm>
#include <cstring>

namespace bloscope {

namespace {

CellState stateAt(const Cells& cells, std::size_t i)
{
    return cells.states.empty() ? CellState::Fine : cells.states[i];
}

CellState together(CellState a, CellState b)
{
    if (a == CellState::Damaged || b == CellState::Damaged)
        return CellState::Damaged;
    return a == CellState::Fine ? b : a;
}

// What is told of the cells of `from` is told of those of `to` as well.
void addStates(const Cells& from, Cells& to)
{
    if (from.states.empty())
        return;
    to.states.resize(from.states.size(), CellState::Fine);
    for (std::size_t i = 0; i < to.states.size(); ++i)
        to.states[i] = together(to.states[i], stateAt(from, i));
    const std::size_t room = Cells::mostRegions - std::min(to.regions.size(), Cells::mostRegions);
    const std::size_t taken = std::min(from.regions.size(), room);
    to.regions.insert(to.regions.end(), from.regions.begin(),
                      from.regions.begin() + static_cast<std::ptrdiff_t>(taken));
    to.damagedRegions += from.damagedRegions;
}

class DifferenceSource : public CellSource {
 public:
    DifferenceSource(CellSourcePtr a, CellSourcePtr b, const ValueDistance& distance)
        : m_a(std::move(a)), m_b(std::move(b)), m_distance(distance)
    {
    }

    const Shape& shape() const override { return m_a->shape(); }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_a->pool(); }
    const SliceReader* reader() const override { return m_a->reader(); }
    BlockCache* keeper() const override { return m_a->keeper(); }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override
    {
        BLOSCOPE_TRY(Cells cells, m_a->read(slice, job, reuse));
        BLOSCOPE_TRY(const Cells less, m_b->read(slice, {job.stop}, reuse));
        std::vector<double> differences(cells.bytes.size() / cells.itemsize);
        m_distance.subtract(cells.bytes.data(), cells.itemsize, less.bytes.data(), less.itemsize,
                            differences);
        cells.itemsize = sizeof(double);
        cells.bytes.resize(differences.size() * sizeof(double));
        if (!differences.empty())
            std::memcpy(cells.bytes.data(), differences.data(), cells.bytes.size());
        addStates(less, cells);
        return cells;
    }

    CellSourcePtr m_a;
    CellSourcePtr m_b;
    ValueDistance m_distance;
    DType m_dtype = nativeFloat64();
};

} // namespace

Result<CellSourcePtr> differenceSource(CellSourcePtr a, CellSourcePtr b, const Tolerance& tolerance)
{
    BLOSCOPE_TRY(const ValueDistance distance,
                 ValueDistance::between(a->dtype(), b->dtype(), tolerance));
    if (!distance.isOfNumbers())
        return usageError("these elements are not numbers");
    return CellSourcePtr(
        std::make_shared<const DifferenceSource>(std::move(a), std::move(b), distance));
}

} // namespace bloscope
