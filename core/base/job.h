#pragma once

#include <atomic>
#include <cstdint>
#include <stop_token>

namespace bloscope {

// How far a long piece of work is. Written by the worker, polled by whoever draws the bar.
struct Progress {
    std::atomic<std::uint64_t> done = 0;
    std::atomic<std::uint64_t> total = 0; // 0 while unknown
    std::atomic<bool> isWaiting = false;  // for another program, which holds a lock

    void start(std::uint64_t steps)
    {
        done = 0;
        total = steps;
    }
    void advance(std::uint64_t steps = 1) { done += steps; }
};

// What long work carries along: the wish to stop and a place to say how far it is.
struct Job {
    std::stop_token stop;
    Progress* progress = nullptr; // not owned; may be null

    bool stopped() const { return stop.stop_requested(); }
    void start(std::uint64_t steps) const
    {
        if (progress)
            progress->start(steps);
    }
    void setWaiting(bool waiting) const
    {
        if (progress)
            progress->isWaiting = waiting;
    }
    void advance(std::uint64_t steps = 1) const
    {
        if (progress)
            progress->advance(steps);
    }
};

} // namespace bloscope
