#pragma once

#include "core/frame/frame.h"

#include <map>
#include <mutex>

namespace bloscope::test {

// A source that counts how often each of its places is read. A block begins at one, and decoding it
// reads it from there.
class PlaceCountingSource final : public ByteSource {
 public:
    explicit PlaceCountingSource(ByteSourcePtr source) : m_source(std::move(source)) {}
    std::uint64_t size() const override { return m_source->size(); }
    std::optional<FileIdentity> container() const override { return m_source->container(); }

    int readsOf(std::uint64_t place) const;
    void forget();

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override;

    ByteSourcePtr m_source;
    mutable std::mutex m_mutex;
    mutable std::map<std::uint64_t, int> m_reads;
};

// How often the blocks of a frame were decoded.
struct Decodes {
    int all = 0;
    int most = 0;                // of the block that it happened to most
    std::int64_t bytes = 0;      // decoded
    std::int64_t bytesAgain = 0; // of these, of blocks that had been decoded before
};

// Since `source`, from which `frame` is read, has forgotten. Chunks are contiguous there.
Decodes decodesOf(const Frame& frame, const PlaceCountingSource& source);

} // namespace bloscope::test
