#include "ui/worker/scheduler.h"

namespace bloscope {

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
    pool.start(std::move(task), static_cast<int>(priority));
}

void Scheduler::post(std::function<void()> answer)
{
    QMetaObject::invokeMethod(this, std::move(answer), Qt::QueuedConnection);
}

} // namespace bloscope
