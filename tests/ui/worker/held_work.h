#pragma once

#include "ui/worker/scheduler.h"

#include <future>
#include <optional>
#include <vector>

namespace bloscope::test {

// Holds the background work of a scheduler (jobs: changes of values, saving, exports) as long as
// somebody wants that: what is asked for meanwhile waits for a thread.
class HeldWork {
 public:
    explicit HeldWork(Scheduler& scheduler) : m_scheduler(scheduler) {}
    ~HeldWork() { release(); }

    bool isHeld() const { return m_gate.has_value(); }
    void hold()
    {
        if (isHeld())
            return;
        const std::shared_future<void> opened = m_gate.emplace().get_future().share();
        for (int thread = 0; thread < threads; ++thread)
            m_tickets.push_back(m_scheduler.submit(
                Scheduler::Priority::Background, &m_receiver,
                [opened](const std::stop_token&) {
                    opened.wait();
                    return true;
                },
                [](bool) {}));
    }
    void release()
    {
        if (!isHeld())
            return;
        m_gate->set_value();
        m_gate.reset();
        m_tickets.clear();
    }

 private:
    static constexpr int threads = 2; // that the scheduler has for the background

    Scheduler& m_scheduler;
    QObject m_receiver;
    std::optional<std::promise<void>> m_gate;
    std::vector<Ticket> m_tickets;
};

} // namespace bloscope::test
