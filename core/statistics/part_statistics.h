#pragma once

#include "core/statistics/statistics.h"

namespace bloscope {

// Collects the statistics of what it is shown: of one part of a slice.
class PartStatistics final : public CellVisitor {
 public:
    // The scan lives longer.
    explicit PartStatistics(const NumberScan& scan);
    // Of nothing yet; nothing where a digit may be that of numbers and of what is none.
    static std::optional<DigitCounts> noDigits(const NumberScan& scan);

    void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) override;
    bool takesShortKeys() const override { return true; }
    void visitShort(std::span<const ShortKey> keys, const CellBox& box,
                    std::int64_t begin) override;
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) override;
    void visitMissing(CellState state, std::uint64_t count, const CellBox& box,
                      std::int64_t begin) override;
    void visitNulls(std::uint64_t count) override;
    void noteDamage(const std::string& reason) override;

    // All but how often each value occurs.
    const Statistics& found() const { return m_found; }
    void addValuesTo(ValueCounts& values) const;
    const std::optional<DigitCounts>& digits() const { return m_digits; }
    ChunkSummary summary() const;

 private:
    // Have the keys no more bits than a digit, so that these are the values?
    bool areDigits() const;
    void countSpecial(NumberKey key, std::uint64_t times);
    void visitFinite(std::span<const NumberKey> finite, std::span<const NumberKey> all,
                     const CellBox& box, std::int64_t begin);
    void addDigits(std::span<const NumberKey> keys);
    template <class PositionOf>
    void noteExtremes(NumberKey lowest, NumberKey highest, const PositionOf& positionOf);

    const NumberOrder* m_order;
    const std::optional<ShortKeys>* m_shorts;
    std::optional<DigitCounts> m_digits;
    Statistics m_found;
};

// Adds what was found in another part, but for its values.
void addTo(Statistics& all, const Statistics& part);

} // namespace bloscope
