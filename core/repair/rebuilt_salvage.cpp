#include "core/base/checked.h"
#include "core/frame/file_marks.h"
#include "core/frame/frame.h"
#include "core/repair/array_fit.h"
#include "core/repair/chunk_order.h"
#include "core/repair/chunk_walk.h"
#include "core/repair/damaged_section.h"
#include "core/repair/found_index.h"
#include "core/repair/rescued_metadata.h"
#include "core/repair/salvage_plan.h"
#include "core/repair/settle_form.h"
#include "core/repair/stated_header.h"

#include <algorithm>
#include <fmt/format.h>

// Salvage where no index leads to the chunks.
namespace bloscope {

namespace {

// What decides about chunks that no index puts into an order.
struct PlaceOrder {
    std::optional<std::int64_t> expected; // chunks that the frame is to have
    bool isCut = false;                   // the end of the file is missing
};

using Kind = WalkedPart::Kind;

// Appends part after part, and counts.
class PlacedChunks {
 public:
    explicit PlacedChunks(SalvagePlan& plan) : m_plan(plan) {}

    Result<> append(const WalkedPart& part)
    {
        if (part.kind == Kind::Readable)
            return m_plan.appendFound(m_found++);
        return m_plan.appendLost(m_plan.reason(part.why), 1, part.chunk.nbytes);
    }

    Result<> appendMissing(std::int64_t count, const char* why)
    {
        return count > 0 ? m_plan.appendLost(m_plan.reason(why), count) : Result<>();
    }

 private:
    SalvagePlan& m_plan;
    std::uint32_t m_found = 0;
};

// The parts up to the last chunk; what lies behind it is no gap between chunks.
std::span<const WalkedPart> upToTheLastChunk(const std::vector<WalkedPart>& parts)
{
    std::size_t end = parts.size();
    while (end > 0 && parts[end - 1].kind == Kind::Gap)
        --end;
    return {parts.data(), end};
}

Result<> appendEnd(PlacedChunks& chunks, std::int64_t missing, const PlaceOrder& order,
                   SalvagePlan& plan)
{
    if (missing <= 0 || !order.expected)
        return {};
    if (order.isCut) {
        plan.lose("chunks",
                  fmt::format("the last {} of {} are not in the file", missing, *order.expected));
        return {};
    }
    plan.lose("chunks", fmt::format("the positions of {} of {} are unknown, since only the index "
                                    "recorded them; the others come first",
                                    missing, *order.expected));
    return chunks.appendMissing(missing, "it was stored only in the index, or is lost");
}

// The chunks of the new frame in the order of their places; `parts` are those of a walk, and their
// readable ones are in plan.found, in the same order. For gaps between them chunks are lost, as
// many as are expected and missing. Errors: Limit.
Result<> orderByPlace(const std::vector<WalkedPart>& parts, const PlaceOrder& order,
                      SalvagePlan& plan)
{
    const auto placed = upToTheLastChunk(parts);
    const auto gaps = std::ranges::count(placed, Kind::Gap, &WalkedPart::kind);
    const auto known = static_cast<std::int64_t>(placed.size()) - gaps;
    std::int64_t missing =
        order.expected ? std::max(*order.expected - known, std::int64_t(0)) : gaps;
    const bool isOneGap = gaps == 1 && !order.isCut;
    PlacedChunks chunks(plan);
    for (const WalkedPart& part : placed) {
        if (part.kind != Kind::Gap) {
            BLOSCOPE_CHECK(chunks.append(part));
            continue;
        }
        const std::int64_t inGap = isOneGap ? missing : std::min(missing, std::int64_t(1));
        BLOSCOPE_CHECK(chunks.appendMissing(inGap, "its bytes are destroyed"));
        missing -= inGap;
    }
    return appendEnd(chunks, missing, order, plan);
}

// The same for chunk files, whose names are their numbers where as many are expected.
Result<> orderByName(const std::vector<WalkedPart>& parts, const PlaceOrder& order,
                     SalvagePlan& plan)
{
    const auto known = static_cast<std::int64_t>(parts.size());
    const std::int64_t named = parts.empty() ? 0 : parts.back().chunk.place + 1;
    const bool areNumbers = order.expected && known < *order.expected && named <= *order.expected;
    PlacedChunks chunks(plan);
    std::int64_t next = 0;
    for (const WalkedPart& part : parts) {
        if (areNumbers) {
            BLOSCOPE_CHECK(chunks.appendMissing(part.chunk.place - next, "its file is missing"));
        }
        BLOSCOPE_CHECK(chunks.append(part));
        next = areNumbers ? part.chunk.place + 1 : next + 1;
    }
    return appendEnd(chunks, order.expected.value_or(next) - next, order, plan);
}

using Kind = WalkedPart::Kind;

// The numbers of the chunk files in a folder, sorted.
Result<std::vector<std::int64_t>> chunkFilesIn(const ByteFolder& folder)
{
    constexpr std::size_t mostFiles = 1 << 22;
    BLOSCOPE_TRY(const auto members, folder.list(mostFiles));
    std::vector<std::int64_t> numbers;
    for (const ByteFolder::Member& member : members) {
        const auto number = numberOfChunkFile(member.name);
        if (number)
            numbers.push_back(*number);
    }
    std::ranges::sort(numbers);
    return numbers;
}

class Rebuilding {
 public:
    Rebuilding(const ByteSourcePtr& source, const ByteFolderPtr& folder, const Limits& limits,
               WorkerPool& pool, const Job& job)
        : m_pool(pool), m_job(job)
    {
        m_plan.way = SalvagePlan::Way::Rebuilt;
        m_plan.from = folder ? FrameKind::Sparse : FrameKind::Contiguous;
        m_plan.source = source;
        m_plan.folder = folder;
        m_plan.limits = limits;
    }

    Result<SalvagePlan> run()
    {
        m_job.start(m_plan.source->size());
        BLOSCOPE_TRY(m_stated, readStatedHeader(*m_plan.source, m_plan.limits));
        takeHeader();
        BLOSCOPE_CHECK(walk());
        if (m_chunks.empty() && m_walked.parts.empty() && !m_stated.isThere)
            return nothingFound();
        BLOSCOPE_CHECK(order());
        if (m_plan.found.empty() && m_plan.runs.empty() && !m_stated.isThere)
            return nothingFound();
        m_plan.promisedChunks = expectedChunks();
        settleForm(statedForm(), m_plan);
        return std::move(m_plan);
    }

 private:
    Error nothingFound() const
    {
        return {ErrorKind::NotBlosc2, fmt::format("no part of a Blosc2 frame was found in {} bytes",
                                                  m_plan.source->size())};
    }

    void takeHeader()
    {
        m_plan.header = m_stated.fields;
        m_plan.header.chunksize = 0; // nothing is refused by it
        m_plan.header.typesize = std::max(m_plan.header.typesize, 1);
        if (!m_stated.isThere)
            m_plan.lose("header", "it is missing, and so are the metalayers");
        for (std::string& damage : m_stated.damage)
            m_plan.note("header", std::move(damage));
        if (!m_stated.loss.empty())
            m_plan.lose("header", m_stated.loss);
        tellOfMetalayers(m_stated.metalayerNotes, m_stated.metalayerLosses, m_plan);
        rescueMetalayers(m_stated.metalayers, m_plan);
        m_array = statedArray(m_plan.metalayers);
        m_plan.isArrayLost = !m_array && (!m_stated.isThere || !isWhole(m_stated.metalayers));
        m_plan.context = dataChunkContext(m_plan.header, m_stated.metalayers);
        const auto typesize =
            m_array ? m_array->typesizeFor(m_stated.fields.chunksize) : std::nullopt;
        m_plan.context.typesize = typesize.value_or(m_plan.header.typesize);
    }

    Result<> walk()
    {
        ChunkWalk walk(m_plan, m_pool, m_job);
        BLOSCOPE_TRY(m_walked, walk.run(m_stated.end, m_plan.source->size()));
        if (m_walked.isGivenUp)
            m_plan.lose("chunks", "the search for more of them was stopped: too much data looks "
                                  "like chunks but is not");
        if (m_plan.folder) {
            BLOSCOPE_TRY(const auto numbers, chunkFilesIn(*m_plan.folder));
            const ChunksAtPlaces files(m_plan, 0, m_pool, m_job);
            BLOSCOPE_TRY(m_chunks, files.check(numbers));
        }
        const std::uint64_t size = m_plan.source->size();
        const std::uint64_t most = std::min<std::uint64_t>(size, trailerEndBytes);
        BLOSCOPE_TRY(const ByteBuffer end, readBytes(*m_plan.source, size - most, most));
        m_isCut = !completeTrailer(m_walked.trailers) && !endsATrailer(end);
        return {};
    }

    // It begins behind the index; values in it look like chunks that follow.
    Result<> takeTrailer(const std::optional<FoundIndex>& index)
    {
        if (const FoundTrailer* trailer = completeTrailer(m_walked.trailers)) {
            rescueVlMetalayers(trailer->vlMetalayers, m_plan);
            return {};
        }
        std::uint64_t begin = endOfParts();
        if (index)
            begin = static_cast<std::uint64_t>(endOf(m_walked.parts[index->part]));
        else if (!m_walked.trailers.empty())
            begin = m_walked.trailers.back().offset;
        return rescueDamagedTrailer(begin, m_plan.source->size(), m_plan);
    }

    static std::int64_t endOf(const WalkedPart& part)
    {
        return part.chunk.place + part.chunk.cbytes;
    }

    std::uint64_t endOfParts() const
    {
        for (auto part = m_walked.parts.rbegin(); part != m_walked.parts.rend(); ++part)
            if (part->kind != Kind::Gap)
                return static_cast<std::uint64_t>(endOf(*part));
        return std::min(m_stated.end, m_plan.source->size());
    }

    // Entries of an index begin to count behind the header, wherever that ended.
    IndexedPlaces indexedPlaces() const
    {
        IndexedPlaces places{.count = expectedChunks(), .areInTheSource = !m_plan.folder};
        for (const WalkedPart& file : m_chunks)
            places.files.push_back(file.chunk.place);
        if (m_stated.isThere)
            places.bases = {m_stated.fields.headerLen + m_stated.shift,
                            static_cast<std::int64_t>(m_stated.end)};
        if (m_stated.isThere && m_stated.fields.cbytes > 0)
            places.areaSize = m_stated.fields.cbytes;
        return places;
    }

    Result<> order()
    {
        const auto index =
            indexAmong(m_walked.parts, m_plan.source, indexedPlaces(), m_plan.limits);
        BLOSCOPE_CHECK(takeTrailer(index));
        std::vector<WalkedPart>& parts = m_plan.folder ? m_chunks : m_walked.parts;
        PlacedReasons destroyed;
        if (index && !m_plan.folder) {
            destroyed = doubtShifted(*index, *m_plan.source, parts);
            m_behindIndex =
                std::ranges::count(parts.begin() + static_cast<std::ptrdiff_t>(index->part) + 1,
                                   parts.end(), Kind::Readable, &WalkedPart::kind);
            parts.resize(index->part);
        } else if (!index && !m_plan.folder) {
            doubtLastChunk();
            leaveUselessIndexOut();
        }
        LossesByPlace losses = takeParts(parts, m_plan);
        for (const auto& [place, why] : destroyed)
            losses.emplace(place, m_plan.reason(why));
        if (index)
            return orderByFound(*index, losses);
        m_plan.lose("index", "it is missing: the chunks were put in file order");
        const PlaceOrder order{expectedChunks(), m_isCut};
        return m_plan.folder ? orderByName(parts, order, m_plan)
                             : orderByPlace(parts, order, m_plan);
    }

    // Bytes are missing, and the beginning of the index with them: the last chunk may end in what
    // was the index.
    void doubtLastChunk()
    {
        const bool isShorter = m_stated.isThere && !m_isCut &&
                               std::cmp_less(m_plan.source->size(), m_stated.fields.frameLen);
        if (!isShorter || m_walked.parts.empty())
            return;
        std::size_t end = m_walked.parts.size();
        const bool hasRest = m_walked.parts.back().kind == Kind::Gap;
        end -= hasRest ? 1 : 0;
        if (end == 0 || (hasRest && m_walked.parts.back().hasHeader))
            return;
        WalkedPart& last = m_walked.parts[end - 1];
        const bool isIndex =
            !hasRest && isUselessIndex(m_walked.parts, end - 1, expectedChunks(), true);
        if (last.kind != Kind::Readable || isIndex || last.chunk.state != FoundChunk::State::Whole)
            return;
        last.chunk.state = FoundChunk::State::Unchecked;
        last.why = "bytes are missing in it or after it, where the index was";
    }

    // The index is behind the last chunk and is none of them.
    void leaveUselessIndexOut()
    {
        std::vector<WalkedPart>& parts = m_walked.parts;
        std::size_t last = parts.size();
        while (last > 0 && parts[last - 1].kind == Kind::Gap)
            --last;
        const bool isBeforeTheTrailer = last == parts.size() && !m_isCut;
        if (last == 0 || !isUselessIndex(parts, last - 1, expectedChunks(), isBeforeTheTrailer))
            return;
        m_plan.note("index", fmt::format("the one found at byte {} does not point to any chunk",
                                         parts[last - 1].chunk.place));
        parts.resize(last - 1);
    }

    Result<> orderByFound(const FoundIndex& index, const LossesByPlace& losses)
    {
        m_plan.note("index",
                    fmt::format("it was found at byte {}", index.index->chunk()->offset()));
        if (m_behindIndex > 0)
            m_plan.note("chunks",
                        fmt::format("{} after the index are not part of the frame", m_behindIndex));
        const std::int64_t begin = index.shifts.steps().front().by;
        if (m_stated.isThere && !m_plan.folder && begin != static_cast<std::int64_t>(m_stated.end))
            m_plan.lose("header", fmt::format("it ends at byte {}, but the chunks begin at byte "
                                              "{}: its metalayers may be wrong",
                                              m_stated.end, begin));
        if (index.isAmbiguous)
            m_plan.lose(
                "index",
                "some of its entries are ambiguous: their chunks may belong one position later");
        m_plan.hasFoundIndex = true;
        return orderByIndex(*index.index, index.shifts, losses, m_plan, m_job);
    }

    std::int32_t usualBytes() const
    {
        std::int32_t most = 0;
        for (const FoundChunk& chunk : m_plan.found)
            most = std::max(most, chunk.nbytes);
        return most;
    }

    // By the array's metadata, or else by the header.
    std::optional<std::int64_t> expectedChunks() const
    {
        std::optional<std::int64_t> count;
        if (m_array)
            count = m_array->chunkCount();
        else if (m_stated.isThere && m_stated.hasNbytes() && m_stated.fields.chunksize > 0 &&
                 usualBytes() <= m_stated.fields.chunksize)
            count = ceilDivide<std::int64_t>(m_stated.fields.nbytes, m_stated.fields.chunksize);
        return count && *count <= format::maxChunks ? count : std::nullopt;
    }

    StatedForm statedForm() const
    {
        StatedForm stated{.isCountKnown = m_plan.hasFoundIndex};
        if (!m_stated.isThere)
            return stated;
        const bool isVariable = m_stated.fields.variableChunks();
        if (m_stated.hasNbytes())
            stated.nbytes = m_stated.fields.nbytes;
        if (m_stated.fields.chunksize > 0 || (m_stated.fields.chunksize == 0 && isVariable))
            stated.chunksize = m_stated.fields.chunksize;
        if (m_stated.hasTypesize())
            stated.typesize = m_stated.fields.typesize;
        return stated;
    }

    WorkerPool& m_pool;
    const Job& m_job;
    SalvagePlan m_plan;
    StatedHeader m_stated;
    std::optional<StatedArray> m_array;
    WalkedBytes m_walked;             // of the source
    std::vector<WalkedPart> m_chunks; // files of the folder
    std::int64_t m_behindIndex = 0;   // chunks
    bool m_isCut = false;
};

} // namespace

Result<SalvagePlan> salvageByWalking(const ByteSourcePtr& source, const ByteFolderPtr& folder,
                                     const Limits& limits, WorkerPool& pool, const Job& job)
{
    return Rebuilding(source, folder, limits, pool, job).run();
}

} // namespace bloscope
