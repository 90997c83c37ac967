#include "core/codecs/codecs.h"

#include "core/codecs/blosclz_format.h"
#include "core/codecs/stream_error.h"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/format.h>

namespace bloscope {

namespace {

using namespace blosclz;

enum class Fault { None, EndOfStream, EndOfOutput, Distance };

// Bytes copied at once where both sides are known to have that many.
constexpr std::size_t stride = 16;
static_assert(longestLiteralRun == 2 * stride);
constexpr std::size_t leastForMemset = 64;

// One pass over a stream. A local object whose functions are all inlined, so that its positions
// live in registers.
class Decoder {
 public:
    Decoder(ByteView stream, ByteSpan to)
        : m_in(stream.data()),
          m_inEnd(m_in + stream.size()),
          m_outBegin(to.data()),
          m_out(m_outBegin),
          m_outEnd(m_out + to.size())
    {
    }

    Fault run()
    {
        unsigned control = next() & controlLowBits;
        for (;;) {
            const Fault fault = control < firstMatchControl ? literals(control) : match(control);
            if (fault != Fault::None || m_in == m_inEnd)
                return fault;
            control = next();
        }
    }

    std::size_t written() const { return static_cast<std::size_t>(m_out - m_outBegin); }

 private:
    std::size_t inLeft() const { return static_cast<std::size_t>(m_inEnd - m_in); }
    std::size_t outLeft() const { return static_cast<std::size_t>(m_outEnd - m_out); }
    unsigned next() { return std::to_integer<unsigned>(*m_in++); }

    Fault literals(unsigned control)
    {
        const std::size_t count = control + 1;
        if (inLeft() >= longestLiteralRun && outLeft() >= longestLiteralRun) {
            std::memcpy(m_out, m_in, longestLiteralRun); // what is too much is written over later
        } else {
            if (count > inLeft())
                return Fault::EndOfStream;
            if (count > outLeft())
                return Fault::EndOfOutput;
            std::memcpy(m_out, m_in, count);
        }
        m_in += count;
        m_out += count;
        return Fault::None;
    }

    Fault match(unsigned control)
    {
        std::size_t length = (control >> 5) + shortestMatch - 1;
        if (control >> 5 == extendedLength)
            if (const Fault fault = extendLength(length); fault != Fault::None)
                return fault;
        std::size_t distance = 0;
        if (const Fault fault = readDistance(control & controlLowBits, distance);
            fault != Fault::None)
            return fault;
        if (m_in == m_inEnd) // a stream ends with literals
            return Fault::EndOfStream;
        if (distance > written())
            return Fault::Distance;
        if (length > outLeft())
            return Fault::EndOfOutput;
        copyMatch(length, distance);
        return Fault::None;
    }

    Fault extendLength(std::size_t& length)
    {
        for (unsigned more = extensionGoesOn; more == extensionGoesOn;) {
            if (m_in == m_inEnd)
                return Fault::EndOfStream;
            more = next();
            length += more;
            if (length > outLeft())
                return Fault::EndOfOutput;
        }
        return Fault::None;
    }

    Fault readDistance(unsigned high, std::size_t& distance)
    {
        if (m_in == m_inEnd)
            return Fault::EndOfStream;
        const unsigned low = next();
        distance = (high << 8) + low + 1;
        if (high != farHighBits || low != farLowByte)
            return Fault::None;
        if (inLeft() < 2)
            return Fault::EndOfStream;
        distance = firstFarDistance + (next() << 8);
        distance += next();
        return Fault::None;
    }

    // Source and destination overlap when the distance is shorter than the match: the bytes just
    // written are then read again, which repeats them.
    void copyMatch(std::size_t length, std::size_t distance)
    {
        const std::byte* from = m_out - distance;
        std::byte* const end = m_out + length;
        if (distance == 1 && length >= leastForMemset) {
            std::memset(m_out, std::to_integer<int>(*from), length);
            m_out = end;
            return;
        }
        // As long as there is room for what is too much of a stride.
        std::byte* const wideEnd = outLeft() < stride ? m_out : std::min(end, m_outEnd - stride);
        if (fillsWord(distance)) {
            repeatWord(repeatedWord(from, distance), wideEnd);
            from = m_out - distance;
        }
        for (; distance < stride && m_out < wideEnd; distance *= 2) { // twice as far is as good
            copyStride(from);
            m_out += distance;
        }
        for (; m_out < wideEnd; m_out += stride, from += stride)
            copyStride(from);
        while (m_out < end)
            *m_out++ = *from++;
        m_out = end;
    }

    // Is it 1, 2, 4 or 8? Not by std::has_single_bit(), which calls a function on most processors.
    static bool fillsWord(std::size_t distance)
    {
        return distance <= sizeof(std::uint64_t) && (distance & (distance - 1)) == 0;
    }

    // Eight bytes that go on as the `distance` ones there do: 1, 2, 4 or 8.
    static std::uint64_t repeatedWord(const std::byte* from, std::size_t distance)
    {
        switch (distance) {
        case 1:
            return 0x0101010101010101 * std::uint64_t{loadLittle<std::uint8_t>(from)};
        case 2:
            return 0x0001000100010001 * std::uint64_t{loadLittle<std::uint16_t>(from)};
        case 4:
            return 0x0000000100000001 * std::uint64_t{loadLittle<std::uint32_t>(from)};
        default:
            return loadLittle<std::uint64_t>(from);
        }
    }

    // From a register: what was just written in pieces would have to be waited for.
    void repeatWord(std::uint64_t word, const std::byte* wideEnd)
    {
        const std::array<std::uint64_t, stride / sizeof word> words{word, word};
        for (; m_out < wideEnd; m_out += stride)
            std::memcpy(m_out, words.data(), stride);
    }

    // Where both overlap, only the bytes before m_out count; the others are written over later.
    void copyStride(const std::byte* from)
    {
        std::array<std::byte, stride> bytes;
        std::memcpy(bytes.data(), from, stride);
        std::memcpy(m_out, bytes.data(), stride);
    }

    const std::byte* m_in;
    const std::byte* m_inEnd;
    std::byte* m_outBegin;
    std::byte* m_out;
    std::byte* m_outEnd;
};

} // namespace

Result<> decodeBlosclz(const CodecInput& input, ByteSpan to)
{
    if (input.stream.empty())
        return damagedStream("blosclz", "it is empty");
    Decoder decoder(input.stream, to);
    const Fault fault = decoder.run();
    const std::size_t written = decoder.written();
    switch (fault) {
    case Fault::None:
        if (written != to.size())
            return wrongStreamSize("blosclz", written, to.size());
        return {};
    case Fault::EndOfStream:
        return damagedStream(
            "blosclz", fmt::format("it ends after {} of {} decoded bytes", written, to.size()));
    case Fault::EndOfOutput:
        return oversizedStream("blosclz", to.size());
    case Fault::Distance:
        break;
    }
    return damagedStream(
        "blosclz",
        fmt::format("a match after {} decoded bytes refers to data before the first byte",
                    written));
}

} // namespace bloscope
