#include "core/plane/picture_course.h"

#include <cstdlib>
#include <utility>

namespace bloscope {

using How = PictureTask::How;

void PictureCourse::begin(const DType& dtype)
{
    stop();
    m_wanted.reset();
    m_range.reset();
    m_heldRange.reset();
    m_dtype = dtype;
}

void PictureCourse::stop()
{
    m_overview.reset();
    m_detail.reset();
    m_keeping.reset();
    m_isWaiting = false;
    m_isAtRest = false;
}

void PictureCourse::setPlaying(bool plays)
{
    if (std::exchange(m_isPlaying, plays) == plays)
        return;
    m_heldRange = plays ? m_range : std::nullopt;
    if (!plays) {
        m_detail.reset();
        m_range.reset();
    }
}

void PictureCourse::want(const PictureRequest& wanted, PlaneNumbersPtr shown)
{
    const bool isAlike = m_wanted && areAlike(wanted.options, m_wanted->options);
    const bool isPlayedOn = m_isPlaying && isAlike && wanted.part == m_wanted->part;
    if (!isAlike)
        m_heldRange.reset();
    if (!isAlike || wanted.plane != m_wanted->plane)
        m_range = m_heldRange;
    if (!isPlayedOn)
        m_detail.reset();
    m_keeping.reset();
    m_isAtRest = false;
    m_wanted = wanted;
    m_shown = std::move(shown);
    if (!m_detail) // it is played on once that is there
        proceed();
}

void PictureCourse::proceed()
{
    if (m_overview)
        return;
    if (!m_range && (m_range = rangeWithoutReading())) {
        m_detail = task(How::Recolor, *m_wanted);
        m_detail->range = *m_range;
        return;
    }
    if (m_range || isWorthTrying() || (m_isPlaying && !isLarge(*m_wanted)))
        readDetail();
    else
        readOverview();
    m_isWaiting = m_isWaiting || (!m_range && !m_overview && !m_isPlaying);
}

void PictureCourse::waited()
{
    if (std::exchange(m_isWaiting, false) && !m_range)
        readOverview();
}

bool PictureCourse::isLarge(const PictureRequest& wanted) const
{
    return pyramidPlanOf(wanted, *m_dtype).has_value();
}

// All of a plane at once, where only the blocks may be expensive: perhaps they are cached.
bool PictureCourse::isWorthTrying() const
{
    const CellRect all = m_wanted->plane.all();
    return m_wanted->part == all && all.columns <= coarseBudget.cells / all.rows &&
           !stepsWithin(coarseBudget, all, m_wanted->blocks).isEvery();
}

PictureTask PictureCourse::task(How how, const PictureRequest& request)
{
    return {++m_tasks, how, request, pyramidPlanOf(request, *m_dtype)};
}

void PictureCourse::readOverview()
{
    PictureRequest wanted = *m_wanted;
    wanted.part = wanted.plane.all();
    wanted.budget = coarseBudget;
    m_isWaiting = false;
    m_overview = task(isLarge(wanted) ? How::Preview : How::Whole, wanted);
}

void PictureCourse::readDetail()
{
    PictureRequest wanted = *m_wanted;
    // All cells are in sight: their range is exact, that of the overview perhaps not.
    if (wanted.part != wanted.plane.all() || m_isPlaying)
        wanted.range = m_range;
    if (m_range && isGoodEnough(wanted))
        return rest();
    m_detail = task(m_range && isLarge(wanted) ? How::Tiles : How::Whole, wanted);
    m_detail->range = m_range.value_or(ValueRange());
}

// Once there is nothing that somebody waits for.
void PictureCourse::rest()
{
    if (m_overview || m_detail)
        return;
    m_isAtRest = true;
    if (isLarge(*m_wanted))
        m_keeping = task(How::Keep, *m_wanted);
}

std::optional<ValueRange> PictureCourse::rangeWithoutReading() const
{
    if (!m_shown || m_shown->plane != m_wanted->plane)
        return std::nullopt;
    return rangeForRecoloring(*m_shown, m_wanted->options);
}

bool PictureCourse::isGoodEnough(const PictureRequest& wanted) const
{
    if (!m_shown || m_shown->plane != wanted.plane || m_shown->range != *m_range ||
        !areAlike(m_shown->options, wanted.options))
        return false;
    const bool hasAll = intersected(m_shown->part, wanted.part) == wanted.part;
    if (const auto plan = pyramidPlanOf(wanted, *m_dtype))
        return m_shown->square == plan->grid.squareAt(plan->level) && m_shown->known == 1 && hasAll;
    const bool sameView = m_shown->part == wanted.part &&
                          m_shown->options.size == wanted.options.size &&
                          m_shown->steps == stepsWithin(wanted.budget, wanted.part, wanted.blocks);
    const bool isNear = wanted.options.size->width >= wanted.part.columns &&
                        wanted.options.size->height >= wanted.part.rows;
    return sameView || (isNear && m_shown->isWhole() && hasAll);
}

bool PictureCourse::isReadingDetail() const
{
    return m_detail || (m_arrived == Arrived::Overview && !(m_range && isGoodEnough(*m_wanted)));
}

void PictureCourse::holdRange()
{
    if (m_isPlaying && !m_heldRange)
        m_heldRange = m_range;
}

void PictureCourse::overviewArrived(PlaneNumbersPtr picture)
{
    m_overview.reset();
    if (picture && picture->plane == m_wanted->plane &&
        areAlike(picture->options, m_wanted->options))
        m_range = picture->range;
    holdRange();
    m_arrived = picture ? Arrived::Overview : Arrived::Nothing;
    if (picture)
        m_shown = std::move(picture);
}

void PictureCourse::detailArrived(PlaneNumbersPtr picture)
{
    const bool isRecolored = m_detail && m_detail->how == How::Recolor;
    m_detail.reset();
    m_overview.reset(); // it would come too late
    if (picture && picture->part == m_wanted->plane.all())
        m_range = picture->range;
    holdRange();
    m_isWaiting = false;
    const bool isBehind = m_isPlaying && picture && picture->plane != m_wanted->plane;
    m_arrived = isRecolored ? Arrived::Recolored
                : isBehind  ? Arrived::PlaneBefore
                            : Arrived::Detail;
    if (picture)
        m_shown = std::move(picture);
}

void PictureCourse::told()
{
    const Arrived arrived = std::exchange(m_arrived, Arrived::Nothing);
    if (arrived == Arrived::Nothing || m_detail || !m_wanted)
        return;
    if (arrived == Arrived::Detail)
        rest();
    else
        proceed();
}

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

} // namespace bloscope
