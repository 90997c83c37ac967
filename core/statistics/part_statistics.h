#pragma once

#include "core/statistics/statistics.h"

namespace bloscope {

// Collects the statistics of what it is shown: of one part of a slice.
class PartStatistics final : public CellVisitor {
 public:
    explicit PartStatistics(const NumberOrder& order) : m_order(&order), m_found(order) {}

    void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) override;
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) override;
    void visitMissing(CellState state, std::uint64_t count, const CellBox& box,
                      std::int64_t begin) override;
    void visitNulls(std::uint64_t count) override;
    void noteDamage(const std::string& reason) override;

    const Statistics& found() const { return m_found; }
    ChunkSummary summary() const;

 private:
    void countSpecial(NumberKey key, std::uint64_t times);
    void visitFinite(std::span<const NumberKey> finite, std::span<const NumberKey> all,
                     const CellBox& box, std::int64_t begin);

    const NumberOrder* m_order;
    Statistics m_found;
};

// Adds what was found in another part.
void addTo(Statistics& all, const Statistics& part);

} // namespace bloscope
