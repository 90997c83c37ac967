#include "core/chunk/chunk_header.h"
#include "core/edit/edit_set.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "core/objects/item_list.h"
#include "core/objects/metadata_value.h"
#include "core/table_edit/column_cells.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

using msgpack_value::Value;

constexpr std::int64_t mostBlockItems = 4096; // where the list does not say how many there are

// Words as blocks of a batch: msgpack lists of at most so many (format.md 10.5).
std::vector<ByteBuffer> blocksOf(const std::vector<std::string>& words, std::size_t itemsPerBlock)
{
    std::vector<ByteBuffer> blocks;
    for (std::size_t begin = 0; begin < words.size(); begin += itemsPerBlock) {
        msgpack_value::Array items;
        for (std::size_t i = begin; i < std::min(words.size(), begin + itemsPerBlock); ++i)
            items.push_back({msgpack_value::Text{words[i]}});
        blocks.push_back(msgpack_value::writeValue({std::move(items)}));
    }
    return blocks;
}

// A chunk with blocks of any length, each as it is (format.md 3.16).
Result<ByteBuffer> chunkOfBlocks(const std::vector<ByteBuffer>& blocks)
{
    constexpr std::size_t tableEntryBytes = 4;
    std::size_t nbytes = 0;
    for (const ByteBuffer& block : blocks)
        nbytes += block.size();
    const std::size_t payloadAt = extendedHeaderBytes + blocks.size() * tableEntryBytes;
    const std::size_t cbytes = payloadAt + nbytes + blocks.size() * tableEntryBytes;
    if (cbytes > static_cast<std::size_t>(format::maxChunkBytes))
        return usageError("the new words need too many bytes at once");
    ChunkHeader header;
    header.version = newestChunkVersion;
    header.flags = 0x95; // extended, not split, zstd
    header.nbytes = static_cast<std::int32_t>(nbytes);
    header.blocksize = static_cast<std::int32_t>(blocks.size());
    header.cbytes = static_cast<std::int32_t>(cbytes);
    header.blosc2Flags2 = 0x01;
    ByteWriter chunk;
    writeChunkHeader(header, chunk);
    std::size_t begin = payloadAt;
    for (const ByteBuffer& block : blocks) {
        chunk.little(static_cast<std::int32_t>(begin));
        begin += tableEntryBytes + block.size();
    }
    for (const ByteBuffer& block : blocks) {
        chunk.little(static_cast<std::int32_t>(block.size()));
        chunk.bytes(block);
    }
    return std::move(chunk).finish();
}

// The lengths of batches, one of which is new; nothing where the list does not say them.
std::optional<Value> longerLengths(const Frame& words, std::size_t count)
{
    std::optional<Value> metadata = vlMetalayerValue(words, "_batch_array_metadata");
    auto* const map = metadata ? std::get_if<msgpack_value::Map>(&metadata->data) : nullptr;
    if (!map)
        return {};
    for (msgpack_value::MapEntry& entry : *map) {
        const auto* const key = std::get_if<msgpack_value::Text>(&entry.key.data);
        auto* const lengths = std::get_if<msgpack_value::Array>(&entry.value.data);
        if (!key || key->bytes != "batch_lengths" || !lengths)
            continue;
        lengths->push_back({static_cast<std::int64_t>(count)});
        return metadata;
    }
    return {};
}

std::size_t itemsPerBlock(const Frame& words)
{
    const auto metadata = metalayerValue(words, "batcharray");
    const auto items = metadata ? integerOf(memberOf(*metadata, "items_per_block")) : std::nullopt;
    return static_cast<std::size_t>(
        std::clamp<std::int64_t>(items.value_or(mostBlockItems), 1, mostBlockItems));
}

Result<> checkCanGrow(const FramePtr& words)
{
    BLOSCOPE_TRY(const ItemListPtr items, ItemList::open(words));
    if (!hasMetalayer(*words, "batcharray") || items->isArrow())
        return Error{ErrorKind::Unsupported,
                     "the list of its words is stored in a way that cannot be written here"};
    return {};
}

} // namespace

Result<FramePtr> longerWords(const FramePtr& words, const std::vector<std::string>& more,
                             const EditTools& tools)
{
    if (more.empty())
        return words;
    BLOSCOPE_CHECK(checkCanGrow(words));
    BLOSCOPE_TRY(ByteBuffer chunk, chunkOfBlocks(blocksOf(more, itemsPerBlock(*words))));
    BLOSCOPE_TRY(FramePtr longer, longerFrame(words, {.stored = std::move(chunk)}));
    const std::optional<Value> lengths = longerLengths(*words, more.size());
    if (!lengths)
        return longer;
    constexpr auto trailer = MetadataSectionOf::Trailer;
    EditSet edits(std::move(longer));
    edits.unlock(trailer, "_batch_array_metadata");
    const auto entry = edits.find(trailer, "_batch_array_metadata");
    BLOSCOPE_TRY(const SharedBytes before, edits.value(trailer, *entry));
    BLOSCOPE_CHECK(edits.setValue(trailer, *entry,
                                  msgpack_value::writeLike(*lengths, *before, words->limits())));
    BLOSCOPE_TRY(PlannedFrame planned, plannedFrame(edits, tools.pool, tools.job));
    return std::move(planned.frame);
}

} // namespace bloscope
