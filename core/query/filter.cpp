#include "core/query/filter.h"

#include "core/query/evaluation.h"
#include "core/query/row_parts.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace bloscope {

namespace {

using Bound = BoundExpression;

constexpr std::size_t mostProblemsOfFilter = 8;
constexpr std::ptrdiff_t mostGap = 1024; // rows that are sooner tested than left out

// One run of a filter. Its turns are called by several threads.
class FilterRun {
 public:
    FilterRun(const QueryTable& table, const Bound& condition, const FilterOptions& options,
              const Job& job)
        : m_table(table), m_condition(condition), m_options(options), m_job(job)
    {
    }

    Result<FilteredRows> run();

 private:
    Result<RowSet> find(RowPart part);
    std::int64_t candidatesIn(RowPart part) const;
    Result<> test(RowPart part, std::span<std::uint8_t> flags);
    Result<> testRun(RowPart run, std::span<std::uint8_t> flags);
    void take(RowPart part, const RowSet& rows);
    void note(const RowBatch& batch);

    const QueryTable& m_table;
    const Bound& m_condition;
    const FilterOptions& m_options;
    const Job& m_job;
    std::shared_ptr<const RowSet> m_live;
    std::optional<RowSet> m_candidates; // nothing: all

    std::mutex m_mutex; // of what was wrong
    FilteredRows m_found;
};

Result<FilteredRows> FilterRun::run()
{
    BLOSCOPE_TRY(m_live, m_table.live({m_job.stop}));
    const std::int64_t all = m_table.slotCount();
    m_found.slotCount = all;
    if (m_options.usesIndexes) {
        BLOSCOPE_TRY(CandidateRows candidates,
                     candidateRows(m_table, m_condition, m_options.text, m_job));
        m_candidates = std::move(candidates.rows);
        m_found.indexes = std::move(candidates.uses);
    }
    if (m_candidates)
        m_found.skipped = all - m_candidates->count();
    BLOSCOPE_TRY(const std::int64_t partRows, rowsOfPart(m_table, columnsOf(m_condition), m_job));
    BLOSCOPE_CHECK(forEachPart<RowSet>(
        m_table, partRows, m_job, [this](RowPart part) { return find(part); },
        [this](RowPart part, const RowSet& rows) {
            take(part, rows);
            return Result<>();
        }));
    m_found.rows.shrink();
    return std::move(m_found);
}

// Live rows that match.
Result<RowSet> FilterRun::find(RowPart part)
{
    const std::int64_t count = part.end - part.begin;
    const std::int64_t live = m_live->rank(part.end) - m_live->rank(part.begin);
    RowSet rows;
    if (live == 0 || candidatesIn(part) == 0)
        return rows;
    std::vector<std::uint8_t> flags(static_cast<std::size_t>(count));
    BLOSCOPE_CHECK(test(part, flags));
    if (live < count) {
        std::vector<std::uint8_t> isLive(flags.size());
        m_live->flags(part.begin, isLive);
        for (std::size_t i = 0; i < flags.size(); ++i)
            flags[i] &= isLive[i];
    }
    rows.addFlagged(part.begin, flags);
    return rows;
}

std::int64_t FilterRun::candidatesIn(RowPart part) const
{
    return m_candidates ? m_candidates->rank(part.end) - m_candidates->rank(part.begin)
                        : part.end - part.begin;
}

// Where no candidate follows for some time.
template <class Iterator>
Iterator endOfRun(Iterator begin, Iterator end)
{
    while (begin != end) {
        const auto last = std::find(begin, end, std::uint8_t(0));
        const auto limit = last + std::min(end - last, mostGap);
        begin = std::find(last, limit, std::uint8_t(1));
        if (begin == limit)
            return last;
    }
    return end;
}

// The candidates among the slots of a part, run by run.
Result<> FilterRun::test(RowPart part, std::span<std::uint8_t> flags)
{
    if (candidatesIn(part) == std::ssize(flags))
        return testRun(part, flags);
    std::vector<std::uint8_t> isCandidate(flags.size());
    m_candidates->flags(part.begin, isCandidate);
    for (auto at = isCandidate.begin(); at != isCandidate.end();) {
        at = std::find(at, isCandidate.end(), std::uint8_t(1));
        const auto last = endOfRun(at, isCandidate.end());
        const std::int64_t begin = at - isCandidate.begin();
        const std::int64_t end = last - isCandidate.begin();
        if (at != last)
            BLOSCOPE_CHECK(testRun({part.begin + begin, part.begin + end},
                                   flags.subspan(static_cast<std::size_t>(begin),
                                                 static_cast<std::size_t>(end - begin))));
        at = last;
    }
    return {};
}

// Texts that are too large to be read at once are read in halves.
Result<> FilterRun::testRun(RowPart run, std::span<std::uint8_t> flags)
{
    RowBatch batch(m_table, run.begin, run.end - run.begin, m_job);
    const Result<> found = findTrueRows(m_condition, batch, flags);
    if (found) {
        note(batch);
        return {};
    }
    if (found.error().kind() != ErrorKind::Limit || flags.size() < 2)
        return found.error();
    const std::size_t half = flags.size() / 2;
    const std::int64_t middle = run.begin + static_cast<std::int64_t>(half);
    BLOSCOPE_CHECK(testRun({run.begin, middle}, flags.first(half)));
    return testRun({middle, run.end}, flags.subspan(half));
}

void FilterRun::note(const RowBatch& batch)
{
    if (batch.damaged() == 0 && batch.problems().empty())
        return;
    const std::lock_guard lock(m_mutex);
    m_found.damaged += batch.damaged();
    for (const std::string& problem : batch.problems())
        if (m_found.problems.size() < mostProblemsOfFilter &&
            std::ranges::find(m_found.problems, problem) == m_found.problems.end())
            m_found.problems.push_back(problem);
}

void FilterRun::take(RowPart part, const RowSet& rows)
{
    m_found.rows.add(rows);
    if (m_options.progress)
        m_options.progress(m_found.rows, part.end);
}

} // namespace

Result<FilteredRows> filterRows(const QueryTable& table, const BoundExpression& condition,
                                const FilterOptions& options, const Job& job)
{
    return FilterRun(table, condition, options, job).run();
}

} // namespace bloscope
