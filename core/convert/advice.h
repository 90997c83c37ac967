#pragma once

#include "core/convert/partition.h"
#include "core/frame_writing/array_encoder.h"

#include <optional>
#include <string>

namespace bloscope {

// What has to be decoded for one plane across an array, that is for one index of one dimension and
// all of the others.
struct PlaneCost {
    std::int64_t blocks = 0;
    std::int64_t bytes = 0; // decoded, padding included

    bool operator==(const PlaneCost&) const = default;
};

// For each dimension of an array that is cut so, the largest number where there are more. Where
// the array has an extent, that of the partition is 1 or more, of blocks no larger than of chunks.
std::vector<PlaneCost> planeCosts(const Shape& shape, const Partition& partition,
                                  std::int64_t itemsize);

// All blocks of the array, likewise.
PlaneCost wholeCost(const Shape& shape, const Partition& partition, std::int64_t itemsize);

// What somebody wants of a file.
enum class AdviceGoal {
    Small,   // as few bytes as can be
    Fast,    // as little time as can be, wherever the bytes come from
    Balanced // as little time as can be, with what it takes until the bytes are there
};

// One way to store an array, and what it would cost. Plain values: what they refer to is gone.
struct AdviceRow {
    ArrayEncoding how;      // shapes of chunks and blocks are empty for data that have none
    bool isCurrent = false; // the array is stored so
    bool isExact = false;   // the bytes were counted and not estimated

    // Nothing where this program cannot try it: codecs that it does not write.
    std::optional<std::uint64_t> storedBytes = {};
    std::optional<double> encodeSeconds = {}; // of one processor, for all of the array
    std::optional<double> decodeSeconds = {}; // likewise
    std::vector<PlaneCost> planes = {};       // for each dimension; empty without blocks
};

// Seconds that one row costs a goal, or, for Small, bytes: the least is the best. What is read is
// all of the array once or, where dimensions are named, each of its planes along them by itself, on
// average. Reading counts a hundred times as much as encoding, which is done once. Balanced adds
// the time in which a network of 100 MB a second brings the bytes. Nothing for rows that were not
// tried.
std::optional<double> costOf(const AdviceRow& row, AdviceGoal goal,
                             const std::vector<std::size_t>& planesAlong = {});

struct Advice {
    std::vector<AdviceRow> rows; // the best first, those that were not tried last
    std::size_t recommended = 0; // the first one, unless it is hardly better than the current one;
                                 // never one of which the reference library reads parts wrongly
    std::string reason;          // for it: "23 % smaller than now, decoded 1.4 times as fast"
    std::uint64_t elementBytes = 0;
    std::uint64_t sampledBytes = 0; // of elements, in each trial at most
};

// Puts rows into their order and recommends one of them. What is stored already stays unless
// another way costs its goal at least a twentieth less. `rows` has at least one.
Advice advise(std::vector<AdviceRow> rows, AdviceGoal goal,
              const std::vector<std::size_t>& planesAlong = {});

// Bytes of the elements for each stored one. Nothing where those were not tried.
std::optional<double> ratioOf(const AdviceRow& row, std::uint64_t elementBytes);

// "120 ms", "2.5 s"
std::string secondsText(double seconds);

// "zstd:5, shuffle": codec, level and filters in the order in which they are applied.
std::string pipelineText(const ChunkEncoding& how);

} // namespace bloscope
