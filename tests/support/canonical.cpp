#include "tests/support/canonical.h"

#include "core/base/utf8.h"
#include "core/chunk/chunk.h"

#include <algorithm>
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
    std::uint64_t little64(std::uint64_t at) const
    {
        return little32(at) | little32(at + 4) << 32U;
    }
    std::string text(std::uint64_t at, std::uint64_t size) const
    {
        return std::string(textOf(part(at, size)));
    }
    ByteView part(std::uint64_t at, std::uint64_t size) const
    {
        if (at > m_bytes.size() || size > m_bytes.size() - at)
            throw Wrong(fmt::format("{} bytes at {} of {}", size, at, m_bytes.size()));
        return m_bytes.subspan(at, size);
    }
    Bytes from(std::uint64_t at) const { return Bytes(part(at, m_bytes.size() - at)); }

 private:
    ByteView m_bytes;
};

void expect(std::uint64_t is, std::uint64_t shouldBe, const std::string& what)
{
    if (is != shouldBe)
        throw Wrong(fmt::format("{} is {}, not {}", what, is, shouldBe));
}

void expectThat(bool holds, const std::string& what)
{
    if (!holds)
        throw Wrong(what);
}

// One complete chunk with an extended header (format.md 6.7, 11.6).
void checkChunkOfValue(const Bytes& chunk, std::uint64_t length)
{
    expectThat(length >= 32, "a vlmetalayer is shorter than a chunk header");
    expectThat(chunk.byte(0) >= 3 && chunk.byte(0) <= 6, "version of a vlmetalayer's chunk");
    expectThat((chunk.byte(2) & 5U) == 5, "a vlmetalayer's chunk has no extended header");
    expectThat(chunk.byte(3) > 0, "typesize of a vlmetalayer's chunk");
    expect(chunk.little32(12), length, "cbytes of a vlmetalayer");
    if ((chunk.byte(2) & 2U) != 0)
        expect(chunk.little32(4) + 32, length, "plain copy of a vlmetalayer");
}

void checkNames(const std::vector<std::string>& names)
{
    expectThat(names.size() <= 16, "more than 16 entries");
    for (const std::string& name : names) {
        expectThat(std::ranges::count(names, name) == 1, "the same name twice");
        expectThat(isUtf8(name) && name.find('\0') == std::string::npos, "a name");
    }
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
    std::vector<std::string> names;
    std::uint64_t next = at + 7;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint8_t name = base.byte(next);
        if (name < 0xa0 || name > 0xbf)
            throw Wrong("name marker");
        names.push_back(base.text(next + 1, name & 0x1fU));
        next += 1U + (name & 0x1fU);
        expect(base.byte(next), 0xd2, "offset marker");
        offsets.push_back(base.big(next + 1, 4));
        next += 5;
    }
    checkNames(names);
    expect(base.big(at + 2, 2), next - at - idxLess, "idx_size");
    expect(base.byte(next), 0xdc, "array marker");
    expect(base.big(next + 1, 2), count, "number of values");
    next += 3;
    for (const std::uint64_t offset : offsets) {
        expect(offset, next, "value offset");
        expect(base.byte(next), 0xc6, "value marker");
        const std::uint64_t length = base.big(next + 1, 4);
        if (holdsChunks)
            checkChunkOfValue(base.from(next + 5), length);
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
    expectThat(file.text(2, 8) == std::string("b2frame\0", 8), "magic");
    for (const auto& [at, marker] : markers)
        expect(file.byte(static_cast<std::uint64_t>(at)), static_cast<std::uint64_t>(marker),
               fmt::format("byte {}", at));
}

// The bytes that say what kind of frame it is (format.md 6.1, 6.2).
void checkFlags(const Bytes& file, std::int32_t chunksize)
{
    const unsigned flags = file.byte(25);
    const bool variable = (flags & 0x40U) != 0;
    const bool variableBlocks = (flags & 0x80U) != 0;
    expect(flags & 0x3fU, variable || variableBlocks ? 0x13 : 0x12, "version and width of offsets");
    expect(variable ? 1 : 0, chunksize == 0 ? 1 : 0, "flag of variable chunks");
    expectThat(file.byte(26) <= 1, "frame type");
    expectThat((file.byte(27) & 0xfU) <= 6 && file.byte(27) >> 4U <= 9, "codec and level");
    expectThat(file.byte(28) <= 3, "other flags");
    expectThat(file.big(48, 4) > 0, "typesize");
}

ByteBuffer entriesOf(const Bytes& index, std::uint64_t bytes, std::uint64_t stored)
{
    const bool isPlain = (index.byte(2) & 2U) != 0;
    const bool isRepeated = (index.byte(31) >> 4U & 7U) == 3;
    const ByteView values = index.part(32, stored - 32);
    ByteBuffer entries;
    if (isRepeated) {
        expect(values.size(), 8, "repeated entry of the index");
        while (entries.size() < std::min<std::uint64_t>(bytes, 1000)) // all are the same
            entries.insert(entries.end(), values.begin(), values.end());
        return entries;
    }
    if (isPlain) {
        expect(values.size(), bytes, "plain copy of the index");
        return {values.begin(), values.end()};
    }
    const ByteView chunk = index.part(0, stored);
    const auto opened = Chunk::open(memorySource({chunk.begin(), chunk.end()}), 0, stored, {});
    expectThat(opened.has_value(), "the index cannot be opened");
    auto decoded = (*opened)->decode();
    expectThat(decoded.has_value(), "the index cannot be decoded");
    return *std::move(decoded);
}

// In the index, in the place of a chunk that is not stored.
constexpr std::uint64_t specialEntry(unsigned char kind)
{
    return std::uint64_t(kind) << 56U;
}

// What 11.2 says of the chunks that the index knows: their sizes, and those of them all.
class ChunkSizes {
 public:
    ChunkSizes(const Bytes& file, const ChunkFile& chunkFile) : m_file(file), m_chunkFile(chunkFile)
    {
    }

    void check(const Bytes& index, std::uint64_t indexBytes, std::uint64_t stored)
    {
        const ByteBuffer entries = entriesOf(index, indexBytes, stored);
        const std::uint64_t count = indexBytes / 8;
        for (std::uint64_t n = 0; n < entries.size() / 8; ++n)
            add(Bytes(entries).little64(8 * n), n + 1 == count);
        if (entries.size() != indexBytes || !m_allKnown)
            return; // of the others not all is said
        expect(m_nbytes, m_file.big(30, 8), "sum of all chunks' nbytes");
        if (isSparse())
            expect(m_cbytes, m_file.big(39, 8), "sum of all chunks' cbytes");
    }

 private:
    bool isSparse() const { return m_file.byte(26) == 1; }

    void add(std::uint64_t entry, bool isLast)
    {
        const std::uint64_t nbytes = m_file.big(30, 8);
        const std::uint64_t chunksize = m_file.big(58, 4);
        if (entry >> 63U != 0) {
            expectThat(entry == specialEntry(0x81) || entry == specialEntry(0x82) ||
                           entry == specialEntry(0x84),
                       "an entry of a chunk that is not stored");
            m_allKnown = m_allKnown && chunksize > 0;
            m_nbytes +=
                isLast && chunksize > 0 && nbytes % chunksize != 0 ? nbytes % chunksize : chunksize;
            return;
        }
        const auto chunk = chunkAt(entry);
        if (!chunk) {
            m_allKnown = false;
            return;
        }
        const Bytes header(*chunk);
        if (chunksize > 0)
            expectThat(header.little32(4) <= chunksize, "a chunk is larger than chunksize");
        m_nbytes += header.little32(4);
        m_cbytes += header.little32(12);
    }

    // Its first 16 bytes.
    std::optional<ByteBuffer> chunkAt(std::uint64_t entry) const
    {
        if (isSparse()) {
            auto chunk = m_chunkFile ? m_chunkFile(entry) : std::nullopt;
            return chunk && chunk->size() >= 16 ? chunk : std::nullopt;
        }
        expectThat(entry + 32 <= m_file.big(39, 8), "an entry points behind the chunks");
        const ByteView header = m_file.part(m_file.big(11, 4) + entry, 16);
        return ByteBuffer(header.begin(), header.end());
    }

    const Bytes& m_file;
    const ChunkFile& m_chunkFile;
    std::uint64_t m_nbytes = 0;
    std::uint64_t m_cbytes = 0;
    bool m_allKnown = true;
};

// The index chunk: where it ends. `begin` is behind the chunk area.
std::uint64_t checkIndex(const Bytes& file, std::uint64_t begin, const ChunkFile& chunkFile)
{
    const std::uint64_t nbytes = file.big(30, 8);
    const std::uint64_t chunksize = file.big(58, 4);
    const Bytes index = file.from(begin);
    expectThat((index.byte(2) & 5U) == 5, "the index has no extended header");
    expect(index.byte(3), 8, "typesize of the index");
    const std::uint64_t indexBytes = index.little32(4);
    const std::uint64_t stored = index.little32(12);
    expectThat(stored >= 32, "the index is shorter than a chunk header");
    if (chunksize > 0)
        expect(indexBytes, 8 * ((nbytes + chunksize - 1) / chunksize), "bytes of the index");
    expect(indexBytes % 8, 0, "rest of the index");
    ChunkSizes(file, chunkFile).check(index, indexBytes, stored);
    return begin + stored;
}

void checkTrailer(const Bytes& file, const Bytes& trailer)
{
    expect(trailer.byte(0), 0x94, "trailer marker");
    expect(trailer.byte(1), 1, "trailer version");
    const auto [end, count] = checkSection(trailer, 2, 1, true);
    expect(file.byte(68), count > 0 ? 0xc3 : 0xc2, "has vlmetalayers");
    expect(trailer.byte(end), 0xce, "marker of trailer_len");
    expect(trailer.big(end + 1, 4), end + 23, "trailer_len");
    expect(trailer.byte(end + 5), 0xd8, "marker of the fingerprint");
    for (std::uint64_t i = 6; i < 23; ++i)
        expect(trailer.byte(end + i), 0, "fingerprint");
    expect(trailer.size(), end + 23, "length of the trailer");
}

void checkFrame(const Bytes& file, const ChunkFile& chunkFile)
{
    checkMarkers(file);
    const std::uint64_t headerLen = file.big(11, 4);
    const std::uint64_t nbytes = file.big(30, 8);
    const std::uint64_t cbytes = file.big(39, 8);
    const auto chunksize = static_cast<std::int32_t>(file.big(58, 4));
    checkFlags(file, chunksize);
    expect(file.big(16, 8), file.size(), "frame_len");
    expect(checkSection(file, 87, 0, false).first, headerLen, "header_len");
    if (nbytes == 0)
        expect(cbytes, 0, "cbytes of no chunks");
    else
        expectThat(chunksize >= 0, "chunksize of stored chunks");
    const std::uint64_t chunkArea = file.byte(26) == 1 ? 0 : cbytes;
    checkTrailer(file, file.from(nbytes == 0 ? headerLen
                                             : checkIndex(file, headerLen + chunkArea, chunkFile)));
}

} // namespace

std::string whyNotCanonical(ByteView file, const ChunkFile& chunkFile)
{
    try {
        checkFrame(Bytes(file), chunkFile);
        return {};
    } catch (const Wrong& wrong) {
        return wrong.what();
    }
}

} // namespace bloscope::test
