#pragma once

#include "core/bytes/byte_writer.h"
#include "core/edit/write_metadata.h"
#include "core/frame/frame_header.h"

#include <array>

namespace bloscope {

// Appends the 87 fixed bytes of a frame (format.md 6.1): the inverse of parseFrameHeader().
void writeFrameHeader(const FrameHeader& header, ByteWriter& to);

// What a trailer holds besides vlmetalayers: nothing that anybody uses, and all of it is kept.
struct TrailerEnds {
    std::uint8_t version = 1;
    std::uint8_t fingerprintType = 0;
    std::array<std::byte, 16> fingerprint{};
};

// A complete trailer (format.md 6.6, 11.1).
ByteBuffer writeTrailer(const NamedValues& vlMetalayers, const TrailerEnds& ends = {});

} // namespace bloscope
