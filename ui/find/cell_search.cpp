#include "ui/find/cell_search.h"

namespace bloscope {

namespace {

Result<CellSearch::Answer> answerTo(const CellSearch::Wish& wish, const SliceReader& reader,
                                    ChunkSummaries* summaries, const Job& job)
{
    BLOSCOPE_TRY(const SliceScanPtr scan, SliceScan::create(reader, wish.slice, wish.part));
    CellSearch::Answer answer;
    BLOSCOPE_TRY(FoundAround found,
                 findCellAround(*scan, wish.criterion, wish.direction, wish.from,
                                wish.part ? nullptr : summaries, job, &answer.tally));
    answer.cell = std::move(found.cell);
    answer.hasTurned = found.hasTurned;
    return answer;
}

} // namespace

CellSearch::CellSearch(std::shared_ptr<const SliceReader> reader, Scheduler& scheduler, Wish wish,
                       std::shared_ptr<ChunkSummaries> summaries, QObject* parent)
    : QObject(parent), m_job(new LongJob(tr("Searching"), this))
{
    const auto answer = std::make_shared<Answer>();
    connect(m_job, &LongJob::progressed, this, &CellSearch::progressed);
    connect(m_job, &LongJob::finished, this, [this, answer](const Result<>& outcome) {
        emit finished(outcome ? Result<Answer>(*answer) : Result<Answer>(outcome.error()));
    });
    m_job->start(scheduler,
                 [reader = std::move(reader), wish = std::move(wish),
                  summaries = std::move(summaries), answer](const Job& job) -> Result<> {
                     BLOSCOPE_TRY(*answer, answerTo(wish, *reader, summaries.get(), job));
                     return {};
                 });
}

double CellSearch::share() const
{
    const auto total = static_cast<double>(m_job->total());
    return total > 0 ? static_cast<double>(m_job->done()) / total : 0;
}

double CellSearch::cellsPerSecond() const
{
    const qint64 ms = m_job->elapsedMs();
    return ms > 0 ? 1000.0 * static_cast<double>(m_job->done()) / static_cast<double>(ms) : 0;
}

} // namespace bloscope
