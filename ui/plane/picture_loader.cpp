#include "ui/plane/picture_loader.h"

#include "ui/pyramid/pyramid_cache.h"

#include <chrono>
#include <utility>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr auto slowReading = 300ms;
constexpr auto longMoment = 40ms; // for a picture to be missing while somebody scrubs

HeatmapOptions withoutSize(HeatmapOptions options)
{
    options.size.reset();
    return options;
}

bool areAlike(const HeatmapOptions& a, const HeatmapOptions& b)
{
    return withoutSize(a) == withoutSize(b);
}

} // namespace

PictureLoader::PictureLoader(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler), m_prefetch(new PlanePrefetch(scheduler, this))
{
    m_slowTimer.setSingleShot(true);
    m_slowTimer.setInterval(slowReading);
    connect(&m_slowTimer, &QTimer::timeout, this, &PictureLoader::isSlow);
    m_overviewTimer.setSingleShot(true);
    m_overviewTimer.setInterval(longMoment);
    connect(&m_overviewTimer, &QTimer::timeout, this, [this] {
        if (!m_range)
            readOverview();
    });
}

void PictureLoader::setSource(CellSourcePtr source)
{
    stop();
    m_wanted.reset();
    m_range.reset();
    m_heldRange.reset();
    m_source = std::move(source);
    m_pyramid = std::make_shared<PlanePyramid>(m_source ? m_source->keeper() : nullptr);
}

void PictureLoader::readAheadFrom(std::shared_ptr<const SliceReader> reader)
{
    m_prefetch->setReader(std::move(reader));
}

void PictureLoader::stop()
{
    m_overview.cancel();
    m_detail.cancel();
    m_keeping.cancel();
    m_slowTimer.stop();
    m_overviewTimer.stop();
    m_prefetch->stop();
}

void PictureLoader::setPlaying(bool plays)
{
    if (std::exchange(m_isPlaying, plays) == plays)
        return;
    m_prefetch->setPlaying(plays);
    m_heldRange = plays ? m_range : std::nullopt;
    if (!plays) {
        m_detail.cancel();
        m_range.reset();
    }
}

// The same look of another plane?
bool PictureLoader::isPlayingOn(const PictureRequest& wanted) const
{
    return m_isPlaying && m_wanted && areAlike(wanted.options, m_wanted->options) &&
           wanted.part == m_wanted->part;
}

void PictureLoader::want(const PictureRequest& wanted, PicturePtr shown)
{
    const bool isAlike = m_wanted && areAlike(wanted.options, m_wanted->options);
    const bool isPlayedOn = isPlayingOn(wanted);
    if (!isAlike)
        m_heldRange.reset();
    if (!isAlike || wanted.plane != m_wanted->plane)
        m_range = m_heldRange;
    if (!isPlayedOn)
        m_detail.cancel();
    m_keeping.cancel();
    m_prefetch->wanted(wanted);
    m_wanted = wanted;
    m_shown = std::move(shown);
    if (!m_detail) // it is played on once that is there
        proceed();
}

// An overview that is being made is waited for, even if another plane is wanted meanwhile: it takes
// a moment only, and while one scrubs, pictures a moment late are better than none.
void PictureLoader::proceed()
{
    if (m_overview)
        return;
    if (!m_range && (m_range = rangeWithoutReading())) {
        m_detail = recolor();
        return;
    }
    if (m_range || isWorthTrying() || (m_isPlaying && !pyramidPlanOf(*m_wanted, m_source->dtype())))
        readDetail();
    else
        readOverview();
    if (!m_range && !m_overview && !m_isPlaying && !m_overviewTimer.isActive())
        m_overviewTimer.start(); // and not anew for the next plane
}

// All of a plane at once, where only the blocks may be expensive: perhaps they are cached.
bool PictureLoader::isWorthTrying() const
{
    const PictureRequest& wanted = *m_wanted;
    const CellRect all = wanted.plane.all();
    return wanted.part == all && all.columns <= coarseBudget.cells / all.rows &&
           !stepsWithin(coarseBudget, all, wanted.blocks).isEvery();
}

void PictureLoader::readOverview()
{
    PictureRequest wanted = *m_wanted;
    wanted.part = wanted.plane.all();
    wanted.budget = coarseBudget;
    m_overviewTimer.stop();
    if (const auto plan = pyramidPlanOf(wanted, m_source->dtype()))
        m_overview = readCoarsely(std::move(wanted), *plan);
    else
        m_overview = read(std::move(wanted), &PictureLoader::overviewArrived);
}

void PictureLoader::readDetail()
{
    PictureRequest wanted = *m_wanted;
    // All cells are in sight: their range is exact, that of the overview perhaps not.
    if (wanted.part != wanted.plane.all() || m_isPlaying)
        wanted.range = m_range;
    if (m_range && isGoodEnough(wanted))
        readAhead();
    else if (const auto plan = pyramidPlanOf(wanted, m_source->dtype()); plan && m_range)
        m_detail = readByTiles(std::move(wanted), *plan);
    else
        m_detail = read(std::move(wanted), &PictureLoader::detailArrived);
}

std::optional<ValueRange> PictureLoader::rangeWithoutReading() const
{
    if (!m_shown || m_shown->plane != m_wanted->plane)
        return std::nullopt;
    return rangeForRecoloring(*m_shown, m_wanted->options);
}

bool PictureLoader::isGoodEnough(const PictureRequest& wanted) const
{
    if (!m_shown || m_shown->plane != wanted.plane || m_shown->range != *m_range ||
        !areAlike(m_shown->options, wanted.options))
        return false;
    if (const auto plan = pyramidPlanOf(wanted, m_source->dtype()))
        return m_shown->square == plan->grid.squareAt(plan->level) && m_shown->known == 1 &&
               intersected(m_shown->part, wanted.part) == wanted.part;
    const bool sameView = m_shown->part == wanted.part &&
                          m_shown->options.size == wanted.options.size &&
                          m_shown->steps == stepsWithin(wanted.budget, wanted.part, wanted.blocks);
    const bool isNear = wanted.options.size->width() >= wanted.part.columns &&
                        wanted.options.size->height() >= wanted.part.rows;
    return sameView ||
           (isNear && m_shown->isWhole() && intersected(m_shown->part, wanted.part) == wanted.part);
}

Ticket PictureLoader::read(PictureRequest request,
                           void (PictureLoader::*arrives)(Result<PlanePicture>))
{
    m_slowTimer.start();
    return m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, request = std::move(request)](std::stop_token stop) {
            return makePicture(*source, request, {std::move(stop)});
        },
        [this, arrives](Result<PlanePicture> answer) { (this->*arrives)(std::move(answer)); });
}

// Exactly, where all that it takes is there.
Ticket PictureLoader::readCoarsely(PictureRequest request, const PyramidPlan& plan)
{
    m_slowTimer.start();
    return m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, pyramid = m_pyramid, kept = m_kept, request = std::move(request),
         plan](std::stop_token stop) {
            if (findGround(*source, request, plan, *pyramid, kept, stop) &&
                plan.tileLevel == plan.grid.ground)
                return makePyramidPicture(*source, request, plan, *pyramid, {},
                                          [](const PlanePicture&) {}, {std::move(stop)});
            return makeCoarsePicture(*source, request, plan, *pyramid, {std::move(stop)});
        },
        [this](Result<PlanePicture> answer) { overviewArrived(std::move(answer)); });
}

Ticket PictureLoader::readByTiles(PictureRequest request, const PyramidPlan& plan)
{
    m_slowTimer.start();
    return m_scheduler.submitWithNews<PlanePicture>(
        Scheduler::Priority::Visible, this,
        [source = m_source, pyramid = m_pyramid, request = std::move(request), plan,
         range = *m_range](std::stop_token stop, const ShowPicture& show) {
            return makePyramidPicture(*source, request, plan, *pyramid, range, show,
                                      {std::move(stop)});
        },
        [this](PlanePicture picture) {
            if (!m_isPlaying)
                show(std::move(picture));
        },
        [this](Result<PlanePicture> answer) { detailArrived(std::move(answer)); });
}

Ticket PictureLoader::recolor()
{
    return m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [shown = m_shown, options = m_wanted->options, range = *m_range](std::stop_token) {
            return recolored(*shown, options, range);
        },
        [this](Result<PlanePicture> answer) {
            detailArrived(std::move(answer));
            proceed();
        });
}

void PictureLoader::overviewArrived(Result<PlanePicture> answer)
{
    m_overview.cancel();
    if (answer && answer->plane == m_wanted->plane && areAlike(answer->options, m_wanted->options))
        m_range = answer->range;
    if (m_isPlaying && !m_heldRange)
        m_heldRange = m_range;
    const bool hasFailed = !answer;
    m_isOverview = true;
    deliver(std::move(answer));
    m_isOverview = false;
    if (!hasFailed && !m_detail)
        proceed();
}

bool PictureLoader::isReadingDetail() const
{
    return m_detail || (m_isOverview && !(m_range && isGoodEnough(*m_wanted)));
}

void PictureLoader::detailArrived(Result<PlanePicture> answer)
{
    m_detail.cancel();
    m_overview.cancel(); // it would come too late
    if (answer && answer->part == m_wanted->plane.all())
        m_range = answer->range;
    if (m_isPlaying && !m_heldRange)
        m_heldRange = m_range;
    m_overviewTimer.stop();
    const bool isBehind = m_isPlaying && answer && answer->plane != m_wanted->plane;
    deliver(std::move(answer));
    if (isBehind && !m_detail)
        proceed();
    else
        readAhead();
}

void PictureLoader::deliver(Result<PlanePicture> answer)
{
    m_slowTimer.stop();
    if (!answer) {
        emit failed(answer.error());
        return;
    }
    show(*std::move(answer));
}

void PictureLoader::show(PlanePicture picture)
{
    m_slowTimer.stop();
    keepPyramid();
    m_shown = std::make_shared<const PlanePicture>(std::move(picture));
    emit arrived(m_shown);
}

// What was reduced of planes elsewhere goes before blocks have too little room.
void PictureLoader::keepPyramid() const
{
    if (const BlockCache* cache = m_source->keeper())
        PyramidCache::ofProgram().use(m_pyramid, BlockCache::mostShared(cache->budget()));
}

// Once there is nothing that somebody waits for.
void PictureLoader::readAhead()
{
    if (m_overview || m_detail)
        return;
    keepPlane();
    m_prefetch->proceed();
}

void PictureLoader::keepPlane()
{
    const auto plan = pyramidPlanOf(*m_wanted, m_source->dtype());
    if (!m_kept.store || !plan)
        return;
    m_keeping = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [source = m_source, pyramid = m_pyramid, kept = m_kept, request = *m_wanted,
         plan = *plan](std::stop_token stop) {
            keepGround(*source, request, plan, *pyramid, kept, stop);
            return true;
        },
        [this](bool) { m_keeping.cancel(); });
}

} // namespace bloscope
