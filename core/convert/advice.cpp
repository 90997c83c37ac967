#include "core/convert/advice.h"

#include "core/base/checked.h"
#include "core/convert/encoding_words.h"
#include "core/convert/partition.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

// Blocks of all chunks along one dimension that hold something of the array. Where that holds
// nothing, chunks and blocks may have no extent either.
std::int64_t blocksAlong(std::int64_t extent, std::int64_t chunk, std::int64_t block)
{
    if (extent == 0)
        return 0;
    return extent / chunk * ceilDivide(chunk, block) + ceilDivide(extent % chunk, block);
}

Shape blocksPerDimension(const Shape& shape, const Partition& partition)
{
    Shape blocks(shape.size());
    for (std::size_t d = 0; d < shape.size(); ++d)
        blocks[d] = blocksAlong(shape[d], partition.chunkshape[d], partition.blockshape[d]);
    return blocks;
}

PlaneCost costOf(const Shape& blocks, const Partition& partition, std::int64_t itemsize)
{
    const auto product = [](const Shape& factors) {
        return checkedProduct<std::int64_t>(factors).value_or(INT64_MAX);
    };
    const auto times = [](std::int64_t a, std::int64_t b) {
        return checkedMultiply(a, b).value_or(INT64_MAX);
    };
    const std::int64_t count = product(blocks);
    return {count, times(count, times(product(partition.blockshape), itemsize))};
}

constexpr double networkBytesPerSecond = 100e6; // of a gigabit, or a slow disk
constexpr double encodingShare = 0.01;          // written once, read a hundred times
constexpr double leastGain = 0.05;              // for which a file is written anew

// How often the array is decoded, when all of its planes along a dimension are read one by one.
double readingsAlong(const AdviceRow& row, std::size_t d)
{
    if (d >= row.planes.size())
        return 1;
    const PlaneCost whole =
        wholeCost(row.how.shape, {row.how.chunkshape, row.how.blockshape}, row.how.chunks.typesize);
    return static_cast<double>(row.planes[d].bytes) * static_cast<double>(row.how.shape[d]) /
           static_cast<double>(std::max<std::int64_t>(whole.bytes, 1));
}

double readings(const AdviceRow& row, const std::vector<std::size_t>& planesAlong)
{
    if (planesAlong.empty())
        return 1;
    double sum = 0;
    for (const std::size_t d : planesAlong)
        sum += readingsAlong(row, d);
    return sum / static_cast<double>(planesAlong.size());
}

// "23 % smaller", "as large"
std::string sizeText(std::uint64_t bytes, std::uint64_t now)
{
    const double percent = 100 * (1 - static_cast<double>(bytes) /
                                          static_cast<double>(std::max<std::uint64_t>(now, 1)));
    if (std::abs(percent) < 1)
        return "same size as now";
    return fmt::format("{:.0f} % {} than now", std::abs(percent),
                       percent > 0 ? "smaller" : "larger");
}

// "read in 0.53 of the time"
std::string timeText(double seconds, double now)
{
    return fmt::format("decoding takes {:.2f} of the current time", seconds / std::max(now, 1e-9));
}

// Does the reference library read parts of it wrongly?
bool isReadWrongly(const AdviceRow& row)
{
    return needsOneBlock(row.how.chunks) && row.how.chunkshape != row.how.blockshape;
}

const char* nameOf(AdviceGoal goal)
{
    switch (goal) {
    case AdviceGoal::Small:
        return "smallest size";
    case AdviceGoal::Fast:
        return "fastest to decode";
    case AdviceGoal::Balanced:
        break;
    }
    return "fastest to read and decode";
}

std::string reasonFor(const AdviceRow& row, const AdviceRow* now, AdviceGoal goal,
                      const std::vector<std::size_t>& planesAlong)
{
    if (row.isCurrent)
        return fmt::format("keep the current storage: no alternative gains at least {:.0f} %",
                           100 * leastGain);
    std::string reason = nameOf(goal);
    if (!now || !now->storedBytes)
        return reason;
    reason += ": " + sizeText(*row.storedBytes, *now->storedBytes);
    if (now->decodeSeconds)
        reason += ", " + timeText(*row.decodeSeconds * readings(row, planesAlong),
                                  *now->decodeSeconds * readings(*now, planesAlong));
    if (isReadWrongly(*now))
        reason += "; at present the reference library misreads parts of chunks, because they have "
                  "the delta filter and several blocks";
    return reason;
}

std::size_t recommendedOf(const std::vector<AdviceRow>& rows, const AdviceRow* now, AdviceGoal goal,
                          const std::vector<std::size_t>& planesAlong)
{
    const auto first = std::ranges::find_if_not(rows, isReadWrongly);
    if (first == rows.end())
        return 0;
    const auto best = costOf(*first, goal, planesAlong);
    const auto stays = now && !isReadWrongly(*now) ? costOf(*now, goal, planesAlong) : std::nullopt;
    if (best && stays && *best > (1 - leastGain) * *stays)
        return static_cast<std::size_t>(now - rows.data());
    return static_cast<std::size_t>(first - rows.begin());
}

} // namespace

std::vector<PlaneCost> planeCosts(const Shape& shape, const Partition& partition,
                                  std::int64_t itemsize)
{
    std::vector<PlaneCost> costs;
    for (std::size_t d = 0; d < shape.size(); ++d) {
        Shape blocks = blocksPerDimension(shape, partition);
        blocks[d] = std::min<std::int64_t>(blocks[d], 1);
        costs.push_back(costOf(blocks, partition, itemsize));
    }
    return costs;
}

PlaneCost wholeCost(const Shape& shape, const Partition& partition, std::int64_t itemsize)
{
    return costOf(blocksPerDimension(shape, partition), partition, itemsize);
}

std::optional<double> costOf(const AdviceRow& row, AdviceGoal goal,
                             const std::vector<std::size_t>& planesAlong)
{
    if (!row.storedBytes)
        return {};
    const auto bytes = static_cast<double>(*row.storedBytes);
    if (goal == AdviceGoal::Small)
        return bytes;
    if (!row.decodeSeconds || !row.encodeSeconds)
        return {};
    const double arriving = goal == AdviceGoal::Balanced ? bytes / networkBytesPerSecond : 0;
    return readings(row, planesAlong) * (*row.decodeSeconds + arriving) +
           encodingShare * *row.encodeSeconds;
}

Advice advise(std::vector<AdviceRow> rows, AdviceGoal goal,
              const std::vector<std::size_t>& planesAlong)
{
    Advice advice;
    const auto orderOf = [&](const AdviceRow& row) {
        return costOf(row, goal, planesAlong).value_or(std::numeric_limits<double>::infinity());
    };
    std::ranges::stable_sort(rows, {}, orderOf);
    const auto current = std::ranges::find(rows, true, &AdviceRow::isCurrent);
    const AdviceRow* now = current == rows.end() ? nullptr : &*current;
    advice.recommended = recommendedOf(rows, now, goal, planesAlong);
    advice.reason = reasonFor(rows[advice.recommended], now, goal, planesAlong);
    advice.rows = std::move(rows);
    return advice;
}

std::optional<double> ratioOf(const AdviceRow& row, std::uint64_t elementBytes)
{
    if (!row.storedBytes)
        return {};
    return static_cast<double>(elementBytes) /
           static_cast<double>(std::max<std::uint64_t>(*row.storedBytes, 1));
}

std::string secondsText(double seconds)
{
    return seconds < 1 ? fmt::format("{:.3g} ms", seconds * 1e3) : fmt::format("{:.3g} s", seconds);
}

std::string pipelineText(const ChunkEncoding& how)
{
    std::string text = fmt::format("{}:{}", codecWord(how), how.level);
    for (const std::string& filter : filterTexts(how))
        text += ", " + filter;
    return text;
}

} // namespace bloscope
