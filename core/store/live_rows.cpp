#include "core/store/live_rows.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::int64_t liveIn(ByteView flags)
{
    return std::ranges::count_if(flags, [](std::byte flag) { return flag != std::byte{0}; });
}

} // namespace

Result<std::unique_ptr<LiveRows>> LiveRows::of(FramePtr flags, BlockCache& cache, WorkerPool& pool)
{
    std::unique_ptr<LiveRows> rows(new LiveRows);
    BLOSCOPE_TRY(rows->m_flags, RowReader::of(std::move(flags), cache, pool));
    if (rows->m_flags->rowBytes() != 1)
        return Error{
            ErrorKind::Malformed,
            fmt::format("a byte for each row is needed, there are {}", rows->m_flags->rowBytes())};
    if (rows->capacity() > mostRows)
        return Error{ErrorKind::Limit,
                     fmt::format("the table has room for {} rows; the limit is {}",
                                 rows->capacity(), mostRows)};
    return rows;
}

// Tables that were not closed have room for a million rows or more, nearly all of them zeros of
// which only the index knows.
bool LiveRows::isAllZeros(std::int64_t begin, std::int64_t end) const
{
    const auto& layout = m_flags->array().layout();
    if (!layout)
        return false;
    const std::int64_t chunkRows = layout->chunkshape[0];
    for (std::int64_t n = begin / chunkRows; n * chunkRows < end; ++n) {
        const auto entry = m_flags->array().frame()->indexEntry(n);
        if (!entry || entry->special != SpecialKind::Zeros)
            return false;
    }
    return true;
}

Result<ByteBuffer> LiveRows::flagsFrom(std::int64_t begin, const Job& job) const
{
    const std::int64_t count = std::min(rowsPerStep, capacity() - begin);
    BLOSCOPE_TRY(RowReader::Rows read, m_flags->readRange(begin, count, {job.stop}));
    if (!read.problems.empty())
        return Error{ErrorKind::Malformed,
                     "which rows are alive cannot be told: " + read.problems.front()};
    return std::move(read.bytes);
}

Result<> LiveRows::countAll(const Job& job) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_count)
            return {};
    }
    std::vector<Step> steps;
    std::int64_t live = 0;
    job.start(static_cast<std::uint64_t>(capacity()));
    for (std::int64_t begin = 0; begin < capacity(); begin += rowsPerStep) {
        if (job.stopped())
            return cancelled();
        job.advance(static_cast<std::uint64_t>(std::min(rowsPerStep, capacity() - begin)));
        if (isAllZeros(begin, std::min(begin + rowsPerStep, capacity())))
            continue;
        BLOSCOPE_TRY(const ByteBuffer flags, flagsFrom(begin, job));
        const std::int64_t here = liveIn(flags);
        if (here > 0)
            steps.push_back({begin, live});
        live += here;
    }
    const std::lock_guard lock(m_mutex);
    m_steps = std::move(steps);
    m_count = live;
    return {};
}

Result<std::int64_t> LiveRows::count(const Job& job) const
{
    BLOSCOPE_CHECK(countAll(job));
    const std::lock_guard lock(m_mutex);
    return *m_count;
}

Result<std::vector<std::int64_t>> LiveRows::places(std::int64_t first, std::int64_t count,
                                                   const Job& job) const
{
    BLOSCOPE_CHECK(countAll(job)); // from here on m_steps does not change
    std::vector<std::int64_t> places;
    auto step = std::ranges::upper_bound(m_steps, first, {}, &Step::liveBefore);
    if (step != m_steps.begin())
        --step;
    for (; step != m_steps.end() && static_cast<std::int64_t>(places.size()) < count; ++step) {
        BLOSCOPE_TRY(const ByteBuffer flags, flagsFrom(step->begin, job));
        std::int64_t row = step->liveBefore;
        for (std::size_t i = 0; i < flags.size(); ++i) {
            if (flags[i] == std::byte{0})
                continue;
            if (row >= first && row < first + count)
                places.push_back(step->begin + static_cast<std::int64_t>(i));
            ++row;
        }
    }
    return places;
}

} // namespace bloscope
