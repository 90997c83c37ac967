#include "core/arrow/message.h"

#include "core/base/checked.h"

#include <fmt/format.h>

namespace bloscope::arrow {

namespace {

constexpr std::uint32_t continuation = 0xffffffff; // before the size, since Arrow 0.15
constexpr std::int16_t oldestVersion = 3;          // V4
constexpr std::size_t sizeBytes = 4;

Result<Message::Kind> kindOf(std::uint8_t number)
{
    if (number < 1 || number > 3)
        return Error{ErrorKind::Unsupported,
                     fmt::format("a message of kind {}, which is not read", number)};
    return static_cast<Message::Kind>(number - 1);
}

} // namespace

// A message: the mark, the size of its metadata, these with what fills them up, and its body. An
// end has metadata of no size.
Result<Message> MessageReader::next()
{
    const std::size_t begin = m_position;
    const auto word = [&]() -> std::optional<std::uint32_t> {
        if (!fits(m_position, sizeBytes, m_bytes.size()))
            return {};
        m_position += sizeBytes;
        return loadLittle<std::uint32_t>(m_bytes.data() + m_position - sizeBytes);
    };
    auto size = word();
    if (size == continuation)
        size = word();
    if (!size || !fits(m_position, *size, m_bytes.size()))
        return Error{ErrorKind::Malformed, "a message of Arrow does not lie in its bytes", begin};
    if (*size == 0)
        return Message{};
    const ByteView metadata = m_bytes.subspan(m_position, *size);
    m_position += *size;
    return parse(metadata);
}

Result<Message> MessageReader::parse(ByteView metadata)
{
    BLOSCOPE_TRY(const FlatTable table, FlatTable::root(metadata));
    const auto version = table.number<std::int16_t>(0, 0);
    if (version < oldestVersion)
        return Error{ErrorKind::Unsupported,
                     fmt::format("metadata of version {}, which are not read", version + 1)};
    Message message;
    BLOSCOPE_TRY(message.kind, kindOf(table.number<std::uint8_t>(1, 0)));
    BLOSCOPE_TRY(message.header, table.table(2));
    const auto bodyBytes = table.number<std::int64_t>(3, 0);
    if (bodyBytes < 0 || !fits(m_position, static_cast<std::uint64_t>(bodyBytes), m_bytes.size()))
        return Error{ErrorKind::Malformed,
                     fmt::format("a message of Arrow has {} bytes, {} are left", bodyBytes,
                                 m_bytes.size() - m_position),
                     m_position};
    message.body = m_bytes.subspan(m_position, static_cast<std::size_t>(bodyBytes));
    m_position += message.body.size();
    return message;
}

} // namespace bloscope::arrow
