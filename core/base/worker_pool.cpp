#include "core/base/worker_pool.h"

#include <algorithm>
#include <atomic>
#include <exception>

namespace bloscope {

struct WorkerPool::Loop {
    Loop(std::size_t turns, const std::function<void(std::size_t)>& what) : count(turns), turn(what)
    {
    }

    const std::size_t count;
    const std::function<void(std::size_t)>& turn;
    std::atomic<std::size_t> next = 0;

    std::mutex mutex;
    std::condition_variable allDone;
    std::size_t done = 0;
    std::exception_ptr failure;
};

WorkerPool::WorkerPool(unsigned threads)
{
    if (threads == 0)
        threads = std::max(1U, std::thread::hardware_concurrency());
    for (unsigned i = 1; i < threads; ++i)
        m_threads.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_wake.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

void WorkerPool::forEach(std::size_t count, const std::function<void(std::size_t)>& turn)
{
    if (count == 0)
        return;
    if (count == 1)
        return turn(0);
    const auto loop = std::make_shared<Loop>(count, turn);
    if (!m_threads.empty()) {
        {
            const std::lock_guard lock(m_mutex);
            m_loops.push_back(loop);
        }
        m_wake.notify_one();
    }
    takeTurns(*loop);
    std::unique_lock lock(loop->mutex);
    loop->allDone.wait(lock, [&] { return loop->done == loop->count; });
    if (loop->failure)
        std::rethrow_exception(loop->failure);
}

// Each thread that finds more to do than it takes wakes another one: of many threads, those that
// would find nothing sleep on, and nobody waits until all are awake.
void WorkerPool::work()
{
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return m_stopping || !m_loops.empty(); });
        if (m_stopping)
            return;
        const std::shared_ptr<Loop> loop = m_loops.front();
        if (loop->next >= loop->count) {
            m_loops.pop_front();
            continue;
        }
        const bool isMore = loop->next + 1 < loop->count || m_loops.size() > 1;
        lock.unlock();
        if (isMore)
            m_wake.notify_one();
        takeTurns(*loop);
    }
}

void WorkerPool::takeTurns(Loop& loop)
{
    std::size_t taken = 0;
    std::exception_ptr failure;
    for (std::size_t i = loop.next++; i < loop.count; i = loop.next++) {
        ++taken;
        try {
            loop.turn(i);
        } catch (...) {
            failure = std::current_exception();
        }
    }
    if (taken == 0)
        return;
    const std::lock_guard lock(loop.mutex);
    loop.done += taken;
    if (failure)
        loop.failure = failure;
    if (loop.done == loop.count)
        loop.allDone.notify_all();
}

} // namespace bloscope
