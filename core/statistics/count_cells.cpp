#include "core/statistics/count_cells.h"

#include "core/statistics/fold_parts.h"

namespace bloscope {

namespace {

class CellCounter final : public CellVisitor {
 public:
    explicit CellCounter(const CellCriterion& criterion) : m_criterion(criterion) {}

    void visit(std::span<const NumberKey> keys, const CellBox&, std::int64_t) override
    {
        m_count += static_cast<std::uint64_t>(std::ranges::count_if(
            keys, [this](NumberKey key) { return m_criterion.accepts(key); }));
    }
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox&) override
    {
        m_count += m_criterion.accepts(key) ? count : 0;
    }
    void visitMissing(CellState state, std::uint64_t count, const CellBox&, std::int64_t) override
    {
        m_count += m_criterion.accepts(state) ? count : 0;
    }

    std::uint64_t count() const { return m_count; }

 private:
    const CellCriterion& m_criterion;
    std::uint64_t m_count = 0;
};

} // namespace

Result<std::uint64_t> countCells(const NumberScan& scan, const CellCriterion& criterion,
                                 const Job& job)
{
    std::uint64_t count = 0;
    const auto make = [&](const CellBox&) {
        return std::optional(std::make_unique<CellCounter>(criterion));
    };
    const auto take = [&](const CellCounter& counter, const CellBox&) { count += counter.count(); };
    job.start(scan.cellCount());
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    return count;
}

} // namespace bloscope
