#pragma once

#include <cstdint>

namespace bloscope::test {

// The same numbers wherever they are made: by us, and by whoever makes expected values.
class Random {
 public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next() // below 2^23
    {
        m_state = (m_state * 1103515245 + 12345) % (std::uint64_t(1) << 31);
        return m_state >> 8;
    }
    std::int64_t below(std::int64_t end) { return static_cast<std::int64_t>(next()) % end; }

 private:
    std::uint64_t m_state;
};

} // namespace bloscope::test
