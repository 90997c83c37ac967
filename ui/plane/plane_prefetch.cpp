#include "ui/plane/plane_prefetch.h"

#include "core/array/read_ahead.h"
#include "core/base/checked.h"

#include <algorithm>
#include <cstdlib>

namespace bloscope {

namespace {

// May all of these be in the cache at once, beside what is in sight?
bool haveRoom(const SliceReader& reader, const std::vector<Slice>& parts)
{
    std::int64_t left = static_cast<std::int64_t>(reader.cache().budget() / 2);
    return std::ranges::all_of(parts, [&](const Slice& part) {
        const auto bytes = blockBytesOf(reader, part);
        left -= bytes.value_or(left + 1);
        return left >= 0;
    });
}

// The last of `parts`, which lies behind the others.
Result<> readLast(const SliceReader& reader, const std::vector<Slice>& parts, const Job& job)
{
    return haveRoom(reader, parts) ? readAhead(reader, parts.back(), job) : Result<>();
}

} // namespace

std::optional<ScrubCourse::Step> ScrubCourse::stepBetween(const Slice& from, const Slice& to)
{
    if (from.shape() != to.shape() || from.rowDimension() != to.rowDimension() ||
        from.columnDimension() != to.columnDimension())
        return std::nullopt;
    std::optional<Step> step;
    for (std::size_t d = 0; d < to.dimensions().size(); ++d) {
        if (from[d] == to[d])
            continue;
        if (step || !from[d].fixed || !to[d].fixed)
            return std::nullopt;
        step = Step{d, to[d].start - from[d].start};
    }
    return step;
}

void ScrubCourse::note(const Slice& plane, By by)
{
    if (plane == m_plane)
        return;
    std::optional<Step> step = stepBetween(m_plane, plane);
    if (by == By::Playing && step && step->distance < 0)
        step = m_last && m_last->dimension == step->dimension ? m_last : std::nullopt;
    m_isKnown = step && (by == By::Playing || (m_last && step->isAlong(*m_last)));
    m_last = step;
    m_plane = plane;
}

std::vector<Slice> ScrubCourse::next(const Shape& blockshape, std::size_t most) const
{
    std::vector<Slice> planes;
    if (!m_isKnown)
        return planes;
    const auto [dimension, distance] = *m_last;
    const std::int64_t length = std::abs(distance);
    const std::int64_t thickness = blockshape[dimension];
    for (std::int64_t index = m_plane[dimension].start; planes.size() < most;) {
        const std::int64_t inside = index % thickness;
        const std::int64_t toOther = distance > 0 ? thickness - inside : inside + 1;
        const std::int64_t room = distance > 0 ? m_plane.shape()[dimension] - 1 - index : index;
        const std::int64_t steps = ceilDivide(toOther, length);
        if (steps > room / length)
            return planes;
        index += steps * distance;
        Slice plane = m_plane;
        plane.set(dimension, DimensionSlice::index(index));
        planes.push_back(std::move(plane));
    }
    return planes;
}

PlanePrefetch::PlanePrefetch(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

void PlanePrefetch::setReader(std::shared_ptr<const SliceReader> reader)
{
    if (reader == m_reader)
        return; // and the way goes on
    stop();
    m_reader = std::move(reader);
}

void PlanePrefetch::wanted(const PictureRequest& request)
{
    using By = ScrubCourse::By;
    m_course.note(request.plane.slice(), m_isPlaying ? By::Playing : By::Scrubbing);
    m_wanted = request;
    const bool isAhead =
        m_isPlaying && m_reader && std::ranges::count(partsAhead(), m_beingRead) > 0;
    if (!isAhead)
        m_reading.cancel();
}

void PlanePrefetch::stop()
{
    m_reading.cancel();
    m_course.forget();
    m_wanted.reset();
    m_read.clear();
}

void PlanePrefetch::proceed()
{
    if (!m_reader || !m_wanted || m_reading)
        return;
    std::vector<Slice> parts = partsAhead();
    const auto isRead = [this](const Slice& part) { return std::ranges::count(m_read, part) > 0; };
    const auto next = std::ranges::find_if_not(parts, isRead);
    if (next == parts.end())
        return;
    m_read.assign(parts.begin(), next); // the others lie behind us
    parts.erase(next + 1, parts.end());
    read(std::move(parts));
}

// Of each plane what will be in sight, and what its range is chosen from when that is more.
std::vector<Slice> PlanePrefetch::partsAhead() const
{
    std::vector<Slice> parts;
    for (const Slice& slice : m_course.next(blockshapeOf(*m_reader->array()), mostBlocksAhead)) {
        for (const PicturePlane& plane : PicturePlane(slice, m_wanted->plane.bands()).channels()) {
            if (m_wanted->part != plane.all())
                parts.push_back(plane.samplesOf(
                    plane.all(), stepsWithin(coarseBudget, plane.all(), m_wanted->blocks)));
            parts.push_back(plane.samplesOf(m_wanted->part, {}));
        }
    }
    return parts;
}

void PlanePrefetch::read(std::vector<Slice> parts)
{
    const Slice last = parts.back();
    m_beingRead = last;
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [reader = m_reader, parts = std::move(parts)](std::stop_token stop) {
            return readLast(*reader, parts, {std::move(stop)});
        },
        [this, last](const Result<>&) {
            m_reading.cancel();
            m_read.push_back(last);
            proceed();
        });
}

} // namespace bloscope
