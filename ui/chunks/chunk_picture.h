#pragma once

#include "core/array/chunk_plane.h"
#include "core/inspect/chunk_facts.h"
#include "ui/worker/long_job.h"

#include <QImage>
#include <QPalette>
#include <QString>

namespace bloscope {

// What was seen of the chunks that share a cell of a map.
struct ChunkMark {
    std::uint32_t seen = 0;
    std::uint64_t nbytes = 0; // of all of them
    std::uint64_t cbytes = 0;
    ChunkContent content = ChunkContent::Damaged; // of the worst: damaged, or else the first
};

// A plane of chunks in at most mostCells x mostCells cells of `step` x `step` chunks each.
struct ChunkMapCells {
    static constexpr std::int64_t mostCells = 512;

    ChunkPlane plane;
    std::int64_t step = 1;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::vector<ChunkMark> marks; // row by row

    ChunkMapCells() = default;
    explicit ChunkMapCells(const ChunkPlane& of);

    void add(ChunkPlane::Position chunk, const ChunkFacts& facts);
    const ChunkMark& at(std::int64_t row, std::int64_t column) const
    {
        return marks[static_cast<std::size_t>(row * columns + column)];
    }
};

// Looks at all chunks of a plane in the background, in the order of the plane. Lives in the GUI
// thread; destroying it ends the work.
class ChunkSurvey : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    ChunkSurvey(Scheduler& scheduler, FramePtr frame, const ChunkPlane& plane,
                QObject* parent = nullptr);

    ChunkMapCells cells() const; // as far as they were seen
    std::uint64_t seen() const { return m_job->done(); }
    bool isRunning() const { return m_job->isRunning(); }

 signals:
    void progressed();
    void finished();

 private:
    struct Shared; // with the worker

    std::shared_ptr<Shared> m_shared;
    LongJob* m_job;
};

enum class ChunkColoring { Ratio, StoredBytes, Content };

// A map of chunks in colours, a pixel for each of its cells, and what the colours mean as rich
// text. Cells that nobody looked at yet are transparent.
struct ChunkPicture {
    QImage image;
    QString legend;
};

ChunkPicture chunkPictureOf(const ChunkMapCells& cells, ChunkColoring coloring,
                            const QPalette& palette);

QString contentName(ChunkContent content); // "compressed", "zeros", "damaged"

} // namespace bloscope
