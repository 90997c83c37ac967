#include "core/edit/edit_set.h"
#include "core/frame_writing/item_batch.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "core/objects/item_list.h"
#include "core/objects/metadata_value.h"
#include "core/table_edit/column_cells.h"

#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

using msgpack_value::Value;

constexpr std::int64_t mostBlockItems = 4096; // where the list does not say how many there are

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
    BLOSCOPE_TRY(ByteBuffer chunk, batchOfTexts(more, itemsPerBlock(*words)));
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
