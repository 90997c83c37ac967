#pragma once

#include "core/arrow/rows.h"
#include "core/base/job.h"
#include "core/msgpack/value.h"
#include "core/objects/object_kind.h"

#include <mutex>

namespace bloscope {

// The items of an object, batch or list array, one value each, decoded one chunk or one
// variable-length block at a time (format.md 10.4, 10.5). Those that Arrow serialised are answered
// as the msgpack values they are nearest to (core/arrow). Usable from any thread.
class ItemList {
 public:
    // Errors: Usage when the frame is no list of items.
    static Result<std::shared_ptr<const ItemList>> open(FramePtr frame);

    const FramePtr& frame() const { return m_frame; }
    ObjectKind kind() const { return m_kind; }

    // Are the items stored as rows of Arrow's, and not as msgpack values?
    bool isArrow() const { return m_isArrow; }

    // Items in all. Known at once where the file says so or each chunk is one item; otherwise every
    // chunk is decoded and counted once. Errors: Cancelled, and those of the chunks.
    Result<std::int64_t> count(const Job& job = {}) const;
    std::optional<std::int64_t> knownCount() const; // what count() would answer at once

    // Item `i` of [0, count()) as it is stored: one msgpack value; and read. Errors begin with
    // "chunk 17"; Unsupported names what is not read of Arrow.
    Result<ByteBuffer> bytes(std::int64_t i, const Job& job = {}) const;
    Result<msgpack_value::Value> item(std::int64_t i, const Job& job = {}) const;

 private:
    // A decoded chunk, and where its items begin.
    struct Batch {
        ByteBuffer bytes;
        std::vector<std::uint32_t> begins;
        std::vector<std::uint32_t> ends;
        std::optional<arrow::Rows> rows; // of Arrow, in place of these; views of `bytes`

        std::int64_t count() const
        {
            return rows ? rows->count() : static_cast<std::int64_t>(begins.size());
        }
    };
    using BatchPtr = std::shared_ptr<const Batch>;
    struct Place {
        std::int64_t chunk = 0;
        std::int64_t index = 0; // of the item in its chunk
    };

    ItemList() = default;
    bool knowsLengths() const;
    Result<> countItems(const Job& job) const;
    Result<Place> placeOf(std::int64_t i, const Job& job) const;
    Result<Batch> split(ByteBuffer decoded) const;
    Result<Batch> arrowRows(ByteBuffer decoded) const;
    Result<BatchPtr> batch(std::int64_t chunk) const;
    Result<ByteBuffer> itemOf(const Batch& items, std::int64_t index) const;

    FramePtr m_frame;
    ObjectKind m_kind = ObjectKind::ObjectArray;
    bool m_isBatched = false;
    bool m_isArrow = false;
    ByteBuffer m_arrowSchema; // of batches that come without one; empty where the file has none

    mutable std::mutex m_mutex;
    mutable std::optional<std::vector<std::int64_t>> m_ends; // of batches: items up to their end
    mutable std::int64_t m_recentChunk = -1; // neighbours are asked for one after the other
    mutable BatchPtr m_recent;
};

using ItemListPtr = std::shared_ptr<const ItemList>;

} // namespace bloscope
