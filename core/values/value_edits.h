#pragma once

#include "core/values/chunk_edits.h"

#include <map>

namespace bloscope {

// Values that are to be, over those of a file that is untouched: the edits of each of its chunks
// that has some. A value that is cheap to copy, so that an undo step can keep one.
class ValueEdits {
 public:
    using Chunks = std::map<std::int64_t, ChunkEditsPtr>; // by number; none is null

    ValueEdits() = default;
    explicit ValueEdits(Chunks chunks);

    bool isEmpty() const { return m_chunks == nullptr; }
    const Chunks& chunks() const;

    // Null for a chunk without edits.
    const ChunkEdits* of(std::int64_t chunk) const;

    std::int64_t byteCount() const; // that are edited

    bool operator==(const ValueEdits& other) const;

 private:
    std::shared_ptr<const Chunks> m_chunks; // null for none
};

} // namespace bloscope
