#include "ui/find/cell_search.h"

#include "core/find/find_cell.h"

namespace bloscope {

namespace {

// Which of several fields makes a cell one of those that are looked for.
Result<std::optional<std::string>> fieldOf(const std::vector<std::int64_t>& cell,
                                           const CellSearch::Wish& wish, const CellSource& source)
{
    std::vector<DimensionSlice> indices;
    for (const std::int64_t index : SliceGrid::indexOf(wish.slice, cell))
        indices.push_back(DimensionSlice::index(index));
    const Slice one(wish.slice.shape(), std::move(indices));
    for (const DTypeLeaf& field : wish.texts->fields) {
        BLOSCOPE_TRY(const auto scan,
                     TextMatchScan::create(source, one,
                                           TextQuery{wish.texts->kind, wish.texts->text, {field}}));
        BLOSCOPE_TRY(const std::uint64_t cells, countCells(*scan, wish.criterion));
        if (cells > 0)
            return std::optional(field.path);
    }
    return std::optional<std::string>();
}

Result<CellSearch::Answer> answerTo(const CellSearch::Wish& wish, const CellSource& source,
                                    ChunkSummaries* summaries, const Job& job)
{
    BLOSCOPE_TRY(const auto scan, CellSearch::scanOf(wish, source));
    const bool isOfChunks = !wish.part && !wish.texts;
    CellSearch::Answer answer;
    BLOSCOPE_TRY(FoundAround found,
                 findCellAround(*scan, wish.criterion, wish.direction, wish.from,
                                isOfChunks ? summaries : nullptr, job, &answer.tally));
    answer.cell = std::move(found.cell);
    answer.hasTurned = found.hasTurned;
    if (answer.cell && wish.texts && wish.texts->fields.size() > 1) {
        BLOSCOPE_TRY(answer.field, fieldOf(*answer.cell, wish, source));
    }
    return answer;
}

} // namespace

Result<NumberScanPtr> CellSearch::scanOf(const Wish& wish, const CellSource& source)
{
    if (wish.texts)
        return TextMatchScan::create(source, wish.slice, *wish.texts);
    return numberScanOf(source, wish.slice, wish.part);
}

CellSearch::CellSearch(CellSourcePtr source, Scheduler& scheduler, Wish wish,
                       std::shared_ptr<ChunkSummaries> summaries, QObject* parent)
    : QObject(parent), m_job(new LongJob(tr("Searching"), this))
{
    const auto answer = std::make_shared<Answer>();
    connect(m_job, &LongJob::progressed, this, &CellSearch::progressed);
    connect(m_job, &LongJob::finished, this, [this, answer](const Result<>& outcome) {
        emit finished(outcome ? Result<Answer>(*answer) : Result<Answer>(outcome.error()));
    });
    m_job->start(scheduler,
                 [source = std::move(source), wish = std::move(wish),
                  summaries = std::move(summaries), answer](const Job& job) -> Result<> {
                     BLOSCOPE_TRY(*answer, answerTo(wish, *source, summaries.get(), job));
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
