#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace bloscope {

// Helping hands for loops whose turns do not depend on each other: blocks to decode, rows to
// format. The only place where core has threads; whoever builds it (the program, a test) says how
// many and hands it to those who need it. Safe to call from any number of threads at once; the
// caller works too, so a pool of no extra threads is a plain loop and nothing can wait for itself.
class WorkerPool {
 public:
    // `threads` counts the caller: 1 starts none. 0 means one per processor.
    explicit WorkerPool(unsigned threads = 0);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    unsigned threads() const { return static_cast<unsigned>(m_threads.size()) + 1; }

    // Calls turn(0) .. turn(count - 1), each once, and returns when all are done. They begin in
    // their order, without waiting for those before. An exception of a turn (std::bad_alloc, say)
    // is rethrown here after the others have ended.
    void forEach(std::size_t count, const std::function<void(std::size_t)>& turn);

 private:
    struct Loop;

    void work();
    static void takeTurns(Loop& loop);

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::shared_ptr<Loop>> m_loops;
    bool m_stopping = false;
    std::vector<std::thread> m_threads;
};

} // namespace bloscope
