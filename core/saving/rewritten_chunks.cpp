#include "core/saving/rewritten_chunks.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::uint64_t mostBytesAtOnce = 64_MiB; // decoded, of chunks that are being encoded
constexpr std::size_t keptAtOnce = 1_MiB;         // smaller ones would stay in memory

// Brings encoded chunks to the store, many small ones together.
class ChunkKeeper {
 public:
    ChunkKeeper(SpillStore& store, RewrittenChunks& to) : m_store(store), m_to(to) {}

    Result<> add(std::int64_t number, const RewrittenChunk& chunk)
    {
        m_to.items.push_back({number, chunk.unstored, {{}, m_pending.size(), chunk.stored.size()}});
        m_pending.insert(m_pending.end(), chunk.stored.begin(), chunk.stored.end());
        return m_pending.size() < keptAtOnce ? Result<>() : flush();
    }

    Result<> flush()
    {
        if (m_pending.empty())
            return {};
        BLOSCOPE_TRY(const KeptBytesPtr kept, m_store.keep(std::exchange(m_pending, {})));
        for (; m_flushed < m_to.items.size(); ++m_flushed)
            if (m_to.items[m_flushed].unstored == SpecialKind::None)
                m_to.items[m_flushed].stored.bytes = kept;
        return {};
    }

 private:
    SpillStore& m_store;
    RewrittenChunks& m_to;
    ByteBuffer m_pending;
    std::size_t m_flushed = 0; // items whose chunks the store has
};

void add(const RoundedValues& rounded, RoundedValues& to)
{
    if (to.elements == 0)
        to = rounded;
    else
        to.elements += rounded.elements;
}

std::size_t chunksAtOnce(const Frame& frame, const WorkerPool& pool)
{
    const std::int32_t chunkBytes = frame.header().chunksize;
    const std::uint64_t fitting =
        chunkBytes > 0 ? mostBytesAtOnce / static_cast<std::uint64_t>(chunkBytes) : 1;
    return std::clamp<std::size_t>(fitting, 1, 2 * std::size_t(pool.threads()));
}

// Some edited chunks at a time: all threads encode them, then they go to the store.
class Rewriting {
 public:
    Rewriting(const ChunkRewriter& rewriter, const RewriteOptions& options, SpillStore& store,
              const Job& job)
        : m_rewriter(rewriter), m_options(options), m_store(store), m_job(job)
    {
    }

    using Edited = ValueEdits::Chunks::const_iterator;

    Result<> rewrite(const std::vector<Edited>& batch, WorkerPool& pool)
    {
        std::vector<Result<RewrittenChunk>> rewritten(batch.size(), RewrittenChunk());
        pool.forEach(batch.size(), [&](std::size_t i) {
            if (!m_job.stopped())
                rewritten[i] =
                    m_rewriter.rewrite(batch[i]->first, *batch[i]->second, m_options.uniform,
                                       m_options.keepsBefore ? &m_store : nullptr);
        });
        if (m_job.stopped())
            return cancelled();
        for (std::size_t i = 0; i < batch.size(); ++i) {
            BLOSCOPE_TRY(RewrittenChunk chunk, std::move(rewritten[i]));
            if (!chunk.isSame)
                BLOSCOPE_CHECK(take(batch[i]->first, std::move(chunk)));
        }
        m_job.advance(batch.size());
        return {};
    }

    Result<RewrittenChunks> finish() &&
    {
        BLOSCOPE_CHECK(m_keeper.flush());
        m_all.before = ValueEdits(std::move(m_before));
        return std::move(m_all);
    }

 private:
    Result<> take(std::int64_t number, RewrittenChunk chunk)
    {
        if (chunk.before)
            m_before.emplace(number, std::move(chunk.before));
        add(chunk.rounded, m_all.rounded);
        return m_keeper.add(number, chunk);
    }

    const ChunkRewriter& m_rewriter;
    const RewriteOptions& m_options;
    SpillStore& m_store;
    const Job& m_job;
    RewrittenChunks m_all;
    ValueEdits::Chunks m_before;
    ChunkKeeper m_keeper{m_store, m_all};
};

} // namespace

Result<RewrittenChunks> rewriteChunks(const FramePtr& frame, const ValueEdits& edits,
                                      WorkerPool& pool, const RewriteOptions& options,
                                      const Job& job)
{
    if (edits.isEmpty())
        return RewrittenChunks();
    const ChunkRewriter rewriter(frame);
    BLOSCOPE_CHECK(rewriter.checkFrame());
    const ValueEdits::Chunks& chunks = edits.chunks();
    Rewriting rewriting(rewriter, options, chunks.begin()->second->store(), job);
    job.start(chunks.size());
    for (auto next = chunks.begin(); next != chunks.end();) {
        std::vector<Rewriting::Edited> batch;
        while (next != chunks.end() && batch.size() < chunksAtOnce(*frame, pool))
            batch.push_back(next++);
        BLOSCOPE_CHECK(rewriting.rewrite(batch, pool));
    }
    return std::move(rewriting).finish();
}

} // namespace bloscope
