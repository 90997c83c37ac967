#include "ui/chunks/chunk_survey.h"

#include <algorithm>
#include <mutex>

namespace bloscope {

namespace {

constexpr std::int64_t chunksAtOnce = 64; // between two looks at whether to go on

} // namespace

ChunkMapCells::ChunkMapCells(const ChunkPlane& of)
    : plane(of),
      step((std::max(of.rows(), of.columns()) - 1) / mostCells + 1),
      rows((of.rows() + step - 1) / step),
      columns((of.columns() + step - 1) / step),
      marks(static_cast<std::size_t>(rows * columns))
{
}

void ChunkMapCells::add(ChunkPlane::Position chunk, const ChunkFacts& facts)
{
    ChunkMark& mark =
        marks[static_cast<std::size_t>(chunk.row / step * columns + chunk.column / step)];
    if (mark.seen == 0 || facts.content == ChunkContent::Damaged)
        mark.content = facts.content;
    ++mark.seen;
    mark.nbytes += facts.nbytes;
    mark.cbytes += facts.cbytes;
}

struct ChunkSurvey::Shared {
    void add(const std::vector<std::pair<ChunkPlane::Position, ChunkFacts>>& facts)
    {
        const std::lock_guard lock(mutex);
        for (const auto& [position, chunk] : facts)
            cells.add(position, chunk);
    }

    std::mutex mutex;
    ChunkMapCells cells;
};

ChunkSurvey::ChunkSurvey(Scheduler& scheduler, FramePtr frame, const ChunkPlane& plane,
                         QObject* parent)
    : QObject(parent),
      m_shared(std::make_shared<Shared>()),
      m_job(new LongJob(tr("Looking at chunks"), this))
{
    m_shared->cells = ChunkMapCells(plane);
    connect(m_job, &LongJob::progressed, this, &ChunkSurvey::progressed);
    connect(m_job, &LongJob::finished, this, &ChunkSurvey::finished);
    m_job->start(
        scheduler,
        [shared = m_shared, frame = std::move(frame), plane](const Job& job) -> Result<> {
            job.start(static_cast<std::uint64_t>(plane.count()));
            for (std::int64_t first = 0; first < plane.count(); first += chunksAtOnce) {
                if (job.stopped())
                    return cancelled();
                const std::int64_t end = std::min(first + chunksAtOnce, plane.count());
                std::vector<std::pair<ChunkPlane::Position, ChunkFacts>> facts;
                for (std::int64_t n = first; n < end; ++n) {
                    const ChunkPlane::Position at{n / plane.columns(), n % plane.columns()};
                    facts.emplace_back(at, factsOf(*frame, *plane.chunkAt(at)));
                }
                shared->add(facts);
                job.advance(static_cast<std::uint64_t>(end - first));
            }
            return {};
        });
}

ChunkMapCells ChunkSurvey::cells() const
{
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->cells;
}

} // namespace bloscope
