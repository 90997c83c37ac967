#pragma once

#include "core/scan/per_thread.h"
#include "core/statistics/number_parts.h"
#include "core/statistics/slice_percentiles.h"
#include "core/statistics/statistics.h"
#include "core/statistics/text_statistics.h"

namespace bloscope {

// What all parts of a scan count, whichever of them a thread is at.
using SharedDigits = PerThread<DigitCounts>;

// Collects the statistics of what it is shown: of one part of a slice. Of numbers of at most 16
// bits that are counted as digits only counts and extremes: all else follows from those.
class PartStatistics final : public CellVisitor {
 public:
    // Both live longer. `digits`: null where nobody asks for them.
    PartStatistics(const NumberScan& scan, SharedDigits* digits, Asked asked = Asked::Percentiles);
    // Nothing where a digit may be that of numbers and of what is none.
    static std::optional<DigitCounts> noDigits(const NumberScan& scan);

    void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) override;
    bool takesShortKeys() const override { return true; }
    void visitShort(std::span<const ShortKey> keys, const CellBox& box,
                    std::int64_t begin) override;
    bool takesDigitKeys() const override { return true; }
    void visitDigits(std::span<const DigitKey> keys, const CellBox& box,
                     std::int64_t begin) override;
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) override;
    void visitMissing(CellState state, std::uint64_t count, const CellBox& box,
                      std::int64_t begin) override;
    void visitNulls(std::uint64_t count) override;
    void noteDamage(const std::string& reason) override;

    const Statistics& found() const { return m_found; }
    ChunkSummary summary() const;

 private:
    bool areCounted() const { return m_digits && *m_shorts && (*m_shorts)->areDigits(); }
    void countSpecial(NumberKey key, std::uint64_t times);
    void visitFinite(std::span<const NumberKey> finite, std::span<const NumberKey> all,
                     const CellBox& box, std::int64_t begin);
    void addDigits(std::span<const NumberKey> keys);
    struct Run;
    template <class PlaceOf>
    void noteExtremes(const Run& run, const PlaceOf& placeOf);

    const NumberOrder* m_order;
    const std::optional<ShortKeys>* m_shorts;
    SharedDigits* m_digits;
    Statistics m_found;
};

// Adds what was found in another part.
void addTo(Statistics& all, const Statistics& part);

// All that is found about the numbers of one part of the elements of a slice, or of a column.
struct PartFindings {
    NumberPart::Kind kind = NumberPart::Kind::Number;
    NumberScanPtr scan;
    Statistics statistics;
    std::vector<Percentile> percentiles;
};

// All that is found about the texts of a slice.
struct TextFindings {
    TextScanPtr scan;
    TextStatistics statistics;
};

// Errors: those of statisticsOf() and percentilesOf().
Result<PartFindings> findingsOf(NumberPart::Kind kind, NumberScanPtr scan,
                                std::span<const double> percents, const Job& job = {});

} // namespace bloscope
