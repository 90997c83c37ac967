#pragma once

#include "core/base/byte_view.h"

namespace bloscope {

// Appends fields to a buffer of its own: the inverse of ByteReader.
class ByteWriter {
 public:
    template <class T>
    void little(T value)
    {
        const std::size_t at = m_bytes.size();
        m_bytes.resize(at + sizeof value);
        std::memcpy(m_bytes.data() + at, &value, sizeof value);
    }

    template <class T>
    void big(T value)
    {
        little(value);
        for (std::size_t i = 0, at = m_bytes.size() - sizeof value; i < sizeof value / 2; ++i)
            std::swap(m_bytes[at + i], m_bytes[at + sizeof value - 1 - i]);
    }

    void byte(std::uint8_t value) { m_bytes.push_back(std::byte{value}); }
    void bytes(ByteView bytes) { m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end()); }
    void zeros(std::size_t count) { m_bytes.resize(m_bytes.size() + count); }

    // Overwrites a field that was written before its value was known.
    template <class T>
    void patchLittle(std::size_t at, T value)
    {
        std::memcpy(m_bytes.data() + at, &value, sizeof value);
    }

    std::size_t size() const { return m_bytes.size(); }
    ByteView view() const { return m_bytes; }
    ByteBuffer finish() && { return std::move(m_bytes); }

 private:
    ByteBuffer m_bytes;
};

} // namespace bloscope
