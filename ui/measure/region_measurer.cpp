#include "ui/measure/region_measurer.h"

#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int patienceMs = 250;

// Along the dimension that somebody has chosen, or the first that a plane leaves out and that has
// several indices.
std::optional<std::size_t> dimensionOfCourse(const Region& region, const MeasuredSlice& slice)
{
    if (const auto through = slice.throughOf(region))
        return through;
    const Shape& shape = slice.slice.shape();
    for (std::size_t d = 0; d < shape.size(); ++d)
        if (d != region.down && d != region.across && shape[d] > 1 && !slice.isFoldedIn(region, d))
            return d;
    return {};
}

Result<RegionCurve> curveOf(const RegionPtr& region, const MeasuredSlice& slice, const Job& job)
{
    RegionCurve curve{region};
    if (region->kind == Region::Kind::Line) {
        const PlaneMetric metric(*slice.geometry, region->down, region->across);
        BLOSCOPE_TRY(curve.profile, profileAlong(*slice.cellsOf(*region), *region,
                                                 slice.of(*region), metric, job));
        return curve;
    }
    const auto dimension = dimensionOfCourse(*region, slice);
    if (!region->isArea() || !dimension)
        return curve;
    Slice all = slice.of(*region);
    all.set(*dimension, DimensionSlice::range(0, all.shape()[*dimension]));
    BLOSCOPE_TRY(const NumberScanPtr scan, regionScanOf(slice.cellsOf(*region), *region, all));
    BLOSCOPE_TRY(curve.course, courseOf(*scan, *dimension, job));
    curve.dimension = *dimension;
    return curve;
}

} // namespace

Slice MeasuredSlice::of(const Region& region) const
{
    Slice taken = slice;
    for (std::size_t d = 0; d < taken.shape().size(); ++d)
        if (d != region.down && d != region.across) {
            const auto place = d < region.place.size() ? region.place[d] : std::nullopt;
            taken.set(d, throughOf(region) == d
                             ? DimensionSlice::range(0, taken.shape()[d])
                             : DimensionSlice::index(place.value_or(slice[d].start)));
        }
    return taken;
}

// Lines and angles have one place; so has what is measured where all indices are one.
std::optional<std::size_t> MeasuredSlice::throughOf(const Region& region) const
{
    const bool isAlong = through == region.down || through == region.across;
    const bool goes = through && region.isArea() && !isAlong && !isFoldedIn(region, *through);
    return goes ? through : std::nullopt;
}

const ComputedCells* MeasuredSlice::computedOf(const Region& region) const
{
    if (!computed)
        return nullptr;
    const bool isAlong = computed->dimension == region.down || computed->dimension == region.across;
    return isAlong && computed->isFolded ? nullptr : &*computed;
}

bool MeasuredSlice::isFoldedIn(const Region& region, std::size_t dimension) const
{
    const ComputedCells* const cells = computedOf(region);
    return cells && cells->isFolded && cells->dimension == dimension;
}

const CellSourcePtr& MeasuredSlice::cellsOf(const Region& region) const
{
    return computed && !computedOf(region) ? computed->original : source;
}

Result<MeasuredRegion> measuredIn(const MeasuredSlice& slice, const Region& region, WithCurve curve,
                                  const Job& job)
{
    const CellSourcePtr& cells = slice.cellsOf(region);
    const Slice taken = slice.of(region);
    BLOSCOPE_TRY(MeasuredRegion found,
                 curve == WithCurve::Yes ? measuredWithCurve(cells, region, taken, *slice.geometry,
                                                             slice.throughOf(region), job)
                                         : measured(cells, region, taken, *slice.geometry, job));
    if (const ComputedCells* const computed = slice.computedOf(region)) {
        found.computed = computed->plainTitle;
        if (computed->isFolded && computed->dimension < found.region.place.size())
            found.region.place[computed->dimension].reset();
    }
    return found;
}

RegionMeasurer::RegionMeasurer(const RegionSet& set, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_set(set), m_scheduler(scheduler)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&set, &RegionSet::changed, this, &RegionMeasurer::take);
    connect(&set, &RegionSet::selectionChanged, this, &RegionMeasurer::takeSelection);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        stop();
        proceed();
    });
    take();
}

void RegionMeasurer::setSlice(const MeasuredSlice& slice)
{
    if (slice == m_slice)
        return;
    m_slice = slice;
    stop();
    m_curve.of = nullptr;
    for (Entry& entry : m_entries)
        entry.region = nullptr; // what was found stays until there is something new
    proceed();
}

void RegionMeasurer::setRunning(bool runs)
{
    m_isRunning = runs;
    if (runs)
        return proceed();
    stop();
}

void RegionMeasurer::stop()
{
    m_measuring.cancel();
    m_drawing.cancel();
    m_measured = nullptr;
    m_drawn = nullptr;
}

MeasuredPtr RegionMeasurer::found(std::size_t which) const
{
    return which < m_entries.size() ? m_entries[which].found : nullptr;
}

bool RegionMeasurer::isFoundNow(std::size_t which) const
{
    return which < m_entries.size() && m_entries[which].region == m_set.regions()[which];
}

bool RegionMeasurer::areAllFound() const
{
    return !next();
}

// Regions that are elsewhere in the set take what was found along.
void RegionMeasurer::take()
{
    std::vector<Entry> before = std::exchange(m_entries, {});
    const RegionSet::Regions& regions = m_set.regions();
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const auto same = std::ranges::find(before, regions[i], &Entry::region);
        const bool isThere = same != before.end();
        const bool isOneOfAsMany = !isThere && before.size() == regions.size();
        m_entries.push_back(isThere ? *same : isOneOfAsMany ? before[i] : Entry());
    }
    const bool isWanted = !m_measured || std::ranges::find(regions, m_measured) != regions.end();
    if (!isWanted && !m_patience.isActive())
        m_patience.start();
    emit changed();
    proceed();
}

// The curve of another region is not shown as that of this one.
void RegionMeasurer::takeSelection()
{
    if (m_curve.of != m_set.selectedRegion()) {
        m_curve = {};
        emit curveChanged();
    }
    proceed();
}

std::optional<std::size_t> RegionMeasurer::next() const
{
    if (m_set.selected() && !isFoundNow(*m_set.selected()))
        return m_set.selected();
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (!isFoundNow(i))
            return i;
    return {};
}

void RegionMeasurer::proceed()
{
    if (!m_isRunning || !m_slice.source)
        return;
    if (const auto which = next(); which && !m_measured)
        measure(*which);
    proceedWithCurve();
}

void RegionMeasurer::measure(std::size_t which)
{
    m_measured = m_set.regions()[which];
    m_measuring = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [region = m_measured, slice = m_slice](std::stop_token stop) {
            return measuredIn(slice, *region, WithCurve::No, {std::move(stop)});
        },
        [this, which](Result<MeasuredRegion> found) {
            m_patience.stop();
            const RegionPtr region = std::exchange(m_measured, nullptr);
            if (!found)
                return;
            const auto there = std::ranges::find(m_set.regions(), region);
            const auto place = there == m_set.regions().end()
                                   ? which // it has been moved since
                                   : static_cast<std::size_t>(there - m_set.regions().begin());
            if (place < m_entries.size())
                m_entries[place] = {region,
                                    std::make_shared<const MeasuredRegion>(*std::move(found))};
            emit changed();
            proceed();
        });
}

void RegionMeasurer::proceedWithCurve()
{
    const RegionPtr selected = m_set.selectedRegion();
    if (!selected || m_curve.of == selected || m_drawn)
        return;
    m_drawn = selected;
    m_placeOfDrawn = m_set.selected();
    m_drawing = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [region = selected, slice = m_slice](std::stop_token stop) {
            return curveOf(region, slice, {std::move(stop)});
        },
        [this](Result<RegionCurve> curve) {
            const RegionPtr region = std::exchange(m_drawn, nullptr);
            if (m_set.selected() && m_placeOfDrawn == m_set.selected()) {
                m_curve = curve ? *std::move(curve) : RegionCurve{region};
                emit curveChanged();
            }
            proceed();
        });
}

} // namespace bloscope
