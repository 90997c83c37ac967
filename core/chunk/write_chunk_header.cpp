#include "core/chunk/write_chunk_header.h"

#include <cassert>

namespace bloscope {

void writeChunkHeader(const ChunkHeader& header, ByteWriter& to)
{
    assert(header.extended());
    to.byte(header.version);
    to.byte(header.versionlz);
    to.byte(header.flags);
    to.byte(header.typesize);
    to.little(header.nbytes);
    to.little(header.blocksize);
    to.little(header.cbytes);
    to.bytes(std::as_bytes(std::span(header.filters)));
    to.byte(header.udcodec);
    to.byte(header.codecMeta);
    to.bytes(std::as_bytes(std::span(header.filtersMeta)));
    to.byte(header.blosc2Flags2);
    to.byte(header.blosc2Flags);
}

} // namespace bloscope
