#include "core/objects/item_list.h"

#include "core/base/checked.h"
#include "core/msgpack/read.h"
#include "core/msgpack/stored_item.h"
#include "core/msgpack/write.h"
#include "core/objects/metadata_value.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

using msgpack_value::Value;

namespace {

constexpr std::int64_t mostBatchesToCount = 1'000'000;

// Items up to the end of each batch, where the file tells and its numbers make sense.
std::optional<std::vector<std::int64_t>> endsFromMetadata(const Frame& frame)
{
    const auto metadata = vlMetalayerValue(frame, "_batch_array_metadata");
    const Value* lengths = metadata ? memberOf(*metadata, "batch_lengths") : nullptr;
    if (isNil(lengths) || static_cast<std::int64_t>(itemsOf(lengths).size()) != frame.chunkCount())
        return {};
    std::vector<std::int64_t> ends;
    std::int64_t end = 0;
    for (const Value& length : itemsOf(lengths)) {
        const std::int64_t items = integerOf(&length).value_or(-1);
        if (items < 0 || items > format::maxChunkBytes)
            return {};
        ends.push_back(end += items);
    }
    return ends;
}

ByteBuffer bytesOf(const Value* value)
{
    const auto* bytes = value ? std::get_if<msgpack_value::Binary>(&value->data) : nullptr;
    return bytes ? bytes->bytes : ByteBuffer();
}

Result<msgpack_value::StoredItem> arrayAt(ByteView bytes, std::size_t position)
{
    BLOSCOPE_TRY(const auto item, msgpack_value::storedItemAt(bytes, position));
    if (item.kind != msgpack_value::Kind::List)
        return Error{ErrorKind::Malformed, "this value is not a list of items"};
    return item;
}

} // namespace

Result<std::shared_ptr<const ItemList>> ItemList::open(FramePtr frame)
{
    const ObjectKind kind = classify(*frame);
    if (!isItemList(kind))
        return Error{ErrorKind::Usage, fmt::format("this {} is not a list of items", nameOf(kind))};
    auto list = std::shared_ptr<ItemList>(new ItemList);
    list->m_kind = kind;
    list->m_isBatched = hasMetalayer(*frame, "batcharray");
    const auto batches = metalayerValue(*frame, "batcharray");
    list->m_isArrow = batches && textOf(memberOf(*batches, "serializer")) == "arrow";
    if (list->m_isArrow)
        list->m_arrowSchema = bytesOf(memberOf(*batches, "arrow_schema"));
    if (list->m_isBatched)
        list->m_ends = endsFromMetadata(*frame);
    list->m_frame = std::move(frame);
    return std::shared_ptr<const ItemList>(list);
}

bool ItemList::knowsLengths() const
{
    const std::lock_guard lock(m_mutex);
    return m_ends.has_value();
}

std::optional<std::int64_t> ItemList::knownCount() const
{
    if (!m_isBatched)
        return m_frame->chunkCount();
    const std::lock_guard lock(m_mutex);
    if (!m_ends)
        return {};
    return m_ends->empty() ? 0 : m_ends->back();
}

Result<std::int64_t> ItemList::count(const Job& job) const
{
    if (const auto& broken = m_frame->indexError())
        return *broken;
    BLOSCOPE_CHECK(countItems(job));
    return *knownCount();
}

// Without batch_lengths every chunk has to be decoded once (format.md 10.5). A batch that is
// damaged counts as none, so that the others keep their places.
Result<> ItemList::countItems(const Job& job) const
{
    if (!m_isBatched || knowsLengths())
        return {};
    if (m_frame->chunkCount() > mostBatchesToCount)
        return Error{ErrorKind::Limit,
                     fmt::format("the items of {} batches are not counted; the limit is {}",
                                 m_frame->chunkCount(), mostBatchesToCount)};
    std::vector<std::int64_t> ends;
    job.start(static_cast<std::uint64_t>(m_frame->chunkCount()));
    for (std::int64_t n = 0; n < m_frame->chunkCount(); ++n) {
        if (job.stopped())
            return cancelled();
        const Result<BatchPtr> items = batch(n);
        const auto end = checkedAdd(ends.empty() ? 0 : ends.back(), items ? (*items)->count() : 0);
        if (!end)
            return malformedError("there are too many items");
        ends.push_back(*end);
        job.advance();
    }
    const std::lock_guard lock(m_mutex);
    m_ends = std::move(ends);
    return {};
}

Result<ItemList::Place> ItemList::placeOf(std::int64_t i, const Job& job) const
{
    BLOSCOPE_TRY(const std::int64_t items, count(job));
    if (i < 0 || i >= items)
        return Error{ErrorKind::Usage, fmt::format("there is no item {}; there are {}", i, items)};
    if (!m_isBatched)
        return Place{i, 0};
    const std::lock_guard lock(m_mutex);
    const auto end = std::ranges::upper_bound(*m_ends, i);
    return Place{end - m_ends->begin(), i - (end == m_ends->begin() ? 0 : *(end - 1))};
}

// A chunk of an object array is one value; one of a batch array is a msgpack array for each of its
// blocks, end to end.
Result<ItemList::Batch> ItemList::split(ByteBuffer decoded) const
{
    Batch batch;
    const ByteView bytes(decoded);
    for (std::size_t position = 0; position < bytes.size();) {
        std::size_t count = 1;
        if (m_isBatched) {
            BLOSCOPE_TRY(const auto array, arrayAt(bytes, position));
            count = array.items;
            position = array.bodyOffset();
        }
        for (std::size_t i = 0; i < count; ++i) {
            BLOSCOPE_TRY(const std::size_t end, msgpack_value::endOfStored(bytes, position));
            batch.begins.push_back(static_cast<std::uint32_t>(position));
            batch.ends.push_back(static_cast<std::uint32_t>(end));
            position = end;
        }
    }
    if (!m_isBatched && batch.count() != 1)
        return Error{ErrorKind::Malformed,
                     fmt::format("one msgpack value is needed, but there are {}", batch.count())};
    batch.bytes = std::move(decoded);
    return batch;
}

// A batch is a stream of Arrow's for each of its blocks, end to end.
Result<ItemList::Batch> ItemList::arrowRows(ByteBuffer decoded) const
{
    Batch batch;
    batch.bytes = std::move(decoded);
    BLOSCOPE_TRY(batch.rows, arrow::Rows::read(batch.bytes, m_arrowSchema));
    return batch;
}

Result<ItemList::BatchPtr> ItemList::batch(std::int64_t chunk) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_recent && m_recentChunk == chunk)
            return m_recent;
    }
    BLOSCOPE_TRY(const ChunkPtr opened, m_frame->chunk(chunk));
    BLOSCOPE_TRY(ByteBuffer decoded, opened->decode().within("chunk", chunk));
    Result<Batch> read = m_isArrow ? arrowRows(std::move(decoded)) : split(std::move(decoded));
    BLOSCOPE_TRY(Batch items, std::move(read).within("chunk", chunk));
    auto batch = std::make_shared<const Batch>(std::move(items));
    const std::lock_guard lock(m_mutex);
    m_recentChunk = chunk;
    m_recent = batch;
    return batch;
}

Result<ByteBuffer> ItemList::itemOf(const Batch& items, std::int64_t index) const
{
    if (index >= items.count())
        return malformedError(
            fmt::format("its item {} is needed, but it has only {}", index, items.count()));
    if (items.rows) {
        BLOSCOPE_TRY(const Value row, items.rows->row(index));
        return msgpack_value::writeValue(row);
    }
    const auto at = static_cast<std::size_t>(index);
    const ByteView item =
        ByteView(items.bytes).subspan(items.begins[at], items.ends[at] - items.begins[at]);
    return ByteBuffer(item.begin(), item.end());
}

Result<ByteBuffer> ItemList::bytes(std::int64_t i, const Job& job) const
{
    BLOSCOPE_TRY(const Place place, placeOf(i, job));
    BLOSCOPE_TRY(const BatchPtr items, batch(place.chunk));
    return itemOf(*items, place.index).within("chunk", place.chunk);
}

Result<Value> ItemList::item(std::int64_t i, const Job& job) const
{
    BLOSCOPE_TRY(const ByteBuffer stored, bytes(i, job));
    BLOSCOPE_TRY(auto read, msgpack_value::readValue(stored, m_frame->limits()));
    return std::move(read.value);
}

} // namespace bloscope
