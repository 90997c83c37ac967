#include "core/frame/frame_header.h"

#include "core/bytes/byte_reader.h"
#include "core/codecs/codec_table.h"

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

constexpr std::string_view magic{"b2frame\0", 8};
constexpr std::size_t magicOffset = 2;
constexpr int newestVersion = 3;
constexpr int offsetsOf64Bits = 1;

Error damaged(std::string what, std::uint64_t offset)
{
    return {ErrorKind::Malformed, "frame header damaged: " + std::move(what), offset};
}

Result<> validateKind(const FrameHeader& header, std::uint64_t at)
{
    if (header.version() > newestVersion)
        return Error{ErrorKind::Unsupported,
                     fmt::format("written by a newer version of Blosc2 (frame format {}); this "
                                 "program supports formats up to {}",
                                 header.version(), newestVersion)};
    if (header.offsetCode() != offsetsOf64Bits)
        return Error{
            ErrorKind::Unsupported,
            fmt::format("unsupported width of chunk offsets (code {})", header.offsetCode())};
    if (header.frameType > 1)
        return damaged(fmt::format("frame type {}", header.frameType), at + 26);
    return {};
}

Result<> validateSizes(const FrameHeader& header, std::uint64_t at)
{
    if (header.frameLen < static_cast<std::int64_t>(format::minFrameBytes))
        return damaged(fmt::format("a frame length of {} is impossible", header.frameLen), at + 16);
    if (header.headerLen < static_cast<std::int32_t>(format::minFrameHeaderBytes) ||
        header.headerLen > header.frameLen)
        return damaged(fmt::format("a header length of {} is impossible", header.headerLen),
                       at + 11);
    if (header.nbytes < 0 || header.cbytes < 0)
        return damaged(
            fmt::format("negative data size (nbytes {}, cbytes {})", header.nbytes, header.cbytes),
            at + 30);
    if (header.typesize <= 0 || header.typesize > format::maxTypesize)
        return damaged(fmt::format("an element size of {} is impossible", header.typesize),
                       at + 48);
    if (header.filterCount > format::filterSlots)
        return damaged(fmt::format("{} filter slots", header.filterCount), at + 70);
    return {};
}

} // namespace

Result<Trailer> readTrailer(const ByteSource& source, std::uint64_t frameLen,
                            std::uint64_t headerLen, const Limits& limits)
{
    const std::uint64_t room = frameLen - headerLen;
    const std::uint64_t tailBytes = std::min(usualBytes, room);
    if (tailBytes < format::minTrailerBytes)
        return Error{
            ErrorKind::Malformed,
            fmt::format("the frame trailer was not found: only {} bytes are left for it", room)};
    BLOSCOPE_TRY(ByteBuffer tail, readBytes(source, frameLen - tailBytes, tailBytes));
    const std::uint64_t fileOffset = source.origin() + frameLen; // of the end
    BLOSCOPE_TRY(End end, parseEnd(ByteView(tail).last(endBytes), fileOffset - endBytes)
                              .within("frame trailer not found"));
    if (end.trailerLen < format::minTrailerBytes || end.trailerLen > room)
        return Error{ErrorKind::Malformed,
                     fmt::format("the frame trailer is damaged: a length of {} is impossible",
                                 end.trailerLen),
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

std::uint8_t FrameHeader::codecId() const
{
    const auto nibble = static_cast<std::uint8_t>(codecFlags & 0x0f);
    return nibble == formatCodeInUdcodec ? udcodec : nibble;
}

bool looksLikeAFrame(ByteView firstBytes)
{
    return firstBytes.size() >= magicOffset + magic.size() &&
           textOf(firstBytes.subspan(magicOffset, magic.size())) == magic;
}

Result<FrameHeader> parseFrameHeader(ByteView bytes, std::uint64_t fileOffset)
{
    ByteReader reader(bytes, fileOffset);
    FrameHeader header;
    reader.expect(0x9e, "the marker of the header");
    reader.expect(0xa8, "the marker of the magic");
    reader.skip(magic.size(), "magic");
    reader.expect(0xd2, "the marker of header_len");
    header.headerLen = reader.big<std::int32_t>("header_len");
    reader.expect(0xcf, "the marker of frame_len");
    header.frameLen = reader.big<std::int64_t>("frame_len");
    reader.expect(0xa4, "the marker of the flags");
    header.generalFlags = reader.big<std::uint8_t>("general_flags");
    header.frameType = reader.big<std::uint8_t>("frame_type");
    header.codecFlags = reader.big<std::uint8_t>("codec_flags");
    header.otherFlags = reader.big<std::uint8_t>("other_flags");
    reader.expect(0xd3, "the marker of nbytes");
    header.nbytes = reader.big<std::int64_t>("nbytes");
    reader.expect(0xd3, "the marker of cbytes");
    header.cbytes = reader.big<std::int64_t>("cbytes");
    reader.expect(0xd2, "the marker of typesize");
    header.typesize = reader.big<std::int32_t>("typesize");
    reader.expect(0xd2, "the marker of blocksize");
    header.blocksize = reader.big<std::int32_t>("blocksize");
    reader.expect(0xd2, "the marker of chunksize");
    header.chunksize = reader.big<std::int32_t>("chunksize");
    reader.expect(0xd1, "the marker of nthreads_c");
    header.threadsCompress = reader.big<std::int16_t>("nthreads_c");
    reader.expect(0xd1, "the marker of nthreads_d");
    header.threadsDecompress = reader.big<std::int16_t>("nthreads_d");
    header.hasVlMetalayers = reader.big<std::uint8_t>("has_vlmeta") == 0xc3;
    reader.expect(0xd8, "the marker of the filters");
    header.filterCount = reader.big<std::uint8_t>("nfilters");
    for (std::uint8_t& filter : header.filters)
        filter = reader.big<std::uint8_t>("filters");
    header.udcodec = reader.big<std::uint8_t>("udcodec");
    header.codecMeta = reader.big<std::uint8_t>("codec_meta");
    for (std::uint8_t& meta : header.filtersMeta)
        meta = reader.big<std::uint8_t>("filters_meta");
    header.otherFlags2 = reader.big<std::uint8_t>("other_flags2");
    reader.skip(1, "reserved");
    BLOSCOPE_CHECK(reader.finish().within("frame header damaged"));
    BLOSCOPE_CHECK(validateKind(header, fileOffset));
    BLOSCOPE_CHECK(validateSizes(header, fileOffset));
    return header;
}

} // namespace bloscope
