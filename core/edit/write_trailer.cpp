#include "core/edit/write_trailer.h"

namespace bloscope {

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

} // namespace bloscope
