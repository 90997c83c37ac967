#pragma once

#include "core/base/byte_view.h"
#include "core/files/spill_store.h"

#include <optional>
#include <vector>

namespace bloscope {

class ChunkEdits;

// Bytes that belong to some place: of a decoded chunk, counted from its first byte.
struct ByteRun {
    std::int64_t begin = 0;
    ByteView bytes;

    std::int64_t end() const { return begin + static_cast<std::int64_t>(bytes.size()); }
    ByteRun from(std::int64_t position) const // what lies behind, of a run that reaches there
    {
        return {position, bytes.subspan(static_cast<std::size_t>(position - begin))};
    }
    ByteRun until(std::int64_t position) const // what lies before
    {
        return {begin, bytes.first(static_cast<std::size_t>(position - begin))};
    }
};

// Writes runs one behind the other: each as the distance to the one before, its length (both seven
// bits a byte, the lowest first) and its bytes, so that a single cell costs little more than
// itself.
class ByteRunWriter {
 public:
    // Begins where the last one ends or later; touching ones become one.
    void add(const ByteRun& run);

    std::int64_t byteCount() const { return m_byteCount; } // of all runs
    ByteBuffer finish() &&;

 private:
    void writePending();

    ByteBuffer m_encoded;
    ByteBuffer m_pending; // the last run, which may become longer
    std::int64_t m_pendingBegin = 0;
    std::int64_t m_writtenEnd = 0;
    std::int64_t m_byteCount = 0;
};

// Reads what a ByteRunWriter wrote, which lives longer.
class ByteRunReader {
 public:
    explicit ByteRunReader(ByteView encoded, std::int64_t position = 0)
        : m_rest(encoded), m_position(position)
    {
    }

    // The next run; nothing behind the last one.
    std::optional<ByteRun> next();

    // Where the next run stands: what to begin with to read it again.
    std::size_t restBytes() const { return m_rest.size(); }
    std::int64_t position() const { return m_position; } // the end of the run before it

 private:
    std::int64_t readNumber();

    ByteView m_rest;
    std::int64_t m_position;
};

using ChunkEditsPtr = std::shared_ptr<const ChunkEdits>;

// New bytes for parts of one chunk, over what it decodes to (blocks one behind the other, as in
// format.md 8.3). Immutable; usable from any thread.
class ChunkEdits {
 public:
    // `runs` over `before`, which may be null. They are sorted, lie apart from each other and
    // inside of the chunk. Errors: those of the store.
    static Result<ChunkEditsPtr> over(const ChunkEditsPtr& before, const std::vector<ByteRun>& runs,
                                      SpillStore& store);

    // Those of these runs whose bytes are not the same in `known`; null when there are none.
    // Errors: those of the store.
    static Result<ChunkEditsPtr> without(const ChunkEdits& edits, const ChunkEdits& known,
                                         SpillStore& store);

    // Does `chunk`, all of a decoded one, hold these bytes already?
    bool areIn(ByteView chunk) const;

    // What these places hold in `chunk`: the way back. Errors: those of the
    // store.
    Result<ChunkEditsPtr> takenFrom(ByteView chunk, SpillStore& store) const;

    // Writes over `bytes`, which are the decoded ones from `position` on.
    void apply(std::int64_t position, ByteSpan bytes) const;

    // Is any of these bytes edited?
    bool touches(std::int64_t position, std::int64_t size) const;

    std::int64_t byteCount() const { return m_byteCount; } // that are edited
    std::int64_t end() const { return m_end; }             // behind the last of them
    ByteRunReader runs() const { return ByteRunReader(m_encoded->view()); }
    SpillStore& store() const { return *m_encoded->store(); } // that keeps them

    bool operator==(const ChunkEdits& other) const;

 private:
    // Where a run stands, so that not all of those before it have to be read.
    struct Milestone {
        std::int64_t position = 0; // the end of the run before
        std::size_t restBytes = 0; // of the encoded ones
    };

    ChunkEdits(KeptBytesPtr encoded, std::int64_t byteCount);
    static Result<ChunkEditsPtr> kept(ByteRunWriter runs, SpillStore& store);

    // Calls visit(run) for the parts of runs that lie in [begin, end), until it answers false.
    template <class Visit>
    void forEachIn(std::int64_t begin, std::int64_t end, const Visit& visit) const;

    KeptBytesPtr m_encoded;
    std::int64_t m_byteCount;
    std::int64_t m_end = 0;
    std::vector<Milestone> m_milestones;
};

} // namespace bloscope
