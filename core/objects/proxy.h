#pragma once

#include "core/frame/frame.h"

namespace bloscope {

// A cache of another array: where that is, and what of it has been fetched (format.md 10.2, 10.3;
// docs/conventions.md). Remote arrays always keep a record: without one nothing was fetched, and
// where filling was interrupted nothing counts as fetched. Immutable.
class Proxy {
 public:
    enum class Record {
        None,   // the writer kept none: chunks that are not stored may be zeros or not fetched
        Chunks, // a bit for each chunk
        Blocks  // a bit for each block
    };
    enum class State { Fetched, NotFetched, Unknown };

    // Of so many chunks or blocks, so many have been fetched.
    struct Share {
        std::int64_t fetched = 0;
        std::int64_t total = 0;
    };

    // Errors: Usage when the frame is neither a proxy nor a remote array.
    static Result<Proxy> read(const Frame& frame);

    // One line, escaped, without any secret: "op_a.b2nd", "https://server/ path (hidden)".
    const std::string& source() const { return m_source; }

    Record record() const { return m_record; }

    // Of one block; all blocks of a chunk are alike unless the record has a bit for each.
    State block(std::int64_t n, std::int32_t block) const;

    // The blocks of one chunk, counted as one where the record does not tell them apart.
    Share blocksOf(std::int64_t n) const;

    // All chunks or blocks, as the record counts them. Nothing without a record.
    std::optional<Share> share() const;

 private:
    void readRecord(const Frame& frame);
    bool bit(std::int64_t i) const;

    std::string m_source;
    Record m_record = Record::None;
    ByteBuffer m_bits;
    std::int64_t m_chunks = 0;
    std::int64_t m_blocksPerChunk = 1;
};

} // namespace bloscope
