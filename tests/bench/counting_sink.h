#pragma once

#include "core/export/sink.h"

#include <cstddef>

namespace bloscope::bench {

// Counts, as a disk would be measured otherwise.
class CountingSink final : public Sink {
 public:
    Result<> write(ByteView bytes) override
    {
        m_bytes += bytes.size();
        return {};
    }
    Result<> commit() override { return {}; }
    std::size_t bytes() const { return m_bytes; }

 private:
    std::size_t m_bytes = 0;
};

} // namespace bloscope::bench
