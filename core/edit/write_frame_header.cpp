#include "core/edit/write_frame_header.h"

namespace bloscope {

namespace {

template <class T>
void writeField(ByteWriter& to, std::uint8_t marker, T value)
{
    to.byte(marker);
    to.big(value);
}

} // namespace

ByteBuffer writeTrailer(const NamedValues& vlMetalayers, const TrailerEnds& ends)
{
    constexpr std::size_t endBytes = 23; // trailer_len and fingerprint
    ByteWriter trailer;
    trailer.byte(0x94);
    trailer.byte(ends.version);
    writeMetadata(vlMetalayers, MetadataSectionOf::Trailer, trailer);
    trailer.byte(0xce);
    trailer.big(static_cast<std::uint32_t>(trailer.size() - 1 + endBytes));
    trailer.byte(0xd8);
    trailer.byte(ends.fingerprintType);
    trailer.bytes(ends.fingerprint);
    return std::move(trailer).finish();
}

void writeFrameHeader(const FrameHeader& header, ByteWriter& to)
{
    to.byte(0x9e);
    to.byte(0xa8);
    to.bytes(bytesOf({"b2frame\0", 8}));
    writeField(to, 0xd2, header.headerLen);
    writeField(to, 0xcf, header.frameLen);
    to.byte(0xa4);
    to.byte(header.generalFlags);
    to.byte(header.frameType);
    to.byte(header.codecFlags);
    to.byte(header.otherFlags);
    writeField(to, 0xd3, header.nbytes);
    writeField(to, 0xd3, header.cbytes);
    writeField(to, 0xd2, header.typesize);
    writeField(to, 0xd2, header.blocksize);
    writeField(to, 0xd2, header.chunksize);
    writeField(to, 0xd1, header.threadsCompress);
    writeField(to, 0xd1, header.threadsDecompress);
    to.byte(header.hasVlMetalayers ? 0xc3 : 0xc2);
    to.byte(0xd8);
    to.byte(header.filterCount);
    to.bytes(std::as_bytes(std::span(header.filters)));
    to.byte(header.udcodec);
    to.byte(header.codecMeta);
    to.bytes(std::as_bytes(std::span(header.filtersMeta)));
    to.byte(header.otherFlags2);
    to.byte(0);
}

} // namespace bloscope
