#pragma once

#include "core/base/byte_view.h"

#include <cstdlib>

// What the fuzzer, or replay_main.cpp in its place, calls with one input. Always returns 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace bloscope::fuzz {

// What has to hold for every input.
inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

// Takes numbers from the front of an input; zeros when it is used up.
class Input {
 public:
    Input(const std::uint8_t* data, std::size_t size) : m_left(std::as_bytes(std::span(data, size)))
    {
    }

    template <class T>
    T number()
    {
        T value{};
        const std::size_t count = std::min(sizeof value, m_left.size());
        std::memcpy(&value, m_left.data(), count);
        m_left = m_left.subspan(count);
        return value;
    }

    ByteView bytes(std::size_t most)
    {
        const ByteView taken = m_left.first(std::min(most, m_left.size()));
        m_left = m_left.subspan(taken.size());
        return taken;
    }

    ByteView rest() const { return m_left; }

 private:
    ByteView m_left;
};

} // namespace bloscope::fuzz
