#include "core/inspect/block_pipeline.h"

#include "core/base/text.h"
#include "core/base/thread_clock.h"
#include "core/inspect/chunk_facts.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

// Appends the step that `make` makes the bytes of, with what came of it.
template <class Make>
void addMade(std::vector<PipelineStep>& steps, PipelineStep step, const Make& make)
{
    const double before = threadSeconds();
    Result<ByteBuffer> bytes = make();
    step.seconds = threadSeconds() - before;
    if (bytes)
        step.bytes = std::make_shared<const ByteBuffer>(*std::move(bytes));
    else
        step.problem = bytes.error().text();
    steps.push_back(std::move(step));
}

// The same of one that fills `size` bytes.
template <class Fill>
void addStep(std::vector<PipelineStep>& steps, PipelineStep step, std::int64_t size,
             const Fill& fill)
{
    ByteBuffer bytes(static_cast<std::size_t>(size)); // which takes no part of the time
    addMade(steps, std::move(step), [&]() -> Result<ByteBuffer> {
        BLOSCOPE_CHECK(fill(ByteSpan(bytes)));
        return std::move(bytes);
    });
}

// ---- what the steps are ------------------------------------------------------------------------

// "4 streams: 2 encoded, 1 of zeros, 1 as it is"
std::string streamsText(const Chunk& chunk, const std::vector<StoredStream>& streams,
                        std::int32_t block)
{
    const std::int64_t decoded = chunk.blockBytes(block) / std::ssize(streams);
    std::size_t zeros = 0;
    std::size_t runs = 0;
    std::size_t plain = 0;
    for (const StoredStream& stream : streams) {
        zeros += stream.csize == 0;
        runs += stream.csize < 0;
        plain += stream.csize > 0 && stream.csize == decoded;
    }
    std::string text = streams.size() == 1 ? "1 stream" : fmt::format("{} streams", streams.size());
    const char* before = ": ";
    const auto add = [&](std::size_t count, const char* what) {
        if (count > 0)
            text += fmt::format("{}{} {}", std::exchange(before, ", "), count, what);
    };
    add(streams.size() - zeros - runs - plain, "encoded");
    add(zeros, "zero-filled");
    add(runs, "of one repeated byte");
    add(plain, "uncompressed");
    return text;
}

std::string codecMeaning(const Chunk& chunk)
{
    if (chunk.header().instrumented())
        return "encoder measurements, not data";
    if (chunk.dictionaryBytes() > 0)
        return fmt::format("decoded with a dictionary of {}",
                           byteCountText(chunk.dictionaryBytes()));
    return "decoded";
}

std::string filterMeaning(const FilterToUndo& undo)
{
    const Filter& filter = *undo.filter;
    const std::size_t typesize = undo.step.typesize;
    if (filter.kind == Filter::Kind::NothingToUndo) {
        const auto bits = static_cast<std::int8_t>(undo.step.meta);
        return fmt::format("nothing to undo: {} bits of each number were {}", std::abs(int(bits)),
                           bits < 0 ? "lost" : "kept");
    }
    const bool saysBytes = filter.parameter == FilterParameter::Bytes && undo.step.meta > 0;
    return fmt::format("undone on elements of {}",
                       byteCountText(saysBytes ? undo.step.meta : typesize));
}

// ---- the steps of each kind of chunk -----------------------------------------------------------

// format.md 3.10
void addSpecial(const Chunk& chunk, BlockPipeline& to)
{
    const bool hasValue = chunk.header().special() == SpecialKind::RepeatedValue;
    const auto kind = std::string(nameOf(chunk.header().special()));
    addStep(to.steps, {"stored", hasValue ? "the repeated value" : "no bytes"},
            hasValue ? static_cast<std::int64_t>(chunk.period().value_or(0)) : 0,
            [&](ByteSpan bytes) { return chunk.read(0, bytes); });
    addStep(to.steps,
            {kind, chunk.isStored() ? "according to the header" : "according to the index"},
            to.size, [&](ByteSpan bytes) { return chunk.read(to.begin, bytes); });
    if (hasValue)
        to.offset = chunk.offset() + static_cast<std::uint64_t>(chunk.header().overhead());
}

void addPlainCopy(const Chunk& chunk, BlockPipeline& to)
{
    to.offset = chunk.offset() + static_cast<std::uint64_t>(chunk.header().overhead() + to.begin);
    addStep(to.steps, {"stored", "uncompressed: no codec, no filters"}, to.size,
            [&](ByteSpan bytes) { return chunk.read(to.begin, bytes); });
}

class StoredBlock {
 public:
    StoredBlock(const Chunk& chunk, BlockPipeline& to, const std::stop_token& stop)
        : m_chunk(chunk), m_to(to), m_stop(stop)
    {
    }

    // format.md 3.15, 4
    Result<> addSteps()
    {
        if (!addStored() || !addDecoded())
            return {};
        if (m_chunk.header().instrumented()) // whose filters were never applied (format.md 3.17)
            return {};
        const FilterPipeline pipeline = m_chunk.header().pipeline();
        for (auto slot = pipeline.rbegin(); slot != pipeline.rend(); ++slot) {
            if (m_stop.stop_requested())
                return cancelled();
            if (slot->id != noFilter && !addFilter(*slot))
                return {};
        }
        return {};
    }

 private:
    // These say whether there is something for the next step.
    bool addStored()
    {
        if (const auto range = m_chunk.blocks().range(m_to.block))
            m_to.offset = m_chunk.offset() + static_cast<std::uint64_t>(range->begin);
        const auto streams = m_chunk.streams(m_to.block);
        addMade(m_to.steps,
                {"stored",
                 streams ? streamsText(m_chunk, *streams, m_to.block) : "its streams are damaged"},
                [&] { return m_chunk.storedBlock(m_to.block); });
        return hasBytes();
    }

    bool addDecoded()
    {
        const StepBytes stored = m_to.steps.back().bytes;
        addStep(m_to.steps, {codecText(m_chunk.header()), codecMeaning(m_chunk)}, m_to.size,
                [&](ByteSpan bytes) {
                    return decodeStreams(m_chunk.decodingOf(m_to.block, *stored), bytes);
                });
        return hasBytes();
    }

    bool addFilter(const FilterSlot& slot)
    {
        const StepBytes before = m_to.steps.back().bytes;
        const Result<FilterToUndo> undo = filterOf(slot);
        PipelineStep step{filterName(slot.id), undo ? filterMeaning(*undo) : std::string()};
        if (!undo)
            step.problem = undo.error().text();
        else if (undo->filter->kind == Filter::Kind::NothingToUndo)
            step.bytes = before;
        if (!undo || step.bytes) {
            m_to.steps.push_back(std::move(step));
            return hasBytes();
        }
        addStep(m_to.steps, std::move(step), m_to.size, [&](ByteSpan bytes) {
            undo->filter->undo(undo->step, *before, bytes);
            return Result<>();
        });
        return true;
    }

    Result<FilterToUndo> filterOf(const FilterSlot& slot) const
    {
        BlockToDecode decoding = m_chunk.decodingOf(m_to.block, {});
        if (slot.id == deltaFilter) {
            BLOSCOPE_TRY(decoding.firstBlock, m_chunk.firstBlockFor(m_to.block));
        }
        return filterToUndo(decoding, slot, static_cast<std::size_t>(m_to.size));
    }

    bool hasBytes() const { return m_to.steps.back().bytes != nullptr; }

    const Chunk& m_chunk;
    BlockPipeline& m_to;
    const std::stop_token& m_stop;
};

// As if each filter made bytes of its own.
Result<> checkSize(const Chunk& chunk, std::int64_t blockBytes)
{
    const FilterPipeline pipeline = chunk.header().pipeline();
    const auto filters =
        std::ranges::count_if(pipeline, [](FilterSlot slot) { return slot.id != noFilter; });
    const std::uint64_t all = static_cast<std::uint64_t>(blockBytes) * (2 + std::uint64_t(filters));
    if (all > mostPipelineBytes)
        return Error{
            ErrorKind::Limit,
            fmt::format(
                "showing all steps of its block of {} bytes would need {} bytes; the limit is {}",
                blockBytes, all, mostPipelineBytes)};
    return {};
}

Result<std::int32_t> blockOf(const Chunk& chunk, const BlockAddress& address)
{
    const std::int64_t position = address.position.value_or(0);
    if (position < 0 || (address.position && position >= chunk.header().nbytes))
        return Error{ErrorKind::Usage, fmt::format("byte {} is beyond its {} decoded bytes",
                                                   position, chunk.header().nbytes)};
    const std::int32_t block = address.position ? chunk.blockAt(position) : address.block;
    if (block < 0 || block >= chunk.blockCount())
        return Error{ErrorKind::Usage,
                     fmt::format("there is no block {}; it has {}", block, chunk.blockCount())};
    return block;
}

Result<BlockPipeline> pipelineIn(const Chunk& chunk, const BlockAddress& address,
                                 const std::stop_token& stop)
{
    BLOSCOPE_TRY(const std::int32_t block, blockOf(chunk, address));
    BlockPipeline pipeline{.chunk = address.chunk,
                           .block = block,
                           .blockCount = chunk.blockCount(),
                           .begin = chunk.blockBegin(block),
                           .size = chunk.blockBytes(block)};
    BLOSCOPE_CHECK(checkSize(chunk, pipeline.size));
    switch (chunk.header().payload()) {
    case Payload::Special:
        addSpecial(chunk, pipeline);
        break;
    case Payload::PlainCopy:
        addPlainCopy(chunk, pipeline);
        break;
    case Payload::Blocks:
        BLOSCOPE_CHECK(StoredBlock(chunk, pipeline, stop).addSteps());
        break;
    case Payload::Empty: // has no blocks
        break;
    }
    return pipeline;
}

} // namespace

Result<BlockPipeline> pipelineOf(const Frame& frame, const BlockAddress& address,
                                 const std::stop_token& stop)
{
    BLOSCOPE_TRY(const IndexEntry entry, frame.indexEntry(address.chunk));
    BLOSCOPE_TRY(const ChunkPtr chunk, frame.chunk(address.chunk));
    auto pipeline = pipelineIn(*chunk, address, stop).within("chunk", address.chunk);
    if (pipeline && chunk->isStored() && entry.stored())
        pipeline->file = frame.chunkFileOf(entry);
    return pipeline;
}

} // namespace bloscope
