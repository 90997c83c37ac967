#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace bloscope::bench {

// What is compared: the time of the processors that a side takes, which other programs on the
// machine hardly change, or the time that passes, which is what threads are for.
enum class Clock { Processor, Wall };

// Two ways to the same result, timed in turns within one run, so that a machine that slows down
// slows both. The figure is the ratio of their times.
struct Sides {
    std::function<void()> ours;
    std::function<void()> peer;
    std::size_t bytes = 0;                // that either side yields, for the reader of the table
    std::string note = {};                // said behind the figures
    std::function<void()> before = [] {}; // each turn of either side, outside of what is timed
};

struct Pair {
    std::string name;    // "decode: climate, zstd, shuffle"
    std::string against; // "bare codec and a memcpy"
    double target = 0;   // least ratio peer / ours; 0: none
    Clock clock = Clock::Processor;
    int turns = 15;               // each of both sides
    std::function<Sides()> sides; // makes what is needed, outside of what is timed
};

// To be run by Google Benchmark, which filters and repeats.
void registerPair(Pair pair);

} // namespace bloscope::bench
