#pragma once

#include "core/bytes/byte_source.h"

#include <atomic>

namespace bloscope::test {

// A source that counts how often and how much is read from it.
class CountingSource final : public ByteSource {
 public:
    explicit CountingSource(ByteSourcePtr source) : m_source(std::move(source)) {}
    std::uint64_t size() const override { return m_source->size(); }

    int reads() const { return m_reads; }
    std::uint64_t bytes() const { return m_bytes; }
    void forget() { m_reads = 0, m_bytes = 0; }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        ++m_reads;
        m_bytes += to.size();
        return m_source->readAt(offset, to);
    }

    ByteSourcePtr m_source;
    mutable std::atomic<int> m_reads = 0;
    mutable std::atomic<std::uint64_t> m_bytes = 0;
};

} // namespace bloscope::test
