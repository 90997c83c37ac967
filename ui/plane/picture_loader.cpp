#include "ui/plane/picture_loader.h"

#include "core/plane/pyramid_reading.h"

#include <chrono>
#include <utility>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr auto slowReading = 300ms;
constexpr auto longMoment = 40ms; // for a picture to be missing while somebody scrubs

Result<PlanePicture> painted(Result<PlaneNumbers> numbers)
{
    BLOSCOPE_TRY(PlaneNumbers read, std::move(numbers));
    return painted(std::move(read));
}

} // namespace

PictureLoader::PictureLoader(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler), m_prefetch(new PlanePrefetch(scheduler, this))
{
    m_slowTimer.setSingleShot(true);
    m_slowTimer.setInterval(slowReading);
    connect(&m_slowTimer, &QTimer::timeout, this, &PictureLoader::isSlow);
    m_waitTimer.setSingleShot(true);
    m_waitTimer.setInterval(longMoment);
    connect(&m_waitTimer, &QTimer::timeout, this, [this] {
        m_course.waited();
        follow();
    });
}

void PictureLoader::setSource(CellSourcePtr source)
{
    stop();
    m_source = std::move(source);
    m_course.begin(m_source ? m_source->dtype() : DType());
    m_pyramid = std::make_shared<PlanePyramid>(m_source ? m_source->keeper() : nullptr);
}

void PictureLoader::readAheadFrom(std::shared_ptr<const SliceReader> reader)
{
    m_prefetch->setReader(std::move(reader));
}

void PictureLoader::stop()
{
    m_course.stop();
    m_slowTimer.stop();
    m_prefetch->stop();
    follow();
}

void PictureLoader::setPlaying(bool plays)
{
    m_prefetch->setPlaying(plays);
    m_course.setPlaying(plays);
    follow();
}

void PictureLoader::want(const PictureRequest& wanted, PicturePtr shown)
{
    m_prefetch->wanted(wanted);
    m_course.want(wanted, std::move(shown));
    follow();
}

// Begins what is to be done and leaves off what is not.
void PictureLoader::follow()
{
    follow(m_overview, m_course.overview(), &PictureLoader::startOverview);
    follow(m_detail, m_course.detail(), &PictureLoader::startDetail);
    follow(m_keeping, m_course.keeping(), &PictureLoader::startKeeping);
    if (!m_course.isWaiting())
        m_waitTimer.stop();
    else if (!m_waitTimer.isActive())
        m_waitTimer.start(); // and not anew for the next plane
    if (m_course.isAtRest())
        m_prefetch->proceed();
}

void PictureLoader::follow(Running& running, const std::optional<PictureTask>& task,
                           Ticket (PictureLoader::*start)(const PictureTask&))
{
    const std::uint64_t number = task ? task->number : 0;
    if (std::exchange(running.number, number) == number)
        return;
    running.ticket.cancel();
    if (task)
        running.ticket = (this->*start)(*task);
}

Ticket PictureLoader::startOverview(const PictureTask& task)
{
    return task.how == PictureTask::How::Preview ? readPreview(task)
                                                 : read(task, &PictureCourse::overviewArrived);
}

Ticket PictureLoader::startDetail(const PictureTask& task)
{
    return task.how == PictureTask::How::Recolor ? recolor(task)
           : task.how == PictureTask::How::Tiles ? readTiles(task)
                                                 : read(task, &PictureCourse::detailArrived);
}

Ticket PictureLoader::startKeeping(const PictureTask& task)
{
    if (!m_kept.store)
        return {};
    return m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [source = m_source, pyramid = m_pyramid, kept = m_kept, task](std::stop_token stop) {
            keepBaseLevel(*source, task.request, *task.plan, *pyramid, kept, stop);
            return true;
        },
        [this](bool) {
            m_course.kept();
            follow();
        });
}

Ticket PictureLoader::read(const PictureTask& task, Event arrives)
{
    m_slowTimer.start();
    return m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, request = task.request](std::stop_token stop) {
            return makePicture(*source, request, {std::move(stop)});
        },
        [this, arrives](Result<PlanePicture> answer) { arrive(std::move(answer), arrives); });
}

// Exactly, where all that it takes is there.
Ticket PictureLoader::readPreview(const PictureTask& task)
{
    m_slowTimer.start();
    return m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, pyramid = m_pyramid, kept = m_kept, task](std::stop_token stop) {
            const PictureRequest& request = task.request;
            const PyramidPlan& plan = *task.plan;
            if (findBaseLevel(*source, request, plan, *pyramid, kept, stop) &&
                plan.tileLevel == plan.grid.base)
                return painted(readPyramid(*source, request, plan, *pyramid, {},
                                           [](const PlaneNumbers&) { return Result<>(); },
                                           {std::move(stop)}));
            return painted(readPyramidPreview(*source, request, plan, *pyramid, {std::move(stop)}));
        },
        [this](Result<PlanePicture> answer) {
            arrive(std::move(answer), &PictureCourse::overviewArrived);
        });
}

Ticket PictureLoader::readTiles(const PictureTask& task)
{
    m_slowTimer.start();
    return m_scheduler.submitWithNews<PlanePicture>(
        Scheduler::Priority::Visible, this,
        [source = m_source, pyramid = m_pyramid, task](std::stop_token stop, const auto& tell) {
            const auto show = [&tell](PlaneNumbers numbers) -> Result<> {
                BLOSCOPE_TRY(PlanePicture picture, painted(std::move(numbers)));
                tell(std::move(picture));
                return {};
            };
            return painted(readPyramid(*source, task.request, *task.plan, *pyramid, task.range,
                                       show, {std::move(stop)}));
        },
        [this](PlanePicture picture) {
            if (m_course.isPlaying())
                return;
            auto more = std::make_shared<const PlanePicture>(std::move(picture));
            m_course.showed(more);
            show(more);
        },
        [this](Result<PlanePicture> answer) {
            arrive(std::move(answer), &PictureCourse::detailArrived);
        });
}

Ticket PictureLoader::recolor(const PictureTask& task)
{
    return m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [shown = m_course.shown(), options = task.request.options,
         range = task.range](std::stop_token) { return recolored(*shown, options, range); },
        [this](Result<PlanePicture> answer) {
            arrive(std::move(answer), &PictureCourse::detailArrived);
        });
}

void PictureLoader::arrive(Result<PlanePicture> answer, Event arrives)
{
    PicturePtr picture;
    if (answer)
        picture = std::make_shared<const PlanePicture>(*std::move(answer));
    (m_course.*arrives)(picture);
    if (picture) {
        show(picture);
    } else {
        m_slowTimer.stop();
        emit failed(answer.error());
    }
    m_course.told();
    follow();
}

void PictureLoader::show(const PicturePtr& picture)
{
    m_slowTimer.stop();
    keepPyramid();
    emit arrived(picture);
}

// What was reduced of planes elsewhere goes before blocks have too little room.
void PictureLoader::keepPyramid() const
{
    if (const BlockCache* cache = m_source->keeper())
        PyramidCache::ofProgram().use(m_pyramid, BlockCache::mostShared(cache->budget()));
}

} // namespace bloscope
