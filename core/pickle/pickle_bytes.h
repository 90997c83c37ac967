#pragma once

#include "core/bytes/byte_reader.h"

#include <algorithm>
#include <string_view>
#include <type_traits>

namespace bloscope::pickle {

// The bytes of a pickle, front to back: fields, lines, and as many bytes as a length says.
class PickleBytes {
 public:
    explicit PickleBytes(ByteView bytes) : m_bytes(bytes), m_reader(bytes) {}

    ByteReader& fields() { return m_reader; }

    // Up to the next line feed, which is taken as well. Empty, and the fields fail, without one.
    std::string_view line()
    {
        const ByteView rest = m_bytes.subspan(m_reader.position());
        const auto end = std::ranges::find(rest, std::byte{'\n'});
        if (end == rest.end()) {
            m_reader.fail(ErrorKind::Malformed, "a line is not terminated");
            return {};
        }
        const auto size = static_cast<std::size_t>(end - rest.begin());
        m_reader.skip(size + 1, "line");
        return textOf(rest.first(size));
    }

    // As many bytes as a length in front of them says; empty, and the fields fail, where they are
    // not there.
    template <class Length>
    ByteView counted(std::string_view field)
    {
        const auto length = m_reader.little<Length>(field);
        if constexpr (std::is_signed_v<Length>)
            m_reader.check(length >= 0, ErrorKind::Malformed, field, length);
        if (!m_reader.ok())
            return {};
        const auto size = static_cast<std::uint64_t>(length);
        m_reader.check(size <= m_reader.left(), ErrorKind::Malformed, field, size);
        return m_reader.ok() ? m_reader.take(static_cast<std::size_t>(size), field) : ByteView();
    }

 private:
    ByteView m_bytes;
    ByteReader m_reader;
};

} // namespace bloscope::pickle
