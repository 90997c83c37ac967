#include "ui/query/table_query.h"

#include "core/query/filter.h"
#include "core/query/query_lists.h"

#include <chrono>
#include <mutex>
#include <utility>

namespace bloscope {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds betweenParts(200);

Result<std::vector<RowKey>> keysOf(const QueryTable& table, const std::vector<SortColumn>& sort,
                                   const Job& job)
{
    std::vector<RowKey> keys;
    for (const SortColumn& column : sort) {
        const SortName name{table.columns()[column.column].name, column.isDescending};
        BLOSCOPE_TRY(RowKey key, rowKeyOf(table, name, job));
        keys.push_back(std::move(key));
    }
    return keys;
}

} // namespace

// One question and what its worker has found.
struct TableQuery::Run {
    Result<> work(const QueryTablePtr& table, const Job& job);
    Result<RowSet> filter(const QueryTablePtr& table, const RowSet& live, const Job& job);
    Result<TableAnswer> answer(const QueryTablePtr& table, std::variant<RowSet, SortedRows> rows,
                               const Job& job) const;
    void keep(TableAnswer answer);

    TableQuestion question;
    std::atomic<Phase> phase = Phase::Counting;
    std::int64_t tableRows = 0;
    std::uint64_t damaged = 0;
    std::vector<std::string> problems;
    Clock::time_point lastPart = Clock::now();
    std::mutex mutex;
    std::optional<TableAnswer> found; // that nobody has taken yet
};

void TableQuery::Run::keep(TableAnswer answer)
{
    const std::scoped_lock lock(mutex);
    found = std::move(answer);
}

Result<TableAnswer> TableQuery::Run::answer(const QueryTablePtr& table,
                                            std::variant<RowSet, SortedRows> rows,
                                            const Job& job) const
{
    TableAnswer answer;
    answer.tableRows = tableRows;
    const bool areNumbered = !question.hasAllRowsInOrder() || table->areNumberedOtherwise();
    if (areNumbered)
        answer.highestRow = std::max(table->rowNumber(0),
                                     table->rowNumber(std::max<std::int64_t>(tableRows - 1, 0)));
    BLOSCOPE_TRY(std::unique_ptr<const ChosenRows> chosen,
                 ChosenRows::of(table, {question.columns, std::move(rows), areNumbered}, job));
    BLOSCOPE_TRY(answer.count, chosen->rowCount(job));
    answer.rows = std::move(chosen);
    return answer;
}

Result<RowSet> TableQuery::Run::filter(const QueryTablePtr& table, const RowSet& live,
                                       const Job& job)
{
    if (question.condition.isEmpty())
        return live;
    const std::string text = question.condition.toStdString();
    phase = Phase::Filtering;
    BLOSCOPE_TRY(const Expression expression, parseExpression(text));
    BLOSCOPE_TRY(const BoundExpression condition, bindCondition(expression, *table, job));
    job.start(static_cast<std::uint64_t>(table->slotCount()));
    FilterOptions options;
    options.text = text;
    // A part of the rows is of use only while they are in the order of the table.
    if (question.sort.empty())
        options.progress = [&](const RowSet& rows, std::int64_t) {
            if (rows.isEmpty() || Clock::now() - lastPart < betweenParts)
                return;
            lastPart = Clock::now();
            if (auto part = answer(table, rows, job))
                keep(*std::move(part));
        };
    BLOSCOPE_TRY(FilteredRows filtered, filterRows(*table, condition, options, job));
    damaged = filtered.damaged;
    problems = std::move(filtered.problems);
    return std::move(filtered.rows);
}

Result<> TableQuery::Run::work(const QueryTablePtr& table, const Job& job)
{
    job.start(static_cast<std::uint64_t>(table->slotCount()));
    BLOSCOPE_TRY(const std::shared_ptr<const RowSet> live, table->live(job));
    tableRows = live->count();
    BLOSCOPE_TRY(RowSet rows, filter(table, *live, job));
    const auto unsorted = std::make_shared<const RowSet>(std::move(rows));
    std::variant<RowSet, SortedRows> ordered = *unsorted;
    if (!question.sort.empty()) {
        phase = Phase::Sorting;
        BLOSCOPE_TRY(const std::vector<RowKey> keys, keysOf(*table, question.sort, job));
        job.start(2 * static_cast<std::uint64_t>(unsorted->count()));
        BLOSCOPE_TRY(SortedRows sorted, sortRows(*table, *unsorted, keys, job));
        ordered = std::move(sorted);
    }
    BLOSCOPE_TRY(TableAnswer all, answer(table, std::move(ordered), job));
    all.isComplete = true;
    all.found = unsorted;
    all.damaged = damaged;
    all.problems = std::move(problems);
    keep(std::move(all));
    return {};
}

TableQuery::TableQuery(QueryTablePtr table, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_table(std::move(table)), m_scheduler(scheduler)
{
}

TableQuery::~TableQuery() = default;

void TableQuery::setTable(QueryTablePtr table)
{
    delete std::exchange(m_job, nullptr);
    m_table = std::move(table);
}

void TableQuery::ask(TableQuestion question)
{
    delete std::exchange(m_job, nullptr);
    m_question = std::move(question);
    m_run = std::make_shared<Run>();
    m_run->question = m_question;
    m_job = new LongJob(tr("Searching the table"), this);
    connect(m_job, &LongJob::progressed, this, &TableQuery::takePart);
    connect(m_job, &LongJob::finished, this, &TableQuery::finish);
    m_job->start(m_scheduler,
                 [table = m_table, run = m_run](const Job& job) { return run->work(table, job); });
}

void TableQuery::cancel()
{
    if (m_job)
        m_job->cancel();
}

QString TableQuery::progressText() const
{
    if (!m_job)
        return {};
    const std::uint64_t total = m_job->total();
    const int percent = total == 0 ? 0 : static_cast<int>(100 * m_job->done() / total);
    switch (m_run->phase) {
    case Phase::Counting:
        return tr("Counting the rows…");
    case Phase::Filtering:
        return tr("Filtering, %1 %…").arg(percent);
    case Phase::Sorting:
        break;
    }
    return tr("Sorting, %1 %…").arg(percent);
}

void TableQuery::takePart()
{
    std::optional<TableAnswer> found;
    {
        const std::scoped_lock lock(m_run->mutex);
        found = std::exchange(m_run->found, {});
    }
    if (found)
        emit answered(*found);
    emit progressed();
}

void TableQuery::finish(const Result<>& outcome)
{
    std::exchange(m_job, nullptr)->deleteLater(); // the call comes from it
    takePart();
    if (!outcome)
        emit failed(outcome.error(), m_run->phase);
}

} // namespace bloscope
