#include "core/frame/frame.h"
#include "core/repair/array_fit.h"
#include "core/repair/chunk_order.h"
#include "core/repair/damaged_section.h"
#include "core/repair/rescued_metadata.h"
#include "core/repair/salvage_plan.h"
#include "core/repair/settle_form.h"
#include "core/repair/stated_header.h"

#include <algorithm>
#include <fmt/format.h>

// Salvage where the index is believed.
namespace bloscope {

namespace {

using Content = SalvagedRun::Content;
using Kind = WalkedPart::Kind;

class IndexedSalvage {
 public:
    IndexedSalvage(const FramePtr& frame, WorkerPool& pool, const Job& job)
        : m_frame(*frame), m_pool(pool), m_job(job)
    {
        m_plan.from = frame->kind();
        m_plan.source = frame->source();
        m_plan.folder = frame->folder();
        m_plan.limits = frame->limits();
        m_plan.header = frame->header();
        m_plan.context = frame->kind() == FrameKind::Chunk
                             ? ChunkContext()
                             : dataChunkContext(frame->header(), frame->metalayers());
        m_areaBegin = frame->kind() == FrameKind::Contiguous ? frame->header().headerLen : 0;
        m_areaEnd = frame->kind() == FrameKind::Contiguous
                        ? m_areaBegin + frame->header().cbytes
                        : static_cast<std::int64_t>(frame->source()->size());
    }

    Result<SalvagePlan> run()
    {
        m_job.start(m_frame.storedBytes());
        for (std::string& oddity : makeDefaultsUsual(m_plan.header))
            m_plan.note("header", std::move(oddity));
        takeMetalayers();
        if (m_frame.kind() != FrameKind::Chunk) {
            BLOSCOPE_CHECK(rescueTrailer());
        }
        BLOSCOPE_CHECK(checkChunks());
        BLOSCOPE_CHECK(lookForMissedChunks());
        settleForm(statedForm(), m_plan);
        return std::move(m_plan);
    }

 private:
    void takeMetalayers()
    {
        if (m_frame.kind() == FrameKind::Chunk)
            return;
        const auto length = static_cast<std::uint64_t>(m_frame.header().headerLen);
        const auto header = readBytes(*m_plan.source, 0, length);
        if (!header)
            return rescueMetalayers(m_frame.metalayers(), m_plan);
        RescuedSection rescued =
            rescuedSection(MetadataSectionOf::Header, *header, m_plan.source->origin(), true);
        tellOfMetalayers(std::move(rescued.notes), std::move(rescued.losses), m_plan);
        rescueMetalayers(rescued.section, m_plan);
        m_plan.context = dataChunkContext(m_frame.header(), rescued.section);
    }

    Result<> rescueTrailer()
    {
        const Trailer* stated = m_frame.trailer();
        if (stated) {
            const std::uint64_t begin = stated->offset - m_plan.source->origin();
            return rescueDamagedTrailer(begin, begin + stated->size, m_plan);
        }
        const std::uint64_t begin = endOfIndex();
        const Job quiet{m_job.stop, nullptr};
        ChunkWalk walk(m_plan, m_pool, quiet);
        BLOSCOPE_TRY(const WalkedBytes walked, walk.run(begin, m_plan.source->size()));
        const FoundTrailer* trailer = completeTrailer(walked.trailers);
        if (!trailer)
            return rescueDamagedTrailer(begin, m_plan.source->size(), m_plan);
        m_plan.note("trailer", fmt::format("it was found at byte {}",
                                           m_plan.source->origin() + trailer->offset));
        rescueVlMetalayers(trailer->vlMetalayers, m_plan);
        return {};
    }

    std::uint64_t endOfIndex() const
    {
        if (!m_frame.index())
            return static_cast<std::uint64_t>(m_frame.header().headerLen);
        const ChunkPtr& chunk = m_frame.index()->chunk();
        return chunk->offset() - m_plan.source->origin() +
               static_cast<std::uint64_t>(chunk->header().cbytes);
    }

    Result<> checkChunks()
    {
        const ChunksAtPlaces chunks(m_plan, static_cast<std::uint64_t>(m_areaEnd), m_pool, m_job);
        if (m_frame.kind() == FrameKind::Chunk) {
            BLOSCOPE_TRY(const auto parts, chunks.check(std::vector<std::int64_t>{0}));
            const LossesByPlace losses = takeParts(parts, m_plan);
            return m_plan.found.empty() ? m_plan.appendLost(losses.at(0)) : m_plan.appendFound(0);
        }
        if (!m_frame.index())
            return {};
        BLOSCOPE_TRY(const auto places, placesIn(*m_frame.index(), m_areaBegin, m_job));
        settleTypesize();
        BLOSCOPE_TRY(auto parts, chunks.check(places));
        refuseLarger(parts);
        const LossesByPlace losses = takeParts(parts, m_plan);
        return orderByIndex(*m_frame.index(), EntryShifts(m_areaBegin), losses, m_plan, m_job);
    }

    StatedForm statedForm() const
    {
        const FrameHeader& header = m_frame.header();
        StatedForm stated{.nbytes = header.nbytes, .typesize = header.typesize};
        if (header.chunksize > 0 || header.variableChunks())
            stated.chunksize = header.chunksize;
        return stated;
    }

    // Array and chunks together say how large an element is; some codecs ask for it.
    void settleTypesize()
    {
        const auto array = statedArray(m_plan.metalayers);
        const auto typesize = array ? array->typesizeFor(m_frame.header().chunksize) : std::nullopt;
        if (typesize && *typesize == typesizeOfChunks())
            m_plan.context.typesize = *typesize;
    }

    // That of the first chunk that opens; 0 where none does.
    std::int32_t typesizeOfChunks() const
    {
        constexpr std::int64_t mostTried = 16;
        for (std::int64_t n = 0; n < std::min(m_frame.chunkCount(), mostTried); ++n)
            if (const auto chunk = m_frame.chunk(n); chunk && (*chunk)->isStored())
                return (*chunk)->header().typesize;
        return 0;
    }

    // No chunk is larger than chunksize, unless it is the header that is wrong about most of them.
    void refuseLarger(std::vector<WalkedPart>& parts) const
    {
        const auto isLarger = [&](const WalkedPart& part) {
            return part.kind == Kind::Readable && m_frame.header().chunksize > 0 &&
                   part.chunk.nbytes > m_frame.header().chunksize;
        };
        const auto larger = static_cast<std::size_t>(std::ranges::count_if(parts, isLarger));
        if (larger * 2 > parts.size() && parts.size() > 1)
            return;
        for (WalkedPart& part : parts)
            if (isLarger(part)) {
                part.kind = Kind::Lost;
                part.why = fmt::format("it decodes to {} bytes, more than the frame's chunk size "
                                       "{}",
                                       part.chunk.nbytes, m_frame.header().chunksize);
            }
    }

    // Whole chunks that no entry leads to, while entries lead to nothing.
    Result<> lookForMissedChunks()
    {
        const bool hasLost = std::ranges::any_of(
            m_plan.runs, [](const SalvagedRun& run) { return run.content == Content::Lost; });
        const bool hasShared = ledChunks() > std::ssize(m_plan.found);
        if ((!hasLost && !hasShared) || m_frame.kind() != FrameKind::Contiguous)
            return {};
        std::vector<FoundChunk> missed;
        std::int64_t at = m_areaBegin;
        std::vector<FoundChunk> known = m_plan.found;
        known.push_back({.place = m_areaEnd});
        for (const FoundChunk& chunk : known) {
            BLOSCOPE_CHECK(walkOver(at, chunk.place, missed));
            at = std::max(at, chunk.place + chunk.cbytes);
        }
        if (missed.empty())
            return {};
        if (areAllThere(missed) &&
            (hasShared || agreesWithOthers(missed) || (lostEntries() > 1 && ascends())))
            return takeAsTheyLie(missed);
        if (hasShared)
            m_plan.lose("index",
                        fmt::format("no entry points to any of {} chunks, while several point to "
                                    "the same one: some may be in the wrong place",
                                    missed.size()));
        return hasShared ? Result<>() : reattach(missed);
    }

    std::int64_t ledChunks() const
    {
        std::int64_t count = 0;
        for (const SalvagedRun& run : m_plan.runs)
            count += run.content == Content::Found ? run.count : 0;
        return count;
    }

    // Are there as many stored chunks in the file as the index has entries?
    bool areAllThere(const std::vector<FoundChunk>& missed) const
    {
        const bool hasUnstored = std::ranges::any_of(
            m_plan.runs, [](const SalvagedRun& run) { return run.content == Content::Unstored; });
        return !hasUnstored && std::ssize(m_plan.found) + std::ssize(missed) == m_plan.chunkCount();
    }

    // Entries that lead to nothing, or to the chunks of others, are wrong: the order of the file
    // counts, and is beyond doubt where all other entries agree with it.
    Result<> takeAsTheyLie(const std::vector<FoundChunk>& missed)
    {
        const std::int64_t others = othersIn(missed);
        m_plan.found = inOrder(missed);
        m_plan.runs.clear();
        for (std::uint32_t i = 0; i < m_plan.found.size(); ++i)
            BLOSCOPE_CHECK(m_plan.appendFound(i));
        m_plan.note("index", fmt::format("{} chunks missing from it were found", missed.size()));
        if (others > 0)
            m_plan.lose(
                "index",
                fmt::format(
                    "{} of its entries point to other chunks: the chunks were put in file order",
                    others));
        return {};
    }

    std::vector<FoundChunk> inOrder(const std::vector<FoundChunk>& missed) const
    {
        std::vector<FoundChunk> all = m_plan.found;
        all.insert(all.end(), missed.begin(), missed.end());
        std::ranges::sort(all, {}, &FoundChunk::place);
        return all;
    }

    std::int64_t lostEntries() const
    {
        std::int64_t count = 0;
        for (const SalvagedRun& run : m_plan.runs)
            count += run.content == Content::Lost ? run.count : 0;
        return count;
    }

    // Do the entries that lead to chunks follow the order of the file? Those of an index into which
    // bytes were inserted do, and lead to the neighbours.
    bool ascends() const
    {
        std::int64_t last = -1;
        for (const SalvagedRun& run : m_plan.runs) {
            if (run.content != Content::Found)
                continue;
            if (m_plan.found[run.number].place <= last || run.count > 1)
                return false;
            last = m_plan.found[run.number].place;
        }
        return true;
    }

    bool agreesWithOthers(const std::vector<FoundChunk>& missed) const
    {
        return othersIn(missed) == 0;
    }

    // Entries that lead to another chunk than the one that is in their place in the file.
    std::int64_t othersIn(const std::vector<FoundChunk>& missed) const
    {
        const std::vector<FoundChunk> all = inOrder(missed);
        std::int64_t others = 0;
        std::size_t number = 0;
        for (const SalvagedRun& run : m_plan.runs)
            for (std::int64_t i = 0; i < run.count; ++i, ++number)
                others += run.content == Content::Found &&
                                  m_plan.found[run.number].place != all[number].place
                              ? 1
                              : 0;
        return others;
    }

    Result<> walkOver(std::int64_t begin, std::int64_t end, std::vector<FoundChunk>& missed)
    {
        if (begin >= end)
            return {};
        const Job quiet{m_job.stop, nullptr};
        ChunkWalk walk(m_plan, m_pool, quiet);
        BLOSCOPE_TRY(const WalkedBytes walked,
                     walk.run(static_cast<std::uint64_t>(begin), static_cast<std::uint64_t>(end)));
        for (const WalkedPart& part : walked.parts)
            if (part.kind == Kind::Readable && part.chunk.state == FoundChunk::State::Whole)
                missed.push_back(part.chunk);
        return {};
    }

    // Where between two chunks as many are lost as lie between them in the file, they are these.
    Result<> reattach(const std::vector<FoundChunk>& missed)
    {
        std::vector<SalvagedRun> runs;
        std::swap(runs, m_plan.runs);
        for (std::size_t i = 0; i < runs.size();) {
            std::size_t next = i;
            while (next < runs.size() && runs[next].content != Content::Found)
                ++next;
            const std::int64_t from = i == 0 ? m_areaBegin : m_plan.found[runs[i - 1].number].place;
            const std::int64_t to =
                next == runs.size() ? m_areaEnd : m_plan.found[runs[next].number].place;
            BLOSCOPE_CHECK(appendBetween({runs.data() + i, next - i}, between(missed, from, to)));
            if (next < runs.size()) {
                BLOSCOPE_CHECK(m_plan.append(runs[next]));
            }
            i = next + 1;
        }
        if (m_reattached > 0)
            m_plan.note("index", fmt::format("{} chunks missing from it were found", m_reattached));
        return {};
    }

    static std::span<const FoundChunk> between(std::span<const FoundChunk> missed,
                                               std::int64_t from, std::int64_t to)
    {
        const auto begin = std::ranges::lower_bound(missed, from, {}, &FoundChunk::place);
        const auto end = std::ranges::lower_bound(missed, to, {}, &FoundChunk::place);
        return begin < end ? std::span(begin, end) : std::span<const FoundChunk>();
    }

    Result<> appendBetween(std::span<const SalvagedRun> runs, std::span<const FoundChunk> missed)
    {
        std::int64_t lost = 0;
        for (const SalvagedRun& run : runs)
            lost += run.content == Content::Lost ? run.count : 0;
        const bool areThese = lost == static_cast<std::int64_t>(missed.size());
        std::size_t taken = 0;
        for (const SalvagedRun& run : runs) {
            if (!areThese || run.content != Content::Lost) {
                BLOSCOPE_CHECK(m_plan.append(run));
                continue;
            }
            for (std::int64_t i = 0; i < run.count; ++i) {
                m_plan.found.push_back(missed[taken++]);
                const auto number = static_cast<std::uint32_t>(m_plan.found.size() - 1);
                BLOSCOPE_CHECK(m_plan.appendFound(number));
            }
        }
        m_reattached += areThese ? lost : 0;
        return {};
    }

    const Frame& m_frame;
    WorkerPool& m_pool;
    const Job& m_job;
    SalvagePlan m_plan;
    std::int64_t m_areaBegin = 0; // of the chunks in the source
    std::int64_t m_areaEnd = 0;
    std::int64_t m_reattached = 0; // chunks that no entry led to
};

} // namespace

bool isReached(const Frame& frame)
{
    if (frame.kind() == FrameKind::Chunk || frame.index())
        return true;
    const std::uint64_t behindHeader =
        frame.fileOffset() + static_cast<std::uint64_t>(frame.header().headerLen);
    return !frame.indexError() && frame.trailer() && frame.trailer()->offset == behindHeader;
}

Result<SalvagePlan> salvageByIndex(const FramePtr& frame, WorkerPool& pool, const Job& job)
{
    return IndexedSalvage(frame, pool, job).run();
}

} // namespace bloscope
