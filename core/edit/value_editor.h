#pragma once

#include "core/array/array.h"
#include "core/array/cells.h"
#include "core/array/slice.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/edit/chunk_rewrite.h"
#include "core/values/value_edits.h"

#include <functional>
#include <optional>

namespace bloscope {

// What of each element is written: all of it, or a part of structured ones.
struct ElementBytes {
    std::size_t offset = 0; // in bytes
    std::size_t size = 0;
};

// Writes cells over what an array holds, without decoding or changing its file: what comes of it
// are pending edits, which a SliceReader shows and which are saved later. One thread at a time.
class ValueEditor {
 public:
    // `before` are the edits that are there. The store lives as long as somebody has edits. The
    // pool decodes, and lives longer.
    ValueEditor(ArrayPtr array, const ValueEdits& before, std::shared_ptr<SpillStore> store,
                WorkerPool& pool);

    ValueEditor(const ValueEditor&) = delete;
    ValueEditor& operator=(const ValueEditor&) = delete;

    // Could values of this array be written? For a word before somebody begins; single chunks may
    // still not be. Errors: those of ChunkRewriter::checkFrame().
    static Result<> check(const Array& array);

    // What was just read of the array: where none of it is damaged, its blocks are known to be
    // decodable, and chunks that are written next are not decoded for that once more.
    void noteRead(const Cells& cells);

    // The new bytes of a part of cell number `i` of a slice, counted in C order; null for a cell
    // that is left as it is. They live until the next call.
    using BytesOfCell = std::function<const std::byte*(std::size_t i)>;

    // Job: progress in cells. Errors: Usage for a slice of another shape, those of check(), of
    // ChunkRewriter::checkChunk() and of the store, Cancelled; some of the cells may be written
    // then: of a few megabytes all but those of chunks that cannot be.
    Result<> write(const Slice& slice, const ElementBytes& part, const BytesOfCell& bytesOf,
                   const Job& job = {});
    // `bytes` hold one part after the other.
    Result<> write(const Slice& slice, const ElementBytes& part, ByteView bytes,
                   const Job& job = {});
    Result<> fill(const Slice& slice, const ElementBytes& part, ByteView bytes,
                  const Job& job = {});
    // Fills slices, which may overlap, until `next` has no other one. Chunks that many of them
    // cross are edited once, and those that cannot be written are left out. Errors: the first of
    // those, after all others are written; Cancelled.
    using NextSlice = std::function<std::optional<Slice>()>;
    Result<> fillAll(const NextSlice& next, const ElementBytes& part, ByteView bytes,
                     const Job& job = {});

    const ValueEdits::Chunks& chunks() const { return m_chunks; } // with what was written
    ValueEdits edits() const { return ValueEdits(m_chunks); }

 private:
    // What was written to a chunk and does not lie over its edits yet.
    struct Written {
        struct Run {
            std::int64_t position = 0; // in the chunk
            std::size_t begin = 0;     // in `bytes`
            std::size_t size = 0;
        };
        std::vector<Run> runs;
        ByteBuffer bytes;
    };

    Result<> putAll(const Slice& slice, const ElementBytes& part, const BytesOfCell& bytesOf,
                    const Job& job);
    Written& writtenTo(std::int64_t chunk);
    void put(std::int64_t chunk, std::int64_t position, ByteView bytes);
    Result<> checkChunk(std::int64_t chunk);
    Result<> layOver(std::int64_t chunk, Written& written);
    Result<> layAllOver();

    ArrayPtr m_array;
    ChunkRewriter m_rewriter;
    std::shared_ptr<SpillStore> m_store;
    ValueEdits::Chunks m_chunks;
    WorkerPool& m_pool;
    std::optional<Slice> m_read;             // what can be decoded for sure
    std::map<std::int64_t, Error> m_refused; // chunks that cannot be written
    std::map<std::int64_t, Written> m_written;
    std::map<std::int64_t, Written>::iterator m_lastWritten; // end() for none
    std::size_t m_writtenBytes = 0;                          // with what is known about them
};

} // namespace bloscope
