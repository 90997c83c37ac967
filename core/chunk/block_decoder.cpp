#include "core/chunk/block_decoder.h"

#include "core/bytes/byte_reader.h"
#include "core/bytes/scratch_bytes.h"
#include "core/chunk/block_index.h"
#include "core/codecs/codec_table.h"

#include <algorithm>
#include <cstring>

namespace bloscope {

namespace {

constexpr std::int32_t longestRunValue = 255;

// How many streams a block has and how many bytes each decodes to.
struct Split {
    std::int32_t streams = 1;
    std::int32_t bytes = 0;
};

Result<Split> splitOf(const ChunkHeader& header, std::int32_t block)
{
    const std::int32_t size = header.blockBytes(block);
    const std::int32_t streams = header.streamCount(block);
    if (size < streams)
        return malformedError(
            fmt::format("a block of {} bytes cannot be split into {} streams", size, streams));
    if (size % streams != 0)
        return malformedError(fmt::format(
            "its size of {} bytes is not a multiple of the element size {}", size, streams));
    return Split{streams, size / streams};
}

// Takes the next stream's length and says how many bytes follow it.
Result<StoredStream> nextStream(ByteReader& reader, std::int32_t decodedBytes)
{
    StoredStream stream;
    stream.begin = static_cast<std::int64_t>(reader.position());
    stream.csize = reader.little<std::int32_t>("the length of a stream");
    if (!reader.ok())
        return reader.finish().error();
    if (stream.csize < -longestRunValue)
        return malformedError(fmt::format("a stream length of {} is impossible", stream.csize));
    if (stream.csize > decodedBytes)
        return malformedError(
            fmt::format("a stream of {} bytes is longer than its {} decoded bytes", stream.csize,
                        decodedBytes));
    stream.payload = stream.csize < 0 ? 1 : stream.csize;
    if (static_cast<std::uint64_t>(stream.payload) > reader.left())
        return malformedError(fmt::format("a stream of {} bytes is cut off; only {} are left",
                                          stream.payload, reader.left()));
    return stream;
}

// Why `codec`, which may be null, does not decode these chunks. What no Blosc writes is damage.
Error codecError(const ChunkHeader& header, const Codec* codec)
{
    constexpr std::uint8_t firstStableVersion = 5; // since then there is no snappy
    const std::uint8_t formatCode = header.codecFormat();
    if (codec && (formatCode == formatCodeInUdcodec || header.version < firstStableVersion))
        return {
            ErrorKind::Unsupported,
            fmt::format("codec {} ({}) is not supported by this program", codec->name, codec->id)};
    if (codec)
        return malformedError(fmt::format("codec {} does not exist in Blosc2", codec->name));
    if (formatCode != formatCodeInUdcodec)
        return malformedError(fmt::format("unknown codec format {}", formatCode));
    if (codecById(header.udcodec))
        return malformedError(fmt::format("codec {} does not use codec format {}",
                                          codecName(header.udcodec), formatCode));
    return {ErrorKind::Unsupported, codecName(header.udcodec) + " is not supported"};
}

Result<> decodeWithCodec(const BlockToDecode& from, ByteView payload, ByteSpan to)
{
    const Codec* codec = codecOfChunk(from.header.codecFormat(), from.header.udcodec);
    if (!codec || !codec->decode)
        return codecError(from.header, codec);
    return codec->decode({.stream = payload,
                          .dictionary = from.dictionary,
                          .meta = from.header.codecMeta,
                          .array = from.context.arrayBlock()},
                         to);
}

Result<> decodeStream(const BlockToDecode& from, std::int32_t csize, ByteView payload, ByteSpan to)
{
    if (csize == 0) {
        std::fill(to.begin(), to.end(), std::byte{0});
        return {};
    }
    if (csize < 0) {
        if (payload[0] != std::byte{1}) // all bits but the first are reserved
            return malformedError(fmt::format("a run has the unknown token 0x{:02x}",
                                              std::to_integer<unsigned>(payload[0])));
        std::fill(to.begin(), to.end(), static_cast<std::byte>(-csize));
        return {};
    }
    if (payload.size() == to.size()) {
        std::copy(payload.begin(), payload.end(), to.begin());
        return {};
    }
    return decodeWithCodec(from, payload, to);
}

// A variable-length block is its decoded size, which is known by now, and one stream of no known
// end: the rest of the block (format.md 3.16).
Result<> decodeVariableBlock(const BlockToDecode& from, ByteSpan to)
{
    const ByteView payload = from.stored.subspan(variableBlockSizeBytes);
    if (payload.size() != to.size())
        return decodeWithCodec(from, payload, to);
    std::copy(payload.begin(), payload.end(), to.begin());
    return {};
}

// The filters to undo, in the order of undoing, with what each of them gets to know.
struct ActiveFilters {
    std::array<FilterToUndo, format::filterSlots> slots;
    std::size_t count = 0;
};

Result<ActiveFilters> filtersToUndo(const BlockToDecode& from, std::size_t blockBytes)
{
    ActiveFilters active;
    if (from.header.instrumented()) // measurements, not filtered data (format.md 3.17)
        return active;
    const FilterPipeline pipeline = from.header.pipeline();
    for (auto slot = pipeline.rbegin(); slot != pipeline.rend(); ++slot) {
        BLOSCOPE_TRY(const FilterToUndo next, filterToUndo(from, *slot, blockBytes));
        if (next.filter && next.filter->kind == Filter::Kind::Transform)
            active.slots[active.count++] = next;
    }
    return active;
}

} // namespace

Result<> decodeStreams(const BlockToDecode& from, ByteSpan to)
{
    if (from.header.variableLengthBlocks())
        return decodeVariableBlock(from, to);
    BLOSCOPE_TRY(const Split split, splitOf(from.header, from.block));
    ByteReader reader(from.stored);
    for (std::int32_t i = 0; i < split.streams; ++i) {
        BLOSCOPE_TRY(const StoredStream stream, nextStream(reader, split.bytes));
        const ByteView payload = reader.take(static_cast<std::size_t>(stream.payload), "stream");
        const ByteSpan part =
            to.subspan(static_cast<std::size_t>(i) * static_cast<std::size_t>(split.bytes),
                       static_cast<std::size_t>(split.bytes));
        BLOSCOPE_CHECK(decodeStream(from, stream.csize, payload, part));
    }
    return {};
}

Result<FilterToUndo> filterToUndo(const BlockToDecode& from, const FilterSlot& slot,
                                  std::size_t blockBytes)
{
    if (slot.id == noFilter)
        return FilterToUndo();
    const Filter* filter = filterById(slot.id);
    if (!filter)
        return Error{ErrorKind::Unsupported,
                     fmt::format("{} is not supported by this program", filterName(slot.id))};
    const FilterStep step{.typesize = from.header.typesize,
                          .meta = slot.meta,
                          .chunkVersion = from.header.version,
                          .firstBlock = from.firstBlock,
                          .array = from.context.arrayBlock()};
    if (filter->check && filter->kind == Filter::Kind::Transform) {
        BLOSCOPE_CHECK(filter->check(step, blockBytes));
    }
    return FilterToUndo{filter, step};
}

Result<> decodeBlock(const BlockToDecode& from, ByteSpan to)
{
    BLOSCOPE_TRY(ActiveFilters active, filtersToUndo(from, to.size()));
    if (active.count == 0)
        return decodeStreams(from, to);

    // Two scratch buffers take turns; the last filter writes to the destination.
    const ScratchBytes scratch(to.size() * std::min<std::size_t>(active.count, 2));
    ByteSpan current = scratch.span().first(to.size());
    BLOSCOPE_CHECK(decodeStreams(from, current));
    for (std::size_t i = 0; i < active.count; ++i) {
        const bool last = i + 1 == active.count;
        const std::size_t other = i % 2 == 0 ? to.size() : 0;
        const ByteSpan next = last ? to : scratch.span().subspan(other, to.size());
        if (last)
            active.slots[i].step.destination = from.destination;
        active.slots[i].filter->undo(active.slots[i].step, current, next);
        current = next;
    }
    return {};
}

bool needsFirstBlock(const ChunkHeader& header)
{
    if (header.instrumented() || header.variableLengthBlocks())
        return false;
    const FilterPipeline pipeline = header.pipeline();
    return std::any_of(pipeline.begin(), pipeline.end(),
                       [](const FilterSlot& slot) { return slot.id == deltaFilter; });
}

Result<std::vector<StoredStream>> listStreams(const ChunkHeader& header, std::int32_t block,
                                              ByteView stored)
{
    if (header.variableLengthBlocks()) {
        const std::int64_t payload = std::ssize(stored) - variableBlockSizeBytes;
        return std::vector{
            StoredStream{.csize = static_cast<std::int32_t>(payload), .payload = payload}};
    }
    BLOSCOPE_TRY(const Split split, splitOf(header, block));
    std::vector<StoredStream> streams;
    ByteReader reader(stored);
    for (std::int32_t i = 0; i < split.streams; ++i) {
        BLOSCOPE_TRY(const StoredStream stream, nextStream(reader, split.bytes));
        reader.skip(static_cast<std::size_t>(stream.payload), "stream");
        streams.push_back(stream);
    }
    return streams;
}

} // namespace bloscope
