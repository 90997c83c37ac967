#pragma once

#include "core/files/spill_store.h"
#include "core/values/byte_runs.h"

#include <vector>

namespace bloscope {

class ChunkEdits;
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
