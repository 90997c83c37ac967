#include "core/codecs/codecs.h"

#include "core/codecs/blosclz_format.h"

#include <algorithm>
#include <array>
#include <utility>

namespace bloscope {

namespace {

using namespace blosclz;

constexpr std::size_t shortestInput = 16; // as the reference: less is stored raw
constexpr std::size_t hashedBytes = 4;
constexpr unsigned hashBits = 13;

// A match this near costs two bytes, any other four.
std::size_t worthwhile(std::size_t distance)
{
    return distance < firstFarDistance ? hashedBytes : hashedBytes + 2;
}

std::uint32_t hashAt(const std::byte* from)
{
    constexpr std::uint32_t golden = 2'654'435'761; // spreads the four bytes over all bits
    return (loadLittle<std::uint32_t>(from) * golden) >> (32 - hashBits);
}

std::size_t commonLength(const std::byte* a, const std::byte* b, const std::byte* bEnd)
{
    return static_cast<std::size_t>(std::mismatch(b, bEnd, a).first - b);
}

// Instructions, written one behind the other as long as there is room.
class Writer {
 public:
    explicit Writer(ByteSpan to) : m_to(to) {}

    bool ok() const { return m_ok; }
    std::size_t used() const { return m_used; }

    void literals(ByteView bytes)
    {
        while (!bytes.empty() && m_ok) {
            const std::size_t count = std::min(bytes.size(), longestLiteralRun);
            const unsigned marker = m_used == 0 ? firstControlMarker : 0;
            put(static_cast<unsigned>(count - 1) | marker);
            putAll(bytes.first(count));
            bytes = bytes.subspan(count);
        }
    }

    void match(std::size_t length, std::size_t distance)
    {
        const bool isFar = distance >= firstFarDistance;
        const auto offset =
            static_cast<unsigned>(isFar ? distance - firstFarDistance : distance - 1);
        const unsigned high = isFar ? farHighBits : offset >> 8;
        if (length < firstExtendedMatch) {
            put(static_cast<unsigned>(length - shortestMatch + 1) << 5 | high);
        } else {
            put(extendedLength << 5 | high);
            putExtension(length - firstExtendedMatch);
        }
        put(isFar ? farLowByte : offset & 0xff);
        if (isFar) {
            put(offset >> 8);
            put(offset & 0xff);
        }
    }

 private:
    void putExtension(std::size_t more)
    {
        for (; more >= extensionGoesOn; more -= extensionGoesOn)
            put(extensionGoesOn);
        put(static_cast<unsigned>(more));
    }

    void put(unsigned byte)
    {
        m_ok = m_ok && m_used < m_to.size();
        if (m_ok)
            m_to[m_used++] = static_cast<std::byte>(byte);
    }

    void putAll(ByteView bytes)
    {
        m_ok = m_ok && bytes.size() <= m_to.size() - m_used;
        if (!m_ok)
            return;
        std::copy(bytes.begin(), bytes.end(), m_to.begin() + static_cast<std::ptrdiff_t>(m_used));
        m_used += bytes.size();
    }

    ByteSpan m_to;
    std::size_t m_used = 0;
    bool m_ok = true;
};

// Where four bytes that hash alike were seen last.
class LastSeen {
 public:
    // Swaps in `position` and gives the one before it (0 when there was none).
    std::size_t exchange(std::uint32_t hash, std::size_t position)
    {
        return std::exchange(m_positions[hash], static_cast<std::uint32_t>(position));
    }

 private:
    std::array<std::uint32_t, std::size_t{1} << hashBits> m_positions{};
};

} // namespace

std::size_t encodeBlosclz(ByteView from, ByteSpan to, int)
{
    if (from.size() < shortestInput || from.size() > UINT32_MAX)
        return 0;
    Writer writer(to);
    LastSeen lastSeen;
    const std::size_t matchEnd = from.size() - 1; // the last instruction is a literal run
    std::size_t written = 0;
    std::size_t at = 1; // and so is the first
    while (at + hashedBytes <= matchEnd && writer.ok()) {
        const std::size_t earlier = lastSeen.exchange(hashAt(&from[at]), at);
        const std::size_t distance = at - earlier;
        const std::size_t length =
            distance > longestDistance
                ? 0
                : commonLength(&from[earlier], &from[at], from.data() + matchEnd);
        if (length < worthwhile(distance)) {
            ++at;
            continue;
        }
        writer.literals(from.subspan(written, at - written));
        writer.match(length, distance);
        at += length;
        written = at;
    }
    writer.literals(from.subspan(written));
    return writer.ok() ? writer.used() : 0;
}

} // namespace bloscope
