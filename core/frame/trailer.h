#pragma once

#include "core/bytes/byte_source.h"
#include "core/frame/metadata.h"

namespace bloscope {

// The end of a frame: variable-length metalayers, its own length, an unused fingerprint
// (format.md 6.6).
struct Trailer {
    std::uint64_t offset = 0; // in the file
    std::uint32_t size = 0;
    std::uint8_t version = 0;
    MetadataSection vlMetalayers; // values still compressed
    std::uint8_t fingerprintType = 0;
    ByteBuffer fingerprint; // 16 bytes, zero in every known file
};

// Finds and parses the trailer of a frame that fills the first `frameLen` bytes of `source` and
// whose header has `headerLen` of them, in at most two reads. Damage among the vlmetalayers stays
// there.
Result<Trailer> readTrailer(const ByteSource& source, std::uint64_t frameLen,
                            std::uint64_t headerLen, const Limits& limits);

} // namespace bloscope
