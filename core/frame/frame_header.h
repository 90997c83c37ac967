#pragma once

#include "core/base/byte_view.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/bytes/byte_source.h"
#include "core/frame/metadata.h"

#include <array>
#include <cstdint>

namespace bloscope {

// The 87 fixed bytes of a frame (format.md 6.1), validated by 6.8.
struct FrameHeader {
    std::int32_t headerLen = 0;
    std::int64_t frameLen = 0;
    std::uint8_t generalFlags = 0;
    std::uint8_t frameType = 0;
    std::uint8_t codecFlags = 0;
    std::uint8_t otherFlags = 0;
    std::int64_t nbytes = 0;   // decoded, padding included
    std::int64_t cbytes = 0;   // of the chunk area, dead bytes included
    std::int32_t typesize = 1; // the true element size
    std::int32_t blocksize = 0;
    std::int32_t chunksize = 0; // 0 variable, -1 nothing appended yet
    std::int16_t threadsCompress = 1;
    std::int16_t threadsDecompress = 1;
    bool hasVlMetalayers = false;
    std::uint8_t filterCount = 6;
    std::array<std::uint8_t, format::filterSlots> filters{};
    std::uint8_t udcodec = 0;
    std::uint8_t codecMeta = 0;
    std::array<std::uint8_t, format::filterSlots> filtersMeta{};
    std::uint8_t otherFlags2 = 0;

    bool sparse() const { return frameType == 1; } // and not contiguous
    int version() const { return generalFlags & 0x0f; }
    int offsetCode() const { return (generalFlags >> 4) & 0x03; }
    bool variableChunks() const { return (generalFlags & 0x40) != 0; }
    bool variableLengthBlocks() const { return (generalFlags & 0x80) != 0; }
    int compressionLevel() const { return codecFlags >> 4; }
    std::uint8_t codecId() const; // of the defaults for new chunks: udcodec when the nibble says 6
    int splitMode() const { return (otherFlags & 0x03) + 1; }
    bool usesDictionary() const { return (otherFlags2 & 0x01) != 0; }

    bool operator==(const FrameHeader&) const = default;
};

inline constexpr std::size_t fixedHeaderBytes = 87;

// Does the file begin like a frame? (the magic, nothing more)
bool looksLikeAFrame(ByteView firstBytes);

// Parses and validates the fixed header of a frame (format.md 6.8); errors count from `fileOffset`.
// Whether the file is as long as it says, whether the chunk area fits, and whether a sparse frame
// was found as one, is not judged here.
Result<FrameHeader> parseFrameHeader(ByteView bytes, std::uint64_t fileOffset = 0);

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
