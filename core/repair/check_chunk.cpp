#include "core/repair/check_chunk.h"

#include "core/bytes/scratch_bytes.h"
#include "core/chunk/chunk_parts.h"
#include "core/codecs/codec_table.h"
#include "core/dtype/cell_parse.h"
#include "core/filters/filter_table.h"
#include "core/repair/array_fit.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// That of the array, where it has one of use.
std::optional<DType> elementType(const SalvagePlan& plan)
{
    const auto array = statedArray(plan.metalayers);
    if (!array || !array->metadata.dtype)
        return {};
    auto dtype = parseDType(*array->metadata.dtype, plan.limits);
    const auto typesize = static_cast<std::size_t>(plan.header.typesize);
    return dtype && dtype->itemsize == typesize ? std::optional(*std::move(dtype)) : std::nullopt;
}

bool isFloating(const DType& dtype)
{
    return dtype.kind == DTypeKind::Float || dtype.kind == DTypeKind::Complex;
}

Result<ByteBuffer> elementOf(std::string_view word, const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    BLOSCOPE_CHECK(parseCell(word, dtype, element).within(fmt::format("the fill value {}", word)));
    return element;
}

constexpr std::int64_t hugeBytes = 64_MiB; // one such block at a time, whatever the threads

class PartsCheck {
 public:
    PartsCheck(const Chunk& chunk, WorkerPool& pool, const Job& job)
        : m_chunk(chunk), m_parts(chunk), m_pool(pool), m_job(job)
    {
    }

    ChunkCheck run()
    {
        constexpr std::int64_t mostAtOnce = 1024;
        for (std::int64_t first = 0; first < m_parts.count(); first += mostAtOnce) {
            std::vector<std::optional<Error>> errors(
                static_cast<std::size_t>(std::min(mostAtOnce, m_parts.count() - first)));
            m_pool.forEach(errors.size(), [&](std::size_t i) {
                errors[i] = decode(first + static_cast<std::int64_t>(i));
            });
            for (std::size_t i = 0; i < errors.size(); ++i)
                if (errors[i])
                    take(first + static_cast<std::int64_t>(i), *errors[i]);
        }
        return verdict();
    }

 private:
    std::optional<Error> decode(std::int64_t part)
    {
        if (m_job.stopped())
            return {};
        const auto [begin, size] = m_parts[part];
        std::unique_lock lock(m_hugeBlocks, std::defer_lock);
        if (size > hugeBytes)
            lock.lock();
        const ScratchBytes bytes(static_cast<std::size_t>(size));
        const Result<> decoded = m_chunk.read(begin, bytes.span());
        return decoded ? std::nullopt : std::optional(decoded.error());
    }

    void take(std::int64_t part, const Error& error)
    {
        if (error.kind() == ErrorKind::Unsupported) {
            m_isUnchecked = true;
            m_check.why = error.text();
            return;
        }
        if (m_lostParts++ == 0)
            m_firstLoss = placedIn(numberedPlace("block", part), error.text());
    }

    // Blocks that cannot be decoded say themselves which they are.
    static std::string placedIn(const std::string& block, const std::string& text)
    {
        return text.starts_with(block + ": ") ? text : block + ": " + text;
    }

    ChunkCheck verdict()
    {
        m_check.decodedBytes = static_cast<std::uint64_t>(m_chunk.header().nbytes);
        if (m_lostParts == 0) {
            m_check.state = m_isUnchecked ? FoundChunk::State::Unchecked : FoundChunk::State::Whole;
            return std::move(m_check);
        }
        // without a block nobody knows where the following begin, and no such chunk is written
        const bool canBeMended = !m_chunk.header().variableLengthBlocks();
        if (canBeMended && m_lostParts < m_parts.count()) {
            m_check.state = FoundChunk::State::Damaged;
            m_check.why = fmt::format("{} of {} blocks cannot be read; {}", m_lostParts,
                                      m_parts.count(), m_firstLoss);
        } else {
            m_check.why = m_firstLoss;
        }
        return std::move(m_check);
    }

    const Chunk& m_chunk;
    const ChunkParts m_parts;
    WorkerPool& m_pool;
    const Job& m_job;
    std::mutex m_hugeBlocks;
    ChunkCheck m_check;
    std::int64_t m_lostParts = 0;
    std::string m_firstLoss;
    bool m_isUnchecked = false;
};

// Codecs and filters of n-d blocks (format.md 4.6, 4.7, 5.6, 5.7).
bool needsArray(const ChunkHeader& header)
{
    constexpr std::uint8_t ndlz = 32;
    constexpr std::uint8_t lastZfp = 35;
    constexpr std::uint8_t ndcell = 32;
    constexpr std::uint8_t ndmean = 33;
    const bool hasCodec = header.codecFormat() == formatCodeInUdcodec && header.udcodec >= ndlz &&
                          header.udcodec <= lastZfp;
    return header.payload() == Payload::Blocks &&
           (hasCodec || std::ranges::any_of(header.pipeline(), [](const FilterSlot& slot) {
                return slot.id == ndcell || slot.id == ndmean;
            }));
}

// Nothing but a repeated value has bytes behind the header.
ChunkCheck checkSpecial(const ChunkHeader& header)
{
    if (header.special() == SpecialKind::RepeatedValue || header.cbytes == header.overhead())
        return {.state = FoundChunk::State::Whole, .why = {}};
    return {.state = {},
            .why = fmt::format("its header says {}, but {} bytes of a value follow",
                               nameOf(header.special()), header.cbytes - header.overhead())};
}

} // namespace

Result<ByteBuffer> fillElement(const SalvagePlan& plan, std::string_view word)
{
    const ByteBuffer zero(static_cast<std::size_t>(plan.header.typesize));
    const auto dtype = elementType(plan);
    if (word == "zero" || word == "0" || (word.empty() && !(dtype && isFloating(*dtype))))
        return zero;
    const bool isNaN = word.empty() || word == "nan";
    if (isNaN && dtype && !isFloating(*dtype))
        return usageError(fmt::format("elements of type {} cannot be NaN", dtype->text));
    if (dtype)
        return elementOf(isNaN ? "nan" : word, *dtype);
    if (isNaN && (zero.size() == 4 || zero.size() == 8))
        return specialNaN(static_cast<std::uint8_t>(zero.size()));
    return usageError(fmt::format(
        "the element type is unknown, so the fill value can only be zero, not \"{}\"", word));
}

ChunkCheck checkChunk(const SalvagePlan& plan, const Chunk& chunk, WorkerPool& pool, const Job& job)
{
    if (chunk.header().payload() == Payload::Special)
        return checkSpecial(chunk.header());
    if (plan.isArrayLost && needsArray(chunk.header()))
        return {.state = FoundChunk::State::Unchecked,
                .why = "it cannot be decoded without the array's metadata"};
    return PartsCheck(chunk, pool, job).run();
}

std::uint64_t pipelineOf(const FilterPipeline& pipeline)
{
    std::uint64_t number = 1;
    for (const FilterSlot& slot : pipeline)
        if (slot.id != noFilter)
            number = (number * 257 + slot.id) * 257 + slot.meta;
    return number;
}

namespace {

FoundChunk foundWith(const ChunkHeader& header, std::int64_t place, FoundChunk::State state)
{
    return {.place = place,
            .nbytes = header.nbytes,
            .cbytes = header.cbytes,
            .typesize = header.typesize,
            .state = state,
            .isEncoded = header.payload() == Payload::Blocks,
            .blocksize = header.variableLengthBlocks() ? 0 : header.blockBytes(),
            .pipeline = header.payload() == Payload::Blocks ? pipelineOf(header.pipeline()) : 0};
}

// Of a chunk that repeats it; 0 for zeros, which are stored as any number of bytes.
std::int32_t valueBytesOf(const Chunk& chunk)
{
    const ChunkHeader& header = chunk.header();
    if (header.special() != SpecialKind::RepeatedValue)
        return 0;
    ByteBuffer value(static_cast<std::size_t>(header.cbytes - header.overhead()));
    const bool isZero = chunk.read(0, value) && std::ranges::all_of(value, [](std::byte byte) {
                            return byte == std::byte{};
                        });
    return isZero ? 0 : static_cast<std::int32_t>(value.size());
}

} // namespace

FoundChunk foundChunk(const Chunk& chunk, std::int64_t place, FoundChunk::State state)
{
    FoundChunk found = foundWith(chunk.header(), place, state);
    found.valueBytes = valueBytesOf(chunk);
    return found;
}

FoundChunk uncheckedChunk(const ChunkHeader& header, std::int64_t place)
{
    return foundWith(header, place, FoundChunk::State::Unchecked);
}

} // namespace bloscope
