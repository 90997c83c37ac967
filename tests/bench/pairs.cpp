#include "tests/bench/pairs.h"

#include "tests/support/peak_memory.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

namespace bloscope::bench {

namespace {

double now(Clock clock)
{
    timespec time{};
    clock_gettime(clock == Clock::Wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double secondsOf(const std::function<void()>& work, const Sides& sides, Clock clock)
{
    sides.before();
    const double begin = now(clock);
    work();
    return now(clock) - begin;
}

// The value that `share` of the values lie below.
double quantile(std::vector<double> values, double share)
{
    const auto place = values.begin() +
                       static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

void measure(benchmark::State& state, const Pair& pair)
{
    const Sides sides = pair.sides();
    sides.peer(); // warms caches, contexts and the memory of the process
    const test::PeakMemory peak;
    sides.ours();
    const double peakBytes = static_cast<double>(peak.bytes());
    std::vector<double> ours;
    std::vector<double> ratios;
    for (auto _ : state) {
        const bool oursFirst = ratios.size() % 2 == 0;
        const double before = oursFirst ? 0 : secondsOf(sides.peer, sides, pair.clock);
        ours.push_back(secondsOf(sides.ours, sides, pair.clock));
        const double peer = oursFirst ? secondsOf(sides.peer, sides, pair.clock) : before;
        ratios.push_back(peer / ours.back());
        state.SetIterationTime(ours.back());
    }
    state.counters["seconds"] = quantile(ours, 0.5);
    state.counters["wall"] = pair.clock == Clock::Wall ? 1 : 0;
    state.counters["bytes"] = static_cast<double>(sides.bytes);
    state.counters["low"] = quantile(ratios, 0.25);
    state.counters["ratio"] = quantile(ratios, 0.5);
    state.counters["high"] = quantile(ratios, 0.75);
    state.counters["target"] = pair.target;
    state.counters["peak"] = peakBytes;
    state.SetLabel(pair.against + '\n' + sides.note);
}

} // namespace

void registerPair(Pair pair)
{
    const std::string name = pair.name;
    const int turns = pair.turns;
    benchmark::RegisterBenchmark(
        name.c_str(), [pair = std::move(pair)](benchmark::State& state) { measure(state, pair); })
        ->Iterations(turns)
        ->UseManualTime();
}

} // namespace bloscope::bench
