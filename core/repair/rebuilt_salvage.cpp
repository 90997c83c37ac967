#include "core/base/checked.h"
#include "core/frame/data_chunk_context.h"
#include "core/frame/sparse_names.h"
#include "core/repair/array_fit.h"
#include "core/repair/chunk_places.h"
#include "core/repair/found_index.h"
#include "core/repair/place_order.h"
#include "core/repair/rescued_metadata.h"
#include "core/repair/salvage_ways.h"
#include "core/repair/stated_header.h"

#include <algorithm>
#include <fmt/format.h>

// Salvage where no index leads to the chunks.
namespace bloscope {

namespace {

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
        settle();
        return std::move(m_plan);
    }

 private:
    Error nothingFound() const
    {
        return {ErrorKind::NotBlosc2, fmt::format("nothing of a Blosc2 frame was found in {} bytes",
                                                  m_plan.source->size())};
    }

    void takeHeader()
    {
        m_plan.header = m_stated.fields;
        m_plan.header.chunksize = 0; // nothing is refused by it
        m_plan.header.typesize = std::max(m_plan.header.typesize, 1);
        m_plan.header.blocksize = std::max(m_plan.header.blocksize, 0);
        if (!m_stated.isThere)
            m_plan.lose("header", "it is not there, and the metalayers with it");
        for (std::string& damage : m_stated.damage)
            m_plan.note("header", std::move(damage));
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
            m_plan.lose("chunks", "the search for more of them was given up: too much looks like "
                                  "chunks and is none");
        if (m_plan.folder) {
            BLOSCOPE_TRY(const auto numbers, chunkFilesIn(*m_plan.folder));
            const ChunksAtPlaces files(m_plan, 0, m_pool, m_job);
            BLOSCOPE_TRY(m_chunks, files.check(numbers));
        }
        const FoundTrailer* trailer = trailerThatCounts(m_walked.trailers);
        m_isCut = !trailer || !trailer->isComplete;
        if (trailer)
            rescueVlMetalayers(trailer->vlMetalayers, m_plan);
        else
            m_plan.lose("trailer", "it is not there, and the vlmetalayers with it");
        return {};
    }

    // Entries of an index begin to count behind the header, wherever that ended.
    IndexedPlaces indexedPlaces() const
    {
        IndexedPlaces places;
        places.areInTheSource = !m_plan.folder;
        for (const WalkedPart& part : m_plan.folder ? m_chunks : m_walked.parts)
            (part.kind == Kind::Gap ? places.gaps : places.known).push_back(part.chunk.place);
        if (m_plan.folder) {
            places.bases = {0};
        } else {
            places.bases = {static_cast<std::int64_t>(m_stated.end), m_stated.fields.headerLen};
            if (!places.known.empty())
                places.bases.push_back(places.known.front());
        }
        return places;
    }

    Result<> order()
    {
        const IndexedPlaces places = indexedPlaces();
        const auto index = indexAmong(m_walked.parts, m_plan.source, places, m_plan.limits);
        std::vector<WalkedPart>& parts = m_plan.folder ? m_chunks : m_walked.parts;
        if (index && !m_plan.folder) {
            m_behindIndex =
                std::ranges::count(parts.begin() + static_cast<std::ptrdiff_t>(index->part) + 1,
                                   parts.end(), Kind::Readable, &WalkedPart::kind);
            parts.resize(index->part);
        }
        const LossesByPlace losses = takeParts(parts, m_plan);
        if (index)
            return orderByFound(*index, losses);
        m_plan.lose("index", "it is not there: chunks follow one another as they lie in the file");
        const PlaceOrder order{expectedChunks(), m_isCut};
        return m_plan.folder ? orderByName(parts, order, m_plan)
                             : orderByPlace(parts, order, m_plan);
    }

    Result<> orderByFound(const FoundIndex& index, const LossesByPlace& losses)
    {
        m_plan.note("index",
                    fmt::format("it was found at byte {}", index.index->chunk()->offset()));
        if (m_behindIndex > 0)
            m_plan.note("chunks", fmt::format("{} behind the index are of nobody", m_behindIndex));
        m_hasIndex = true;
        return orderByIndex(*index.index, index.base, losses, m_plan, m_job);
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

    void settle()
    {
        settleTypesize();
        if (m_array && !m_hasIndex) {
            fitShape();
        }
        settleSizes(statedSizes(), m_plan);
        settleBlocksize();
        m_plan.countLosses();
    }

    // Chunks of arrays have one size; others tell the size of their elements, up to 255.
    void settleTypesize()
    {
        if (m_plan.found.empty())
            return;
        const auto ofArray = m_array ? m_array->typesizeFor(usualBytes()) : std::nullopt;
        const std::uint8_t first = m_plan.found.front().typesize;
        const bool areAlike = std::ranges::all_of(
            m_plan.found, [&](const FoundChunk& chunk) { return chunk.typesize == first; });
        std::int32_t typesize = ofArray.value_or(m_plan.header.typesize);
        if (!ofArray && (!m_stated.hasTypesize() || (areAlike && first > 1)))
            typesize = first;
        if (m_stated.isThere && typesize != m_stated.fields.typesize)
            m_plan.note("header",
                        fmt::format("typesize is {}, the chunks have elements of {} bytes",
                                    m_stated.fields.typesize, typesize));
        m_plan.header.typesize = typesize;
    }

    // An array whose chunks are not all there gets the shape that they fill.
    void fitShape()
    {
        const auto expected = m_array->chunkCount();
        const std::int64_t chunks = m_plan.chunkCount();
        if (expected && *expected == chunks)
            return;
        const auto needed = fitArray(*m_array, chunks, m_plan);
        if (!needed || *needed <= chunks)
            return;
        const auto why = m_plan.reason("it is not in the file, and others of its row are");
        if (!m_plan.appendLost(why, *needed - chunks))
            m_plan.lose("array", "its last row of chunks is not complete");
    }

    StatedSizes statedSizes() const
    {
        StatedSizes stated;
        if (m_stated.isThere && m_stated.hasNbytes())
            stated.nbytes = m_stated.fields.nbytes;
        if (m_stated.isThere && m_stated.hasChunksize())
            stated.chunksize = m_stated.fields.chunksize;
        const auto elements = m_array ? m_array->elementsOfChunk() : std::nullopt;
        const auto bytes = elements
                               ? checkedMultiply<std::int64_t>(*elements, m_plan.header.typesize)
                               : std::nullopt;
        if (bytes && *bytes <= format::maxChunkBytes)
            stated.arrayChunk = static_cast<std::int32_t>(*bytes);
        return stated;
    }

    void settleBlocksize()
    {
        if (!m_array)
            return;
        const auto elements = checkedProduct<std::int64_t>(m_array->metadata.blockshape);
        const auto bytes = elements
                               ? checkedMultiply<std::int64_t>(*elements, m_plan.header.typesize)
                               : std::nullopt;
        if (bytes && *bytes <= format::maxBlockBytes)
            m_plan.header.blocksize = static_cast<std::int32_t>(*bytes);
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
    bool m_hasIndex = false;
};

} // namespace

Result<SalvagePlan> salvageByWalking(const ByteSourcePtr& source, const ByteFolderPtr& folder,
                                     const Limits& limits, WorkerPool& pool, const Job& job)
{
    return Rebuilding(source, folder, limits, pool, job).run();
}

} // namespace bloscope
