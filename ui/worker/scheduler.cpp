#include "ui/worker/scheduler.h"

#include <atomic>
#include <mutex>

namespace bloscope {

namespace {

std::atomic<int> callsUnderWay = 0;

// The same call, for another thread. What Qt's queues order is not seen by ThreadSanitizer, which
// Qt is built without; what this lock orders is.
std::function<void()> handedOver(std::function<void()> call)
{
    struct Parcel {
        Parcel() { ++callsUnderWay; }
        ~Parcel() { --callsUnderWay; }
        std::mutex mutex;
        std::function<void()> call;
    };
    const auto parcel = std::make_shared<Parcel>();
    const std::lock_guard lock(parcel->mutex);
    parcel->call = std::move(call);
    return [parcel] {
        std::unique_lock taking(parcel->mutex);
        const std::function<void()> taken = std::move(parcel->call);
        taking.unlock();
        taken();
    };
}

} // namespace

bool Scheduler::areAllIdle()
{
    return callsUnderWay == 0;
}

Scheduler::Scheduler(QObject* parent) : QObject(parent)
{
    // Decoding spreads over the worker pool by itself; these threads only wait for it. More than a
    // few would let old requests hold up new ones.
    m_pool.setMaxThreadCount(3);
    m_longWork.setMaxThreadCount(2);
}

Scheduler::~Scheduler()
{
    for (QThreadPool* pool : {&m_pool, &m_longWork})
        pool->clear();
    for (QThreadPool* pool : {&m_pool, &m_longWork})
        pool->waitForDone();
}

void Scheduler::start(Priority priority, std::function<void()> task)
{
    QThreadPool& pool = priority == Priority::Background ? m_longWork : m_pool;
    pool.start(handedOver(std::move(task)), static_cast<int>(priority));
}

void Scheduler::post(std::function<void()> answer)
{
    QMetaObject::invokeMethod(this, handedOver(std::move(answer)), Qt::QueuedConnection);
}

} // namespace bloscope
