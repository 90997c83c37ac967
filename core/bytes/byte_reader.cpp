#include "core/bytes/byte_reader.h"

namespace bloscope {

ByteView ByteReader::take(std::size_t count, std::string_view field)
{
    if (!ok())
        return {};
    m_lastField = m_position;
    if (count > left()) {
        fail(ErrorKind::Malformed,
             fmt::format("{} needs {} bytes, but only {} are left", field, count, left()));
        return {};
    }
    m_position += count;
    return m_bytes.subspan(m_lastField, count);
}

void ByteReader::expect(std::uint8_t marker, std::string_view field)
{
    const auto found = little<std::uint8_t>(field);
    if (ok() && found != marker)
        fail(ErrorKind::Malformed,
             fmt::format("{} is 0x{:02x}, expected 0x{:02x}", field, found, marker));
}

void ByteReader::fail(ErrorKind kind, std::string what)
{
    if (ok())
        m_error = Error{kind, std::move(what), m_fileOffset + m_lastField};
}

} // namespace bloscope
