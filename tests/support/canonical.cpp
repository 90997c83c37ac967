#include "tests/support/canonical.h"

#include <fmt/format.h>
#include <stdexcept>
#include <utility>

namespace bloscope::test {

namespace {

using Wrong = std::runtime_error;

// Numbers by position; a place that is not there is wrong.
class Bytes {
 public:
    explicit Bytes(ByteView bytes) : m_bytes(bytes) {}

    std::uint64_t size() const { return m_bytes.size(); }
    std::uint8_t byte(std::uint64_t at) const
    {
        if (at >= m_bytes.size())
            throw Wrong(fmt::format("byte {} of {}", at, m_bytes.size()));
        return std::to_integer<std::uint8_t>(m_bytes[at]);
    }
    std::uint64_t big(std::uint64_t at, int count) const
    {
        std::uint64_t number = 0;
        for (int i = 0; i < count; ++i)
            number = number << 8U | byte(at + static_cast<std::uint64_t>(i));
        return number;
    }
    std::uint64_t little32(std::uint64_t at) const
    {
        return byte(at) | unsigned(byte(at + 1)) << 8U | unsigned(byte(at + 2)) << 16U |
               std::uint64_t(byte(at + 3)) << 24U;
    }
    Bytes from(std::uint64_t at) const { return Bytes(m_bytes.subspan(at)); }

 private:
    ByteView m_bytes;
};

void expect(std::uint64_t is, std::uint64_t shouldBe, const std::string& what)
{
    if (is != shouldBe)
        throw Wrong(fmt::format("{} is {}, not {}", what, is, shouldBe));
}

// A section of format.md 11.1 that begins at `at`; answers where it ends and how many entries it
// has. `idxLess` is 1 in a trailer.
std::pair<std::uint64_t, std::uint64_t> checkSection(const Bytes& base, std::uint64_t at,
                                                     unsigned idxLess, bool holdsChunks)
{
    expect(base.byte(at), 0x93, "section marker");
    expect(base.byte(at + 1), 0xcd, "idx marker");
    expect(base.byte(at + 4), 0xde, "map marker");
    const std::uint64_t count = base.big(at + 5, 2);
    std::vector<std::uint64_t> offsets;
    std::uint64_t next = at + 7;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint8_t name = base.byte(next);
        if (name < 0xa0 || name > 0xbf)
            throw Wrong("name marker");
        next += 1U + (name & 0x1fU);
        expect(base.byte(next), 0xd2, "offset marker");
        offsets.push_back(base.big(next + 1, 4));
        next += 5;
    }
    expect(base.big(at + 2, 2), next - at - idxLess, "idx_size");
    expect(base.byte(next), 0xdc, "array marker");
    expect(base.big(next + 1, 2), count, "number of values");
    next += 3;
    for (const std::uint64_t offset : offsets) {
        expect(offset, next, "value offset");
        expect(base.byte(next), 0xc6, "value marker");
        const std::uint64_t length = base.big(next + 1, 4);
        if (holdsChunks)
            expect(base.little32(next + 5 + 12), length, "cbytes of a vlmetalayer");
        next += 5 + length;
    }
    return {next, count};
}

void checkMarkers(const Bytes& file)
{
    constexpr std::pair<int, int> markers[] = {{0, 0x9e},  {1, 0xa8},  {10, 0xd2}, {15, 0xcf},
                                               {24, 0xa4}, {29, 0xd3}, {38, 0xd3}, {47, 0xd2},
                                               {52, 0xd2}, {57, 0xd2}, {62, 0xd1}, {65, 0xd1},
                                               {69, 0xd8}, {70, 6},    {86, 0}};
    for (const auto& [at, marker] : markers)
        expect(file.byte(static_cast<std::uint64_t>(at)), static_cast<std::uint64_t>(marker),
               fmt::format("byte {}", at));
}

// The index chunk: where it ends. `begin` is behind the chunk area.
std::uint64_t checkIndex(const Bytes& file, std::uint64_t begin, std::uint64_t nbytes,
                         std::uint64_t chunksize)
{
    expect(file.byte(begin + 3), 8, "typesize of the index");
    const std::uint64_t indexBytes = file.little32(begin + 4);
    if (chunksize > 0)
        expect(indexBytes, 8 * ((nbytes + chunksize - 1) / chunksize), "bytes of the index");
    expect(indexBytes % 8, 0, "rest of the index");
    return begin + file.little32(begin + 12);
}

void checkFrame(const Bytes& file)
{
    checkMarkers(file);
    const std::uint64_t headerLen = file.big(11, 4);
    const std::uint64_t frameLen = file.big(16, 8);
    const std::uint64_t nbytes = file.big(30, 8);
    const std::uint64_t cbytes = file.big(39, 8);
    expect(frameLen, file.size(), "frame_len");
    expect(checkSection(file, 87, 0, false).first, headerLen, "header_len");

    const std::uint64_t chunkArea = file.byte(26) == 1 ? 0 : cbytes;
    const std::uint64_t trailerBegin =
        nbytes == 0 ? headerLen : checkIndex(file, headerLen + chunkArea, nbytes, file.big(58, 4));
    if (nbytes == 0)
        expect(cbytes, 0, "cbytes of no chunks");
    const Bytes trailer = file.from(std::min(trailerBegin, file.size()));
    expect(trailer.byte(0), 0x94, "trailer marker");
    expect(trailer.byte(1), 1, "trailer version");
    const auto [end, count] = checkSection(trailer, 2, 1, true);
    expect(file.byte(68), count > 0 ? 0xc3 : 0xc2, "has vlmetalayers");
    expect(trailer.byte(end), 0xce, "marker of trailer_len");
    expect(trailer.big(end + 1, 4), end + 23, "trailer_len");
    expect(trailer.byte(end + 5), 0xd8, "marker of the fingerprint");
    expect(trailer.size(), end + 23, "length of the trailer");
}

} // namespace

std::string whyNotCanonical(ByteView file)
{
    try {
        checkFrame(Bytes(file));
        return {};
    } catch (const Wrong& wrong) {
        return wrong.what();
    }
}

} // namespace bloscope::test
