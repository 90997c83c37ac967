#include "core/convert/text_lines.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t bytesAtOnce = 256 << 10;
constexpr std::size_t longestLine = 64 << 20;

std::string_view withoutReturn(std::string_view line)
{
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

} // namespace

TextLines::TextLines(const ByteSource& file, std::uint64_t offset, std::uint64_t number)
    : m_file(file), m_fileOffset(offset), m_lineOffset(offset), m_number(number - 1)
{
}

// Behind the bytes of the line that has begun. False when there are no more.
Result<bool> TextLines::readMore()
{
    m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_at));
    m_at = 0;
    const std::size_t there = m_bytes.size();
    if (there > longestLine)
        return Error{ErrorKind::Limit,
                     fmt::format("line {} is longer than {} bytes", m_number, longestLine)};
    const auto more = static_cast<std::size_t>(
        std::min<std::uint64_t>(std::max(bytesAtOnce, there), m_file.size() - m_fileOffset));
    m_bytes.resize(there + more);
    BLOSCOPE_CHECK(m_file.readAt(m_fileOffset, ByteSpan(m_bytes).subspan(there)));
    m_fileOffset += more;
    return more > 0;
}

Result<std::optional<std::string_view>> TextLines::next()
{
    ++m_number;
    m_lineOffset = m_fileOffset - (m_bytes.size() - m_at);
    for (std::size_t looked = 0;;) {
        const std::string_view there = textOf(m_bytes).substr(m_at);
        const std::size_t end = there.find('\n', looked);
        if (end != std::string_view::npos) {
            m_at += end + 1;
            return std::optional(withoutReturn(there.substr(0, end)));
        }
        looked = there.size();
        BLOSCOPE_TRY(const bool hasMore, readMore());
        if (!hasMore) {
            const std::string_view last = textOf(m_bytes);
            m_at = m_bytes.size();
            return last.empty() ? std::optional<std::string_view>()
                                : std::optional(withoutReturn(last));
        }
    }
}

} // namespace bloscope
