#include "core/doctor/check_chunks.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t chunksAtOnce = 256; // chunks
constexpr std::size_t mostPlaces = std::size_t(4) << 20;

class ChunksChecker {
 public:
    ChunksChecker(const Array& array, CheckTools& tools, FindingLog& log, const Job& job)
        : m_array(array), m_frame(*array.frame()), m_tools(tools), m_log(log), m_job(job)
    {
    }

    Result<CheckedChunks> run()
    {
        const std::int64_t count = m_frame.chunkCount();
        m_log.report.chunks = count;
        m_job.start(static_cast<std::uint64_t>(count));
        if (isOneRun()) {
            m_job.advance(static_cast<std::uint64_t>(count - 1));
            BLOSCOPE_CHECK(check(count - 1, count)); // the only one that may be shorter
        } else {
            BLOSCOPE_CHECK(check(0, count));
        }
        return std::move(m_checked);
    }

 private:
    // Is there one entry in the index for all chunks, and none of them stored? Hundreds of millions
    // of chunks take a few bytes then, and looking at each of them takes minutes.
    bool isOneRun() const
    {
        const ChunkIndex* index = m_frame.index();
        if (!index || index->chunk()->header().payload() != Payload::Special)
            return false;
        const auto entry = m_frame.indexEntry(0);
        return entry && !entry->stored() && m_frame.chunk(0);
    }

    Result<> check(std::int64_t begin, std::int64_t end)
    {
        std::vector<ChunkFindings> findings;
        for (std::int64_t first = begin; first < end; first += chunksAtOnce) {
            findings.assign(static_cast<std::size_t>(std::min(chunksAtOnce, end - first)), {});
            m_tools.pool.forEach(findings.size(), [&](std::size_t i) {
                if (m_job.stopped())
                    return;
                findings[i] =
                    checkChunk(m_array, first + static_cast<std::int64_t>(i), m_tools, m_job);
                m_job.advance();
            });
            if (m_job.stopped())
                return cancelled();
            for (const ChunkFindings& found : findings)
                tell(found);
        }
        return {};
    }

    void tell(const ChunkFindings& chunk)
    {
        m_log.report.decodedBytes += chunk.decodedBytes;
        const std::int64_t before = m_log.report.damagedParts;
        for (const Finding& finding : chunk.findings)
            m_log.tell(finding);
        m_log.count(chunk.moreDamage);
        if (m_log.report.damagedParts > before)
            ++m_log.report.damagedChunks;
        keepPlace(chunk);
    }

    void keepPlace(const ChunkFindings& chunk)
    {
        const bool hasRoom = m_checked.places.size() < mostPlaces;
        if (!chunk.isOpened || (chunk.stored && !hasRoom))
            m_checked.areAllKnown = false;
        else if (chunk.stored && m_frame.kind() == FrameKind::Contiguous)
            m_checked.places.push_back(*chunk.stored);
    }

    const Array& m_array;
    const Frame& m_frame;
    CheckTools& m_tools;
    FindingLog& m_log;
    const Job& m_job;
    CheckedChunks m_checked;
};

} // namespace

Result<CheckedChunks> checkChunks(const Array& array, CheckTools& tools, FindingLog& log,
                                  const Job& job)
{
    return ChunksChecker(array, tools, log, job).run();
}

} // namespace bloscope
