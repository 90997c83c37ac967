#include "core/convert/advisor.h"

#include "core/base/checked.h"
#include "core/chunk/chunk_encoding.h"
#include "core/convert/copy_array.h"
#include "core/convert/encoding_trial.h"
#include "core/convert/partition.h"
#include "core/convert/stored_form.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <span>
#include <vector>

namespace bloscope {

namespace {

// What the advisor tries.

using Filters = std::array<std::uint8_t, format::filterSlots>;

constexpr std::uint8_t bytedeltaFilter = 35;

// Transpositions of single bytes change nothing. Delta refers to the first block of a chunk, and
// helps where all of its blocks are nearly the same.
constexpr Filters ofBytes[] = {{}, {0, 0, 0, 0, 0, bitshuffleFilter}};
constexpr Filters ofElements[] = {{},
                                  {0, 0, 0, 0, 0, shuffleFilter},
                                  {0, 0, 0, 0, 0, bitshuffleFilter},
                                  {0, 0, 0, 0, shuffleFilter, bytedeltaFilter}};

struct CodecLevel {
    std::string_view codec;
    int level;
};

// From quick to small.
constexpr CodecLevel quickCodec = {"zstd", 1};
constexpr CodecLevel codecLevels[] = {{"lz4", 5},  {"blosclz", 5}, {"lz4hc", 9}, {"zlib", 6},
                                      {"zstd", 1}, {"zstd", 3},    {"zstd", 5},  {"zstd", 8}};

constexpr std::int64_t smallBlockBytes = std::int64_t{64_KiB};
constexpr std::size_t mostPlanes = 4; // dimensions along which planes are tried

ChunkEncoding encodingWith(std::int64_t typesize, const CodecLevel& codec, const Filters& filters)
{
    ChunkEncoding how;
    how.typesize = typesize;
    how.codec = codecNamed(codec.codec)->id;
    how.level = codec.level;
    how.filters = filters;
    return how;
}

// Each set of filters that this program writes, that loses nothing and that does something for
// elements of this size, before a quick codec.
std::vector<ChunkEncoding> triedFilters(std::int64_t itemsize)
{
    std::vector<ChunkEncoding> tried;
    const bool areBytes = ChunkEncoding{.typesize = itemsize}.headerTypesize() == 1;
    for (const Filters& filters :
         areBytes ? std::span<const Filters>(ofBytes) : std::span<const Filters>(ofElements))
        if (const ChunkEncoding how = encodingWith(itemsize, quickCodec, filters); isWritable(how))
            tried.push_back(how);
    return tried;
}

// Each codec that this program writes, at one or more levels, behind the filters of `like`, which
// itself is left out.
std::vector<ChunkEncoding> triedCodecs(const ChunkEncoding& like)
{
    std::vector<ChunkEncoding> tried;
    for (const CodecLevel& codec : codecLevels) {
        ChunkEncoding how = encodingWith(like.typesize, codec, like.filters);
        if (how.codec != like.codec || how.level != like.level)
            tried.push_back(how);
    }
    return tried;
}

// Shapes of chunks and blocks that differ from `base` and from each other: those of the rule, with
// small blocks, and with planes along each of the first dimensions.
Result<std::vector<Partition>> triedPartitions(const Shape& shape, std::int64_t itemsize,
                                               const Partition& base)
{
    std::vector<PartitionWish> wishes = {{}, {.blockBytes = smallBlockBytes}};
    const std::size_t planes = shape.size() < 2 ? 0 : std::min(shape.size(), mostPlanes);
    for (std::size_t d = 0; d < planes; ++d)
        wishes.push_back({.planesAlong = {d}});
    std::vector<Partition> tried;
    for (const PartitionWish& wish : wishes) {
        BLOSCOPE_TRY(Partition partition, choosePartition(shape, itemsize, wish));
        if (partition != base && std::ranges::find(tried, partition) == tried.end())
            tried.push_back(std::move(partition));
    }
    return tried;
}

constexpr std::int64_t pieceBytes = std::int64_t{256_KiB};
constexpr std::int64_t slowPieceBytes = std::int64_t{64_KiB}; // of levels that take 0.1 s for more
constexpr int slowLevel = 9;
constexpr std::size_t filtersForAllCodecs = 2;

double allBytesOf(const CellSource& elements)
{
    double bytes = static_cast<double>(elements.dtype().itemsize);
    for (const std::int64_t extent : elements.shape())
        bytes *= static_cast<double>(extent);
    return bytes;
}

std::uint64_t roundedBytes(double bytes)
{
    constexpr double most = 9e18; // beyond what any disk holds
    return static_cast<std::uint64_t>(std::llround(std::min(bytes, most)));
}

double chunkCountOf(const Shape& shape, const Partition& partition)
{
    return static_cast<double>(blockCount(shape, partition.chunkshape));
}

// One search for advice.
class Search {
 public:
    Search(const CellSource& elements, const AdviceWish& wish, const Job& job)
        : m_elements(elements), m_wish(wish), m_job(job)
    {
    }

    Result<Advice> run(const std::optional<AdviceRow>& stored);

 private:
    std::int64_t itemsize() const { return static_cast<std::int64_t>(m_elements.dtype().itemsize); }
    Result<Partition> basePartition(const std::optional<AdviceRow>& stored) const;
    std::vector<ChunkEncoding> encodingsOfBestFilters() const;
    const AdviceRow& bestRow() const;

    Result<ArraySample> sampleFor(const Partition& partition, std::int64_t mostBytes = pieceBytes);
    Result<> tryStored(AdviceRow row);
    Result<> tryAll(const std::vector<ChunkEncoding>& encodings, const Partition& partition,
                    const ArraySample& sample);
    Result<> tryInto(AdviceRow& row, const ArraySample& sample);

    const CellSource& m_elements;
    const AdviceWish& m_wish;
    const Job& m_job;
    std::uint64_t m_sampledBytes = 0;
    std::vector<AdviceRow> m_rows;
};

Result<Partition> Search::basePartition(const std::optional<AdviceRow>& stored) const
{
    const bool isCut = stored && stored->how.chunkshape.size() == m_elements.shape().size();
    if (isCut && m_wish.planesAlong.empty())
        return Partition{stored->how.chunkshape, stored->how.blockshape};
    return choosePartition(m_elements.shape(), itemsize(), {.planesAlong = m_wish.planesAlong});
}

// In pieces of the blocks, where these are large.
Result<ArraySample> Search::sampleFor(const Partition& partition, std::int64_t mostBytes)
{
    BLOSCOPE_TRY(const Partition pieces,
                 choosePartition(partition.blockshape, itemsize(), {.blockBytes = mostBytes}));
    BLOSCOPE_TRY(ArraySample sample,
                 ArraySample::read(m_elements, pieces.blockshape, m_wish.sampleBytes, m_job));
    m_sampledBytes = std::max(m_sampledBytes, sample.elementBytes());
    return sample;
}

// What is known of the row already stays.
Result<> Search::tryInto(AdviceRow& row, const ArraySample& sample)
{
    BLOSCOPE_TRY(const BlockFigures piece,
                 tryEncoding(sample, row.how.chunks, m_elements.pool(), m_job));
    constexpr double headerAndIndexEntry = 40; // of a chunk
    const auto pieces = static_cast<double>(blockCount(row.how.shape, sample.blockshape()));
    const double chunks = chunkCountOf(row.how.shape, {row.how.chunkshape, row.how.blockshape});
    if (!row.storedBytes)
        row.storedBytes = roundedBytes(pieces * piece.storedBytes + chunks * headerAndIndexEntry);
    row.encodeSeconds = pieces * piece.encodeSeconds;
    row.decodeSeconds = pieces * piece.decodeSeconds;
    m_job.advance();
    return {};
}

Result<> Search::tryStored(AdviceRow row)
{
    const Partition partition{row.how.chunkshape, row.how.blockshape};
    if (partition.chunkshape.size() == m_elements.shape().size() && isWritable(row.how.chunks)) {
        const bool isSlow = row.how.chunks.level >= slowLevel;
        BLOSCOPE_TRY(const ArraySample sample,
                     sampleFor(partition, isSlow ? slowPieceBytes : pieceBytes));
        BLOSCOPE_CHECK(tryInto(row, sample));
    }
    m_rows.push_back(std::move(row));
    return {};
}

Result<> Search::tryAll(const std::vector<ChunkEncoding>& encodings, const Partition& partition,
                        const ArraySample& sample)
{
    for (const ChunkEncoding& chunks : encodings) {
        AdviceRow row;
        BLOSCOPE_TRY(row.how, encodingFor(m_elements, chunks,
                                          {.chunkshape = partition.chunkshape,
                                           .blockshape = partition.blockshape}));
        row.planes = planeCosts(m_elements.shape(), partition, itemsize());
        BLOSCOPE_CHECK(tryInto(row, sample));
        m_rows.push_back(std::move(row));
    }
    return {};
}

// Of the rows so far, which are of one codec but for what is stored.
std::vector<ChunkEncoding> Search::encodingsOfBestFilters() const
{
    std::vector<AdviceRow> tried;
    std::ranges::copy_if(m_rows, std::back_inserter(tried), std::not_fn(&AdviceRow::isCurrent));
    std::ranges::stable_sort(tried, {}, &AdviceRow::storedBytes);
    tried.resize(std::min(tried.size(), filtersForAllCodecs));
    std::vector<ChunkEncoding> encodings;
    for (const AdviceRow& row : tried)
        std::ranges::copy(triedCodecs(row.how.chunks), std::back_inserter(encodings));
    return encodings;
}

const AdviceRow& Search::bestRow() const
{
    const auto isWorse = [this](const AdviceRow& a, const AdviceRow& b) {
        return costOf(a, m_wish.goal, m_wish.planesAlong) <
               costOf(b, m_wish.goal, m_wish.planesAlong);
    };
    const auto tried = std::ranges::find(m_rows, false, &AdviceRow::isCurrent);
    return *std::min_element(tried, m_rows.end(), isWorse);
}

Result<Advice> Search::run(const std::optional<AdviceRow>& stored)
{
    BLOSCOPE_TRY(const Partition base, basePartition(stored));
    BLOSCOPE_TRY(const auto partitions, triedPartitions(m_elements.shape(), itemsize(), base));
    const auto filters = triedFilters(itemsize());
    const std::size_t codecs =
        std::min(filters.size(), filtersForAllCodecs) * triedCodecs(filters.front()).size();
    m_job.start((stored ? 1 : 0) + filters.size() + codecs + partitions.size());

    if (stored) {
        BLOSCOPE_CHECK(tryStored(*stored));
    }
    {
        BLOSCOPE_TRY(const ArraySample sample, sampleFor(base));
        BLOSCOPE_CHECK(tryAll(filters, base, sample));
        BLOSCOPE_CHECK(tryAll(encodingsOfBestFilters(), base, sample));
    }
    const ChunkEncoding best = bestRow().how.chunks;
    for (const Partition& partition : partitions) {
        BLOSCOPE_TRY(const ArraySample sample, sampleFor(partition));
        BLOSCOPE_CHECK(tryAll({best}, partition, sample));
    }
    Advice advice = advise(std::move(m_rows), m_wish.goal, m_wish.planesAlong);
    advice.elementBytes = roundedBytes(allBytesOf(m_elements));
    advice.sampledBytes = m_sampledBytes;
    return advice;
}

} // namespace

Result<Advice> adviseOn(const CellSource& elements, const std::optional<AdviceRow>& stored,
                        const AdviceWish& wish, const Job& job)
{
    if (std::ranges::find(elements.shape(), 0) != elements.shape().end())
        return usageError("there are no elements to test");
    for (const std::size_t d : wish.planesAlong)
        if (d >= elements.shape().size())
            return usageError(fmt::format("there is no dimension {}; the array has {}", d,
                                          elements.shape().size()));
    return Search(elements, wish, job).run(stored);
}

} // namespace bloscope
