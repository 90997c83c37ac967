#pragma once

#include "core/values/value_edits.h"

namespace bloscope {

// Says edits of a file as edits of the file that some of them were saved to, so that every step
// before and after a save can still be undone. Keeps what it has worked out, because the steps
// share most of their chunks. One thread at a time.
class ValueRebase {
 public:
    // `saved` is what was written, `before` what the file held at the same places; a chunk without
    // that was not changed by saving.
    ValueRebase(ValueEdits saved, ValueEdits before)
        : m_saved(std::move(saved)), m_before(std::move(before))
    {
    }

    // `edits` lie over the old file. The saved ones are no edits of the new one. Errors: those of
    // the store that keeps them.
    Result<ValueEdits> rebased(const ValueEdits& edits);

 private:
    Result<ChunkEditsPtr> rebased(std::int64_t chunk, const ChunkEditsPtr& edits);
    Result<ChunkEditsPtr> workOut(const ChunkEditsPtr& edits, const ChunkEditsPtr& saved,
                                  const ChunkEditsPtr& before) const;

    ValueEdits m_saved;
    ValueEdits m_before;
    std::map<std::pair<std::int64_t, ChunkEditsPtr>, ChunkEditsPtr> m_known;
};

} // namespace bloscope
