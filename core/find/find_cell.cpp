#include "core/find/find_cell.h"

#include "core/scan/fold_parts.h"

#include <algorithm>
#include <memory>

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

using Position = std::vector<std::int64_t>;

Position lastOf(const CellBox& box)
{
    Position last = box.first;
    for (std::size_t d = 0; d < last.size(); ++d)
        last[d] += box.count[d] - 1;
    return last;
}

// Which of two positions a search meets first, and where it begins.
class SearchOrder {
 public:
    SearchOrder(ScanDirection direction, FoundCell from)
        : m_isForwards(direction == ScanDirection::Forwards), m_from(std::move(from))
    {
    }

    bool isForwards() const { return m_isForwards; }
    bool comesBefore(const Position& a, const Position& b) const
    {
        return m_isForwards ? a < b : b < a;
    }
    bool isWanted(const Position& position) const
    {
        return !m_from || comesBefore(*m_from, position);
    }
    // The cell of a box that it meets first, and last.
    Position begin(const CellBox& box) const { return m_isForwards ? box.first : lastOf(box); }
    Position end(const CellBox& box) const { return m_isForwards ? lastOf(box) : box.first; }

    // The parts that are not certainly behind the beginning.
    PartSpan parts(const SliceGrid& grid) const
    {
        PartSpan all{0, grid.count(),
                     m_isForwards ? ScanDirection::Forwards : ScanDirection::Backwards};
        if (!m_from || m_from->empty() || grid.count() == 0)
            return all;
        const auto [begin, end] = grid.boxesAt(m_from->front());
        (m_isForwards ? all.begin : all.end) = m_isForwards ? begin : end;
        return all;
    }

 private:
    bool m_isForwards;
    FoundCell m_from;
};

// Looks for the cell that the search meets first among those of one part.
class PartSearch final : public CellVisitor {
 public:
    PartSearch(const NumberScan& scan, const CellCriterion& criterion, const SearchOrder& way)
        : m_order(scan.order()), m_shorts(scan.shortKeys()), m_criterion(criterion), m_way(way)
    {
    }

    void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) override
    {
        ChunkSummary some;
        some.add(m_order, keys);
        search(
            keys, some, [](NumberKey key) { return key; }, box, begin);
    }

    bool takesShortKeys() const override { return true; }
    void visitShort(std::span<const ShortKey> keys, const CellBox& box, std::int64_t begin) override
    {
        ChunkSummary some;
        some.add(*m_shorts, m_order, keys);
        search(
            keys, some, [&](ShortKey key) { return m_shorts->fullOf(key); }, box, begin);
    }

    bool takesDigitKeys() const override { return true; }
    void visitDigits(std::span<const DigitKey> keys, const CellBox& box,
                     std::int64_t begin) override
    {
        ChunkSummary some;
        some.add(*m_shorts, keys);
        search(
            keys, some, [&](DigitKey key) { return m_shorts->fullOf(key); }, box, begin);
    }

    void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) override
    {
        m_summary.add(m_order, {&key, 1});
        if (m_criterion.accepts(key))
            search(always, static_cast<std::int64_t>(count), box, 0);
    }

    void visitMissing(CellState state, std::uint64_t count, const CellBox& box,
                      std::int64_t begin) override
    {
        m_summary.add(state);
        if (m_criterion.accepts(state))
            search(always, static_cast<std::int64_t>(count), box, begin);
    }

    const FoundCell& found() const { return m_found; }
    const ChunkSummary& summary() const { return m_summary; }

 private:
    static bool always(std::int64_t) { return true; }

    // Among keys of which this much is known: mostly that it cannot be one of them.
    template <class Key, class Full>
    void search(std::span<const Key> keys, const ChunkSummary& summary, const Full& fullOf,
                const CellBox& box, std::int64_t begin)
    {
        m_summary.add(summary);
        if (!m_criterion.mayBeIn(summary))
            return;
        const auto isAccepted = [&](std::int64_t i) {
            return m_criterion.accepts(fullOf(keys[static_cast<std::size_t>(i)]));
        };
        search(isAccepted, static_cast<std::int64_t>(keys.size()), box, begin);
    }

    // Among `count` cells of a box from `begin` on.
    template <class IsAccepted>
    void search(const IsAccepted& isAccepted, std::int64_t count, const CellBox& box,
                std::int64_t begin)
    {
        for (std::int64_t n = firstWanted(count, box, begin); n < count; ++n) {
            const std::int64_t i = m_way.isForwards() ? n : count - 1 - n;
            if (isAccepted(i))
                return offer(positionInSlice(box, begin + i));
        }
    }

    // How many cells, in the order of the search, lie in front of its beginning.
    std::int64_t firstWanted(std::int64_t count, const CellBox& box, std::int64_t begin) const
    {
        std::int64_t low = 0;
        for (std::int64_t high = count; low < high;) {
            const std::int64_t middle = low + (high - low) / 2;
            const std::int64_t i = m_way.isForwards() ? middle : count - 1 - middle;
            if (m_way.isWanted(positionInSlice(box, begin + i)))
                high = middle;
            else
                low = middle + 1;
        }
        return low;
    }

    void offer(Position position)
    {
        if (!m_found || m_way.comesBefore(position, *m_found))
            m_found = std::move(position);
    }

    const NumberOrder& m_order;
    const std::optional<ShortKeys>& m_shorts;
    const CellCriterion& m_criterion;
    const SearchOrder& m_way;
    FoundCell m_found;
    ChunkSummary m_summary;
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

Result<FoundCell> findCell(const NumberScan& scan, const CellCriterion& criterion,
                           ScanDirection direction, const FoundCell& from,
                           ChunkSummaries* summaries, const Job& job, SearchTally* tally)
{
    const SearchOrder way(direction, from);
    SearchTally unasked;
    SearchTally& seen = tally ? *tally : unasked;
    FoundCell best;
    const auto summaryOf = [&](const CellBox& part) -> std::optional<ChunkSummary> {
        const auto chunk = summaries ? scan.chunkOf(part) : std::nullopt;
        return chunk ? summaries->find(*chunk) : std::nullopt;
    };
    // Cells of later parts may still come first, unless even the first of theirs does not.
    const auto make = [&](const CellBox& part) -> std::optional<std::unique_ptr<PartSearch>> {
        if (best && way.comesBefore(*best, way.begin(part)))
            return {};
        if (!way.isWanted(way.end(part)))
            return nullptr;
        if (const auto summary = summaryOf(part); summary && !criterion.mayBeIn(*summary)) {
            ++seen.skippedParts;
            return nullptr;
        }
        return std::make_unique<PartSearch>(scan, criterion, way);
    };
    const auto take = [&](const PartSearch& search, const CellBox& part) {
        if (const auto chunk = summaries ? scan.wholeChunk(part) : std::nullopt)
            summaries->insert(*chunk, search.summary());
        seen.cells += cellsOf(part);
        ++seen.parts;
        if (search.found() && (!best || way.comesBefore(*search.found(), *best)))
            best = search.found();
    };
    job.start(scan.cellCount());
    BLOSCOPE_CHECK(foldParts(scan, way.parts(scan.parts()), job, make, take));
    return best;
}

Result<FoundAround> findCellAround(const NumberScan& scan, const CellCriterion& criterion,
                                   ScanDirection direction, const FoundCell& from,
                                   ChunkSummaries* summaries, const Job& job, SearchTally* tally)
{
    BLOSCOPE_TRY(FoundCell cell, findCell(scan, criterion, direction, from, summaries, job, tally));
    if (cell || !from)
        return FoundAround{std::move(cell), false};
    if (tally)
        *tally = {}; // all is gone through now
    BLOSCOPE_TRY(cell, findCell(scan, criterion, direction, {}, summaries, job, tally));
    return FoundAround{std::move(cell), true};
}

} // namespace bloscope
