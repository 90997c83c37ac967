#include "core/frame/trailer.h"

#include "core/bytes/byte_reader.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::uint64_t usualBytes = 4096; // most trailers come with the first read
constexpr std::size_t endBytes = 23;       // trailer_len and fingerprint
constexpr std::size_t sectionOffset = 2;
constexpr std::uint8_t trailerArray = 0x94;

struct End {
    std::uint32_t trailerLen = 0;
    std::uint8_t fingerprintType = 0;
    ByteBuffer fingerprint;
};

Result<End> parseEnd(ByteView bytes, std::uint64_t fileOffset)
{
    ByteReader reader(bytes, fileOffset);
    End end;
    reader.expect(0xce, "the marker of trailer_len");
    end.trailerLen = reader.big<std::uint32_t>("trailer_len");
    reader.skip(1, "the marker of the fingerprint");
    end.fingerprintType = reader.big<std::uint8_t>("fingerprint type");
    const ByteView fingerprint = reader.take(16, "fingerprint");
    end.fingerprint.assign(fingerprint.begin(), fingerprint.end());
    return reader.finish(std::move(end));
}

} // namespace

Result<Trailer> readTrailer(const ByteSource& source, std::uint64_t frameLen,
                            std::uint64_t headerLen, const Limits& limits)
{
    const std::uint64_t room = frameLen - headerLen;
    const std::uint64_t tailBytes = std::min(usualBytes, room);
    if (tailBytes < format::minTrailerBytes)
        return Error{ErrorKind::Malformed,
                     fmt::format("frame trailer not found: {} bytes are left for it", room)};
    BLOSCOPE_TRY(ByteBuffer tail, readBytes(source, frameLen - tailBytes, tailBytes));
    const std::uint64_t fileOffset = source.origin() + frameLen; // of the end
    BLOSCOPE_TRY(End end, parseEnd(ByteView(tail).last(endBytes), fileOffset - endBytes)
                              .within("frame trailer not found"));
    if (end.trailerLen < format::minTrailerBytes || end.trailerLen > room)
        return Error{
            ErrorKind::Malformed,
            fmt::format("frame trailer damaged: a length of {} is impossible", end.trailerLen),
            fileOffset - endBytes + 1};
    if (end.trailerLen > limits.frameHeaderBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("the frame trailer has {} bytes; the limit is {}", end.trailerLen,
                                 limits.frameHeaderBytes)};

    Trailer trailer;
    trailer.offset = fileOffset - end.trailerLen;
    trailer.size = end.trailerLen;
    trailer.fingerprintType = end.fingerprintType;
    trailer.fingerprint = std::move(end.fingerprint);
    if (end.trailerLen > tail.size()) {
        BLOSCOPE_TRY(tail, readBytes(source, frameLen - trailer.size, trailer.size));
    }
    const ByteView bytes = ByteView(tail).last(trailer.size);
    ByteReader reader(bytes, trailer.offset);
    reader.expect(trailerArray, "the marker of the trailer");
    trailer.version = reader.big<std::uint8_t>("trailer version");
    BLOSCOPE_CHECK(reader.finish().within("frame trailer damaged"));
    trailer.vlMetalayers = parseMetadata({.bytes = bytes.first(bytes.size() - endBytes),
                                          .fileOffset = trailer.offset,
                                          .sectionOffset = sectionOffset,
                                          .mostEntries = format::maxVlMetalayers});
    return trailer;
}

} // namespace bloscope
