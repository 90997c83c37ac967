#include "ui/plane/plane_prefetch.h"

#include "core/array/read_ahead.h"

#include <algorithm>

namespace bloscope {

namespace {

// May all of these be in the cache at once, beside what is in sight?
bool haveRoom(const SliceReader& reader, const std::vector<Slice>& parts,
              const std::stop_token& stop)
{
    std::int64_t left = static_cast<std::int64_t>(reader.cache().budget() / 2);
    return std::ranges::all_of(parts, [&](const Slice& part) {
        const auto bytes = blockBytesOf(reader, part, stop);
        left -= bytes.value_or(left + 1);
        return left >= 0;
    });
}

// The last of `parts`, which lies behind the others.
Result<> readLast(const SliceReader& reader, const std::vector<Slice>& parts, const Job& job)
{
    return haveRoom(reader, parts, job.stop) ? readAhead(reader, parts.back(), job) : Result<>();
}

} // namespace

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
