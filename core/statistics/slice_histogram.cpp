#include "core/statistics/slice_histogram.h"

#include "core/statistics/fold_parts.h"

namespace bloscope {

namespace {

class PartHistogram final : public CellVisitor {
 public:
    PartHistogram(const NumberOrder& order, double low, double high, std::size_t bins)
        : m_order(order), m_counted(low, high, bins)
    {
    }

    void visit(std::span<const NumberKey> keys, const CellBox&, std::int64_t) override
    {
        for (const NumberKey key : keys)
            m_counted.add(m_order.number(key));
    }
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox&) override
    {
        m_counted.add(m_order.number(key), count);
    }
    void visitMissing(CellState, std::uint64_t, const CellBox&, std::int64_t) override {}

    const Histogram& counted() const { return m_counted; }

 private:
    const NumberOrder& m_order;
    Histogram m_counted;
};

} // namespace

Result<Histogram> histogramOf(const SliceScan& scan, double low, double high, std::size_t bins,
                              const HistogramSoFar& soFar, const Job& job)
{
    Histogram all(low, high, bins);
    job.start(scan.cellCount());
    const auto make = [&](const CellBox&) {
        return std::optional(std::make_unique<PartHistogram>(scan.order(), low, high, bins));
    };
    const auto take = [&](const PartHistogram& part, const CellBox&) {
        all.add(part.counted());
        if (soFar)
            soFar(all);
    };
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    return all;
}

} // namespace bloscope
