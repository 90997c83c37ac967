#include "core/inspect/expected_fields.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

class Expectations {
 public:
    explicit Expectations(std::vector<Field>& fields) : m_fields(fields) {}

    void expect(bool isRight, std::string_view name, std::string expected)
    {
        const auto field = std::ranges::find(m_fields, name, &Field::name);
        if (!isRight && field != m_fields.end())
            field->expected = std::move(expected);
    }

 private:
    std::vector<Field>& m_fields;
};

std::string stretchText(std::int64_t from, std::uint64_t to)
{
    return fmt::format("{} to {}", groupedDigits(from), groupedDigits(to));
}

// The decoded size may be anything up to that of the frame's chunks.
void expectNbytes(Expectations& fields, const ChunkHeader& found, std::int32_t chunksize)
{
    const std::int64_t most = chunksize > 0 ? chunksize : format::maxChunkBytes;
    fields.expect(found.nbytes >= 0 && found.nbytes <= most, "nbytes",
                  chunksize > 0 ? fmt::format("at most {}, the chunk size of the frame",
                                              groupedDigits(std::int64_t(chunksize)))
                                : stretchText(0, static_cast<std::uint64_t>(most)));
}

void expectCbytes(Expectations& fields, const ChunkHeader& found, std::uint64_t available)
{
    const std::int64_t plain = std::int64_t(found.nbytes) + found.overhead();
    const bool fits =
        found.cbytes >= found.overhead() && static_cast<std::uint64_t>(found.cbytes) <= available;
    fields.expect(fits, "cbytes",
                  fmt::format("{}, the available bytes", stretchText(found.overhead(), available)));
    if (fits && found.payload() == Payload::PlainCopy)
        fields.expect(found.cbytes == plain, "cbytes",
                      groupedDigits(plain) + ", the header and a plain copy of nbytes");
}

} // namespace

void tellExpected(std::vector<Field>& fields, const ChunkHeader& found,
                  const ChunkPlaceFacts& place)
{
    Expectations expectations(fields);
    expectations.expect(found.version > 0 && found.version <= newestChunkVersion, "version",
                        stretchText(1, newestChunkVersion));
    expectations.expect(found.typesize > 0, "typesize",
                        place.typesize > 0 && place.typesize <= 255
                            ? fmt::format("{}, as in the frame", place.typesize)
                            : stretchText(1, 255));
    expectNbytes(expectations, found, place.chunksize);
    expectations.expect(found.blocksize > 0 && found.blocksize <= format::maxBlockBytes,
                        "blocksize", stretchText(1, format::maxBlockBytes));
    expectCbytes(expectations, found, place.available);
    expectations.expect(found.specialBits() <= static_cast<int>(SpecialKind::Uninitialised),
                        "special",
                        stretchText(0, static_cast<std::uint64_t>(SpecialKind::Uninitialised)));
    expectations.expect((found.blosc2Flags2 & 0xfe) == 0, "flags2", stretchText(0, 1));
}

void tellExpected(std::vector<Field>& fields, const FrameHeader& found, std::uint64_t fileSize)
{
    Expectations expectations(fields);
    const auto headerLen = static_cast<std::uint64_t>(found.headerLen);
    const std::uint64_t behindHeader = fileSize > headerLen ? fileSize - headerLen : 0;
    expectations.expect(static_cast<std::uint64_t>(found.frameLen) <= fileSize, "frame_len",
                        fmt::format("at most {}, the available bytes", groupedDigits(fileSize)));
    expectations.expect(
        found.sparse() || static_cast<std::uint64_t>(found.cbytes) <= behindHeader, "cbytes",
        fmt::format("at most {}, the bytes after the header", groupedDigits(behindHeader)));
    expectations.expect(found.blocksize >= 0 && found.blocksize <= format::maxBlockBytes,
                        "blocksize", stretchText(0, format::maxBlockBytes));
}

} // namespace bloscope
