#include "core/measure/region_scan.h"

#include "core/base/text.h"
#include "core/numbers/long_double.h"
#include "core/scan/fold_parts.h"
#include "core/scan/slice_scan.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

// Lets another visitor see those cells alone that lie in a region.
class RegionVisitor final : public CellVisitor {
 public:
    RegionVisitor(const RegionCells& cells, const Slice& slice, CellVisitor& to)
        : m_cells(cells), m_slice(slice), m_to(to)
    {
    }

    void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) override
    {
        forEachRun(box, begin, keys.size(), [&](std::size_t first, std::size_t count) {
            m_to.visit(keys.subspan(first, count), box, begin + std::int64_t(first));
        });
    }
    bool takesShortKeys() const override { return m_to.takesShortKeys(); }
    void visitShort(std::span<const ShortKey> keys, const CellBox& box, std::int64_t begin) override
    {
        forEachRun(box, begin, keys.size(), [&](std::size_t first, std::size_t count) {
            m_to.visitShort(keys.subspan(first, count), box, begin + std::int64_t(first));
        });
    }
    bool takesDigitKeys() const override { return m_to.takesDigitKeys(); }
    void visitDigits(std::span<const DigitKey> keys, const CellBox& box,
                     std::int64_t begin) override
    {
        forEachRun(box, begin, keys.size(), [&](std::size_t first, std::size_t count) {
            m_to.visitDigits(keys.subspan(first, count), box, begin + std::int64_t(first));
        });
    }
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) override;
    void visitMissing(CellState state, std::uint64_t count, const CellBox& box,
                      std::int64_t begin) override
    {
        forEachRun(box, begin, count, [&](std::size_t first, std::size_t cells) {
            m_hasDamage |= state == CellState::Damaged;
            m_to.visitMissing(state, cells, box, begin + std::int64_t(first));
        });
    }
    void noteDamage(const std::string& reason) override
    {
        if (m_hasDamage)
            m_to.noteDamage(reason);
    }

    std::uint64_t cellsShown() const { return m_cellsShown; }

 private:
    template <class Take>
    void forEachRun(const CellBox& box, std::int64_t begin, std::uint64_t count, const Take& take);
    std::int64_t cellsBehind(const CellBox& box) const;
    std::int64_t linesBetween(const CellBox& box) const;

    const RegionCells& m_cells;
    const Slice& m_slice;
    CellVisitor& m_to;
    bool m_hasDamage = false;
    std::uint64_t m_cellsShown = 0;
};

// Of the cells [begin, begin + count) of a box those that lie in the region, as runs in their
// order: take(first, count), counted from `begin`.
template <class Take>
void RegionVisitor::forEachRun(const CellBox& box, std::int64_t begin, std::uint64_t count,
                               const Take& take)
{
    const std::size_t outer = m_cells.outer();
    const std::size_t inner = m_cells.inner();
    const std::int64_t behind = cellsBehind(box);
    const std::int64_t between = linesBetween(box);
    const std::int64_t line = box.count[inner] * behind;
    const std::int64_t end = begin + static_cast<std::int64_t>(count);
    const std::int64_t innerFirst = m_slice[inner].at(box.first[inner]);
    const auto placeOf = [&](std::int64_t index) {
        return std::clamp<std::int64_t>(index - innerFirst, 0, box.count[inner]) * behind;
    };
    for (std::int64_t n = begin / line; n * line < end; ++n) {
        const std::int64_t row = box.first[outer] + n / between % box.count[outer];
        for (const RegionCells::Run& run : m_cells.runsAt(m_slice[outer].at(row))) {
            const std::int64_t first = std::max(begin, n * line + placeOf(run.begin));
            const std::int64_t last = std::min(end, n * line + placeOf(run.end));
            if (first >= last)
                continue;
            m_cellsShown += static_cast<std::uint64_t>(last - first);
            take(static_cast<std::size_t>(first - begin), static_cast<std::size_t>(last - first));
        }
    }
}

// Cells from one inner index to the next.
std::int64_t RegionVisitor::cellsBehind(const CellBox& box) const
{
    std::int64_t cells = 1;
    for (std::size_t d = m_cells.inner() + 1; d < box.count.size(); ++d)
        cells *= box.count[d];
    return cells;
}

// Lines of inner indices from one outer index to the next.
std::int64_t RegionVisitor::linesBetween(const CellBox& box) const
{
    std::int64_t lines = 1;
    for (std::size_t d = m_cells.outer() + 1; d < m_cells.inner(); ++d)
        lines *= box.count[d];
    return lines;
}

// As few times as can be, each with cells of one index along every dimension that is not the
// region's: whoever counts them by such an index takes it from the box.
void RegionVisitor::visitAlike(NumberKey key, std::uint64_t count, const CellBox& box)
{
    const bool isOfPlanes = cellsBehind(box) == 1 && linesBetween(box) == 1;
    const std::int64_t plane = box.count[m_cells.outer()] * box.count[m_cells.inner()];
    const std::int64_t atOnce = isOfPlanes ? plane : 1;
    CellBox cell{{}, std::vector<std::int64_t>(box.count.size(), 1)};
    for (std::int64_t begin = 0; begin < static_cast<std::int64_t>(count); begin += atOnce) {
        std::uint64_t inside = 0;
        forEachRun(box, begin, static_cast<std::uint64_t>(atOnce),
                   [&](std::size_t first, std::size_t cells) {
                       if (inside == 0)
                           cell.first =
                               positionInSlice(box, begin + static_cast<std::int64_t>(first));
                       inside += cells;
                   });
        if (inside > 0)
            m_to.visitAlike(key, inside, cell);
    }
}

class RegionScan final : public NumberScan {
 public:
    RegionScan(CellSourcePtr source, NumberScanPtr bounds, RegionCells cells, std::uint64_t count)
        : NumberScan(bounds->order().dtype(), bounds->parts(), count),
          m_source(std::move(source)),
          m_bounds(std::move(bounds)),
          m_cells(std::move(cells))
    {
    }

    WorkerPool& pool() const override { return m_bounds->pool(); }
    std::optional<std::int64_t> chunkOf(const CellBox& part) const override
    {
        return m_bounds->chunkOf(part);
    }
    std::optional<std::int64_t> wholeChunk(const CellBox&) const override { return {}; }
    Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const override
    {
        if (!touches(part))
            return {};
        RegionVisitor inside(m_cells, slice(), to);
        BLOSCOPE_CHECK(m_bounds->visitPart(part, inside, {job.stop}));
        job.advance(inside.cellsShown());
        return {};
    }

 private:
    bool touches(const CellBox& part) const;

    CellSourcePtr m_source; // that the scan of the bounds reads
    NumberScanPtr m_bounds;
    RegionCells m_cells;
};

bool RegionScan::touches(const CellBox& part) const
{
    const std::size_t outer = m_cells.outer();
    const std::size_t inner = m_cells.inner();
    const std::int64_t begin = slice()[inner].at(part.first[inner]);
    const std::int64_t end = begin + part.count[inner];
    for (std::int64_t i = 0; i < part.count[outer]; ++i)
        for (const RegionCells::Run& run : m_cells.runsAt(slice()[outer].at(part.first[outer] + i)))
            if (run.begin < end && run.end > begin)
                return true;
    return false;
}

// What is found at each index of a part along one dimension.
class CourseVisitor final : public CellVisitor {
 public:
    struct Found {
        explicit Found(const NumberOrder& order) : moments(order) {}

        Moments moments;
        NumberKey lowest = std::numeric_limits<NumberKey>::max();
        NumberKey highest = std::numeric_limits<NumberKey>::min();
    };

    CourseVisitor(const NumberOrder& order, std::size_t dimension, const CellBox& part)
        : m_order(order),
          m_dimension(dimension),
          m_first(part.first[dimension]),
          m_found(static_cast<std::size_t>(part.count[dimension]), Found(order))
    {
    }

    void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) override;
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) override;
    void visitMissing(CellState, std::uint64_t, const CellBox&, std::int64_t) override {}

    std::int64_t first() const { return m_first; }
    const std::vector<Found>& found() const { return m_found; }
    static void add(const Found& part, Found& to);

 private:
    void add(std::span<const NumberKey> keys, Found& to);

    const NumberOrder& m_order;
    std::size_t m_dimension;
    std::int64_t m_first;
    std::vector<Found> m_found;
    std::vector<NumberKey> m_finite;
};

void CourseVisitor::add(std::span<const NumberKey> keys, Found& to)
{
    m_finite.clear();
    std::ranges::copy_if(keys, std::back_inserter(m_finite),
                         [&](NumberKey key) { return m_order.isFinite(key); });
    if (m_finite.empty())
        return;
    to.moments.add(m_order, m_finite);
    const auto [lowest, highest] = std::ranges::minmax(m_finite);
    to.lowest = std::min(to.lowest, lowest);
    to.highest = std::max(to.highest, highest);
}

void CourseVisitor::add(const Found& part, Found& to)
{
    to.moments.add(part.moments);
    to.lowest = std::min(to.lowest, part.lowest);
    to.highest = std::max(to.highest, part.highest);
}

void CourseVisitor::visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin)
{
    std::int64_t behind = 1; // cells from one index of the dimension to the next
    for (std::size_t d = m_dimension + 1; d < box.count.size(); ++d)
        behind *= box.count[d];
    const auto count = static_cast<std::int64_t>(keys.size());
    for (std::int64_t i = 0; i < count;) {
        const std::int64_t cell = begin + i;
        const std::int64_t most = std::min(count, i + behind - cell % behind);
        const std::int64_t index =
            box.first[m_dimension] + cell / behind % box.count[m_dimension] - m_first;
        add(keys.subspan(static_cast<std::size_t>(i), static_cast<std::size_t>(most - i)),
            m_found[static_cast<std::size_t>(index)]);
        i = most;
    }
}

// Of a box that has one index of the dimension.
void CourseVisitor::visitAlike(NumberKey key, std::uint64_t count, const CellBox& box)
{
    if (!m_order.isFinite(key))
        return;
    Found& to = m_found[static_cast<std::size_t>(box.first[m_dimension] - m_first)];
    to.moments.addRepeated(m_order, key, count);
    to.lowest = std::min(to.lowest, key);
    to.highest = std::max(to.highest, key);
}

CoursePoint pointOf(const CourseVisitor::Found& found, const NumberOrder& order)
{
    if (found.moments.count() == 0) {
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        return {0, nan, nan, nan, nan, nan};
    }
    return {.cells = found.moments.count(),
            .mean = toDouble(found.moments.mean()),
            .deviation = toDouble(found.moments.deviation()),
            .minimum = order.number(found.lowest),
            .maximum = order.number(found.highest),
            .sum = toDouble(found.moments.sum())};
}

} // namespace

Result<NumberScanPtr> regionScanOf(const CellSourcePtr& source, const Region& region,
                                   const Slice& slice)
{
    const Shape& shape = source->shape();
    BLOSCOPE_CHECK(checkRegion(region, shape));
    if (!region.isArea())
        return usageError("a line has no cells inside");
    BLOSCOPE_TRY(RegionCells cells, RegionCells::of(region, shape));
    if (cells.isEmpty())
        return usageError("no cell of the array lies in the region");
    const Slice bounds = cells.boundsIn(slice);
    BLOSCOPE_TRY(NumberScanPtr scan, numberScanOf(*source, bounds));
    std::uint64_t count = cells.count(); // below that of the bounds, which can be counted
    for (std::size_t d = 0; d < shape.size(); ++d)
        if (d != cells.outer() && d != cells.inner())
            count *= static_cast<std::uint64_t>(bounds[d].count);
    return NumberScanPtr(
        std::make_shared<const RegionScan>(source, std::move(scan), std::move(cells), count));
}

Result<PartFindings> figuresOf(NumberScanPtr region, const Job& job)
{
    const bool isComplex = region->order().dtype().kind == DTypeKind::Complex;
    return findingsOf(isComplex ? NumberPart::Kind::Magnitude : NumberPart::Kind::Number,
                      std::move(region), regionPercents, job);
}

Result<std::vector<CoursePoint>> courseOf(const NumberScan& region, std::size_t dimension,
                                          const Job& job)
{
    const std::int64_t points = region.slice()[dimension].count;
    if (points > mostCoursePoints)
        return Error{ErrorKind::Limit,
                     fmt::format("a course of {} points is too long: the limit is {}",
                                 groupedDigits(points), groupedDigits(mostCoursePoints))};
    const NumberOrder& order = region.order();
    std::vector<CourseVisitor::Found> all(static_cast<std::size_t>(points),
                                          CourseVisitor::Found(order));
    const auto make = [&](const CellBox& part) {
        return std::optional(std::make_unique<CourseVisitor>(order, dimension, part));
    };
    const auto take = [&](const CourseVisitor& visitor, const CellBox&) {
        auto to = all.begin() + visitor.first();
        for (const CourseVisitor::Found& found : visitor.found())
            CourseVisitor::add(found, *to++);
    };
    job.start(region.cellCount());
    BLOSCOPE_CHECK(foldParts(region, {0, region.parts().count()}, job, make, take));
    std::vector<CoursePoint> course;
    course.reserve(all.size());
    for (const CourseVisitor::Found& found : all)
        course.push_back(pointOf(found, order));
    return course;
}

} // namespace bloscope
