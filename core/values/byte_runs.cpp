#include "core/values/byte_runs.h"

#include <cassert>

namespace bloscope {

namespace {

constexpr unsigned digitBits = 7;
constexpr std::uint64_t digitMask = 0x7f;
constexpr std::uint64_t moreFollows = 0x80;

void writeNumber(std::int64_t number, ByteBuffer& to)
{
    auto rest = static_cast<std::uint64_t>(number);
    for (; rest > digitMask; rest >>= digitBits)
        to.push_back(static_cast<std::byte>((rest & digitMask) | moreFollows));
    to.push_back(static_cast<std::byte>(rest));
}

} // namespace

void ByteRunWriter::add(const ByteRun& run)
{
    if (run.bytes.empty())
        return;
    const std::int64_t pendingEnd = m_pendingBegin + static_cast<std::int64_t>(m_pending.size());
    assert(run.begin >= pendingEnd);
    if (run.begin > pendingEnd) {
        writePending();
        m_pendingBegin = run.begin;
    }
    m_pending.insert(m_pending.end(), run.bytes.begin(), run.bytes.end());
    m_byteCount += static_cast<std::int64_t>(run.bytes.size());
}

void ByteRunWriter::writePending()
{
    if (m_pending.empty())
        return;
    const auto size = static_cast<std::int64_t>(m_pending.size());
    writeNumber(m_pendingBegin - m_writtenEnd, m_encoded);
    writeNumber(size, m_encoded);
    m_encoded.insert(m_encoded.end(), m_pending.begin(), m_pending.end());
    m_writtenEnd = m_pendingBegin + size;
    m_pending.clear();
}

ByteBuffer ByteRunWriter::finish() &&
{
    writePending();
    return std::move(m_encoded);
}

std::int64_t ByteRunReader::readNumber()
{
    std::uint64_t number = 0;
    for (unsigned shift = 0;; shift += digitBits) {
        const auto digit = std::to_integer<std::uint64_t>(m_rest.front());
        m_rest = m_rest.subspan(1);
        number |= (digit & digitMask) << shift;
        if ((digit & moreFollows) == 0)
            return static_cast<std::int64_t>(number);
    }
}

std::optional<ByteRun> ByteRunReader::next()
{
    if (m_rest.empty())
        return {};
    const std::int64_t begin = m_position + readNumber();
    const auto size = static_cast<std::size_t>(readNumber());
    const ByteRun run{begin, m_rest.first(size)};
    m_rest = m_rest.subspan(size);
    m_position = run.end();
    return run;
}

} // namespace bloscope
