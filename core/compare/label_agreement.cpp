#include "core/compare/label_agreement.h"

#include "core/base/checked.h"
#include "core/base/row_major.h"
#include "core/base/text.h"
#include "core/scan/number_order.h"
#include "core/scan/paired_cells.h"
#include "core/statistics/label_sizes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/ranges.h>
#include <map>
#include <mutex>
#include <nanoflann.hpp>
#include <set>

namespace bloscope {

namespace {

constexpr std::size_t mostAxes = 3; // of surfaces

bool isDamaged(const Cells& cells, std::size_t i)
{
    return !cells.states.empty() && cells.states[i] == CellState::Damaged;
}

// The keys of cells that are in memory; that of 0 where there is no label.
std::vector<NumberKey> keysOf(const Cells& cells, const NumberOrder& order)
{
    std::vector<NumberKey> keys(cells.bytes.size() / cells.itemsize);
    order.readKeys({cells.bytes.data(), cells.bytes.size()}, keys);
    for (std::size_t i = 0; i < cells.states.size(); ++i)
        if (cells.states[i] != CellState::Fine)
            keys[i] = order.keyOfInteger(0);
    return keys;
}

// How many cells have which labels.
class AgreementCounts {
 public:
    AgreementCounts(const NumberOrder& orderOfA, const NumberOrder& orderOfB)
        : m_orderOfA(orderOfA), m_orderOfB(orderOfB)
    {
    }

    void add(const Cells& a, const Cells& b);
    void add(const AgreementCounts& other);
    LabelAgreements finish() &&;

 private:
    LabelAgreement& at(Int128 label)
    {
        LabelAgreement& agreement = m_labels[label];
        agreement.label = label;
        return agreement;
    }
    void addRun(Int128 a, Int128 b, std::uint64_t cells);
    void noteDamage(const Cells& cells);
    void boundLabels();

    const NumberOrder& m_orderOfA;
    const NumberOrder& m_orderOfB;
    std::map<Int128, LabelAgreement> m_labels;
    bool m_tooMany = false;
    std::uint64_t m_unreadable = 0;
    std::vector<std::string> m_damage;
};

void AgreementCounts::addRun(Int128 a, Int128 b, std::uint64_t cells)
{
    if (a != 0)
        at(a).cellsOfA += cells;
    if (b != 0)
        at(b).cellsOfB += cells;
    if (a == b && a != 0)
        at(a).both += cells;
}

void AgreementCounts::add(const Cells& a, const Cells& b)
{
    const std::vector<NumberKey> keysOfA = keysOf(a, m_orderOfA);
    const std::vector<NumberKey> keysOfB = keysOf(b, m_orderOfB);
    const auto isRead = [&](std::size_t i) { return !isDamaged(a, i) && !isDamaged(b, i); };
    for (std::size_t first = 0; first < keysOfA.size() && !m_tooMany;) {
        const bool areRead = isRead(first);
        std::size_t end = first + 1;
        while (end < keysOfA.size() && keysOfA[end] == keysOfA[first] &&
               keysOfB[end] == keysOfB[first] && isRead(end) == areRead)
            ++end;
        if (areRead)
            addRun(m_orderOfA.integer(keysOfA[first]), m_orderOfB.integer(keysOfB[first]),
                   end - first);
        else
            m_unreadable += end - first;
        first = end;
        boundLabels();
    }
    noteDamage(a);
    noteDamage(b);
}

void AgreementCounts::add(const AgreementCounts& other)
{
    m_unreadable += other.m_unreadable;
    m_tooMany |= other.m_tooMany;
    for (const std::string& reason : other.m_damage)
        if (m_damage.size() < Statistics::mostReasons)
            m_damage.push_back(reason);
    for (const auto& [label, counts] : other.m_labels) {
        LabelAgreement& all = at(label);
        all.cellsOfA += counts.cellsOfA;
        all.cellsOfB += counts.cellsOfB;
        all.both += counts.both;
    }
    boundLabels();
}

void AgreementCounts::boundLabels()
{
    m_tooMany |= m_labels.size() > LabelSizes::mostLabels;
    if (m_tooMany)
        m_labels.clear();
}

void AgreementCounts::noteDamage(const Cells& cells)
{
    for (const CellRegion& region : cells.regions)
        if (region.kind == CellState::Damaged && m_damage.size() < Statistics::mostReasons)
            m_damage.push_back(region.reason);
}

LabelAgreements AgreementCounts::finish() &&
{
    LabelAgreements found;
    found.tooMany = m_tooMany;
    found.unreadable = m_unreadable;
    found.damage = std::move(m_damage);
    for (const auto& [label, counts] : m_labels)
        found.labels.push_back(counts);
    return found;
}

Result<LabelAgreements> countLabels(const CellSource& a, const CellSource& b, const Job& job)
{
    const NumberOrder orderOfA(a.dtype());
    const NumberOrder orderOfB(b.dtype());
    AgreementCounts all(orderOfA, orderOfB);
    const auto add = [](AgreementCounts& found, const Cells& cells, const Cells& others) {
        found.add(cells, others);
    };
    BLOSCOPE_CHECK(visitPaired(a, b, all, add, job));
    return std::move(all).finish();
}

// A cell of a surface, by its indices along the axes.
using SurfaceCell = std::array<std::int32_t, mostAxes>;
using Surfaces = std::map<Int128, std::vector<SurfaceCell>>;

// Finds the cells of labels that have another label, or nothing, beside them: tile by tile, each
// read with the cells around it.
class SurfaceSearch {
 public:
    SurfaceSearch(const CellSource& source, std::vector<std::size_t> axes, const Job& job)
        : m_source(source), m_order(source.dtype()), m_axes(std::move(axes)), m_job(job)
    {
        for (const std::size_t axis : m_axes)
            m_tiles.push_back(ceilDivide(source.shape()[axis], tileExtent()));
    }

    // Nothing where they have too many cells. Errors: Cancelled.
    Result<std::optional<Surfaces>> run();

 private:
    // Along each axis; about a million cells together, for each thread.
    std::int64_t tileExtent() const
    {
        constexpr std::array<std::int64_t, mostAxes> extents = {1 << 20, 1 << 10, 100};
        return extents[m_axes.size() - 1];
    }
    struct Tile {
        Slice slice; // with the cells around it
        Shape first; // along the axes, without those
        Shape end;
    };
    Tile tileAt(std::int64_t number) const;
    Result<Surfaces> find(const Tile& tile) const;
    std::optional<SurfaceCell> cellIn(const Tile& tile, std::span<const std::int64_t> at) const;

    const CellSource& m_source;
    NumberOrder m_order;
    std::vector<std::size_t> m_axes; // dimensions longer than 1
    const Job& m_job;
    Shape m_tiles; // along the axes
};

SurfaceSearch::Tile SurfaceSearch::tileAt(std::int64_t number) const
{
    Tile tile{Slice::whole(m_source.shape()), {}, {}};
    const std::vector<std::int64_t> place = indicesOf(number, m_tiles);
    for (std::size_t i = 0; i < m_axes.size(); ++i) {
        const std::int64_t extent = m_source.shape()[m_axes[i]];
        tile.first.push_back(place[i] * tileExtent());
        tile.end.push_back(std::min(tile.first[i] + tileExtent(), extent));
        const std::int64_t begin = std::max<std::int64_t>(tile.first[i] - 1, 0);
        const std::int64_t end = std::min(tile.end[i] + 1, extent);
        tile.slice.set(m_axes[i], DimensionSlice::range(begin, end - begin));
    }
    return tile;
}

// Of a place in what was read; nothing around the tile.
std::optional<SurfaceCell> SurfaceSearch::cellIn(const Tile& tile,
                                                 std::span<const std::int64_t> at) const
{
    SurfaceCell cell{};
    for (std::size_t i = 0; i < m_axes.size(); ++i) {
        const std::int64_t index = tile.slice[m_axes[i]].start + at[i];
        if (index < tile.first[i] || index >= tile.end[i])
            return {};
        cell[i] = static_cast<std::int32_t>(index);
    }
    return cell;
}

Result<Surfaces> SurfaceSearch::find(const Tile& tile) const
{
    BLOSCOPE_TRY(const Cells cells, m_source.read(tile.slice, {m_job.stop}, Reuse::Unlikely));
    const std::vector<NumberKey> keys = keysOf(cells, m_order);
    const NumberKey zero = m_order.keyOfInteger(0);
    Shape read; // along the axes
    for (const std::size_t axis : m_axes)
        read.push_back(tile.slice[axis].count);
    const std::vector<std::int64_t> steps = stridesOf(read, 1); // to the next cell along an axis
    Surfaces surfaces;
    std::vector<std::int64_t> at(m_axes.size(), 0);
    const auto isOnSurface = [&](std::size_t cell) {
        for (std::size_t i = 0; i < at.size(); ++i) {
            const auto step = static_cast<std::size_t>(steps[i]);
            const bool hasBefore = at[i] > 0 && keys[cell - step] == keys[cell];
            const bool hasBehind = at[i] + 1 < read[i] && keys[cell + step] == keys[cell];
            if (!hasBefore || !hasBehind)
                return true;
        }
        return false;
    };
    for (std::size_t cell = 0; cell < keys.size(); ++cell, countUp(at, read))
        if (keys[cell] != zero && isOnSurface(cell))
            if (const auto found = cellIn(tile, at))
                surfaces[m_order.integer(keys[cell])].push_back(*found);
    return surfaces;
}

Result<std::optional<Surfaces>> SurfaceSearch::run()
{
    Surfaces all;
    std::size_t cells = 0;
    std::optional<Error> error;
    std::mutex mutex;
    std::size_t tiles = 1; // each of many cells, which can be counted
    for (const std::int64_t along : m_tiles)
        tiles *= static_cast<std::size_t>(along);
    m_source.pool().forEach(tiles, [&](std::size_t n) {
        {
            const std::lock_guard lock(mutex);
            if (error || m_job.stopped() || cells > LabelAgreements::mostSurfaceCells)
                return;
        }
        const Tile tile = tileAt(static_cast<std::int64_t>(n));
        auto found = find(tile);
        std::uint64_t seen = 1;
        for (std::size_t i = 0; i < m_axes.size(); ++i)
            seen *= static_cast<std::uint64_t>(tile.end[i] - tile.first[i]);
        m_job.advance(seen);
        const std::lock_guard lock(mutex);
        if (!found) {
            error = found.error();
            return;
        }
        for (auto& [label, surface] : *found) {
            cells += surface.size();
            auto& whole = all[label];
            whole.insert(whole.end(), surface.begin(), surface.end());
        }
    });
    if (m_job.stopped())
        return cancelled();
    if (error)
        return *error;
    if (cells > LabelAgreements::mostSurfaceCells)
        return std::optional<Surfaces>();
    return std::optional(std::move(all));
}

// The cells of a surface in space, for a tree of them.
class SpacedCells {
 public:
    SpacedCells(const std::vector<SurfaceCell>& cells, const std::array<double, mostAxes>& spacing)
        : m_cells(cells), m_spacing(spacing)
    {
    }

    std::array<double, mostAxes> at(std::size_t cell) const
    {
        std::array<double, mostAxes> place{};
        for (std::size_t i = 0; i < mostAxes; ++i)
            place[i] = m_cells[cell][i] * m_spacing[i];
        return place;
    }
    std::size_t count() const { return m_cells.size(); }

    // As nanoflann calls them.
    std::size_t kdtree_get_point_count() const { return count(); }
    double kdtree_get_pt(std::size_t cell, std::size_t axis) const
    {
        return m_cells[cell][axis] * m_spacing[axis];
    }
    template <class Box>
    bool kdtree_get_bbox(Box&) const
    {
        return false;
    }

 private:
    const std::vector<SurfaceCell>& m_cells;
    std::array<double, mostAxes> m_spacing;
};

using SurfaceTree =
    nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<double, SpacedCells>,
                                        SpacedCells, static_cast<int>(mostAxes), std::uint32_t>;

// From each cell of one surface to the nearest of the other.
std::vector<double> distancesBetween(const SpacedCells& from, const SpacedCells& to,
                                     WorkerPool& pool, const Job& job)
{
    constexpr std::size_t cellsAtOnce = 4096;
    const SurfaceTree tree(static_cast<int>(mostAxes), to);
    std::vector<double> distances(from.count());
    pool.forEach(ceilDivide(from.count(), cellsAtOnce), [&](std::size_t n) {
        const std::size_t end = std::min((n + 1) * cellsAtOnce, from.count());
        for (std::size_t cell = n * cellsAtOnce; cell < end && !job.stopped(); ++cell) {
            std::uint32_t nearest = 0;
            double squared = 0;
            tree.knnSearch(from.at(cell).data(), 1, &nearest, &squared);
            distances[cell] = std::sqrt(squared);
        }
    });
    return distances;
}

// NumPy's default: between the two nearest numbers, linearly.
double percentileOf(std::vector<double>& numbers, double percent)
{
    const double place = percent / 100 * static_cast<double>(numbers.size() - 1);
    const auto below = static_cast<std::ptrdiff_t>(place);
    std::ranges::nth_element(numbers, numbers.begin() + below);
    const double low = numbers[static_cast<std::size_t>(below)];
    if (below + 1 == std::ssize(numbers))
        return low;
    const double high = *std::min_element(numbers.begin() + below + 1, numbers.end());
    return low + (high - low) * (place - static_cast<double>(below));
}

void measure(LabelAgreement& agreement, const SpacedCells& a, const SpacedCells& b,
             WorkerPool& pool, const Job& job)
{
    constexpr double percent = 95;
    std::vector<double> fromA = distancesBetween(a, b, pool, job);
    std::vector<double> fromB = distancesBetween(b, a, pool, job);
    agreement.hausdorff = std::max(std::ranges::max(fromA), std::ranges::max(fromB));
    agreement.hausdorff95 = std::max(percentileOf(fromA, percent), percentileOf(fromB, percent));
}

// The dimensions of surfaces, or why there are none.
Result<std::vector<std::size_t>> axesOf(const Shape& shape)
{
    std::vector<std::size_t> axes;
    for (std::size_t d = 0; d < shape.size(); ++d) {
        if (shape[d] > 1)
            axes.push_back(d);
        if (shape[d] > INT32_MAX)
            return usageError(fmt::format("dimension {} is too long", d));
    }
    if (axes.size() > mostAxes)
        return usageError(fmt::format("more than {} dimensions are longer than 1", mostAxes));
    if (axes.empty())
        return usageError("no dimension is longer than 1");
    return axes;
}

Result<> addDistances(LabelAgreements& found, const CellSource& a, const CellSource& b,
                      const std::vector<double>& spacing, const Job& job)
{
    const auto axes = axesOf(a.shape());
    if (!axes) {
        found.whyNoDistances = axes.error().text();
        return {};
    }
    BLOSCOPE_TRY(const auto surfacesOfA, SurfaceSearch(a, *axes, job).run());
    BLOSCOPE_TRY(const auto surfacesOfB, SurfaceSearch(b, *axes, job).run());
    if (!surfacesOfA || !surfacesOfB) {
        found.whyNoDistances = fmt::format("the surfaces have more than {} cells",
                                           groupedDigits(LabelAgreements::mostSurfaceCells));
        return {};
    }
    std::array<double, mostAxes> spaced = {1, 1, 1};
    for (std::size_t i = 0; i < axes->size(); ++i)
        spaced[i] = spacing[(*axes)[i]];
    for (LabelAgreement& agreement : found.labels) {
        const auto ofA = surfacesOfA->find(agreement.label);
        const auto ofB = surfacesOfB->find(agreement.label);
        if (ofA != surfacesOfA->end() && ofB != surfacesOfB->end())
            measure(agreement, {ofA->second, spaced}, {ofB->second, spaced}, a.pool(), job);
        if (job.stopped())
            return cancelled();
    }
    return {};
}

} // namespace

double LabelAgreement::dice() const
{
    return 2 * static_cast<double>(both) / static_cast<double>(cellsOfA + cellsOfB);
}

double LabelAgreement::jaccard() const
{
    return static_cast<double>(both) / static_cast<double>(cellsOfA + cellsOfB - both);
}

std::optional<double> LabelAgreement::growth() const
{
    const auto a = static_cast<double>(cellsOfA);
    return cellsOfA > 0 ? std::optional((static_cast<double>(cellsOfB) - a) / a) : std::nullopt;
}

DistanceScale distanceScaleOf(const Shape& shape, const Geometry& geometry)
{
    const DistanceScale ofCells{std::vector<double>(shape.size(), 1), "cells"};
    const std::vector<double> told = geometry.spacing();
    std::set<std::string> units;
    for (std::size_t d = 0; d < shape.size(); ++d) {
        if (shape[d] < 2)
            continue;
        if (told.empty() || told[d] <= 0)
            return ofCells;
        units.insert(geometry.dimensions[d].unit);
    }
    if (units.size() != 1)
        return ofCells;
    DistanceScale scale = ofCells;
    for (std::size_t d = 0; d < told.size(); ++d)
        scale.spacing[d] = told[d] > 0 ? told[d] : 1;
    scale.unit = units.begin()->empty() ? "mm" : *units.begin();
    return scale;
}

bool LabelAgreements::areEqual() const
{
    return !tooMany && std::ranges::all_of(labels, &LabelAgreement::isEqual);
}

Result<LabelAgreements> compareLabels(const CellSourcePtr& a, const CellSourcePtr& b,
                                      const std::vector<double>& spacing, const Job& job)
{
    BLOSCOPE_CHECK(checkLabels(a->dtype()));
    BLOSCOPE_CHECK(checkLabels(b->dtype()));
    if (a->shape() != b->shape())
        return usageError(fmt::format("their shapes are {} and {}", fmt::join(a->shape(), " x "),
                                      fmt::join(b->shape(), " x ")));
    constexpr std::uint64_t passes = 3;
    const auto cells = Slice::whole(a->shape()).cellCount();
    job.start(passes * static_cast<std::uint64_t>(cells.value_or(0)));
    BLOSCOPE_TRY(LabelAgreements found, countLabels(*a, *b, job));
    if (!found.tooMany)
        BLOSCOPE_CHECK(addDistances(found, *a, *b, spacing, job));
    return found;
}

} // namespace bloscope
