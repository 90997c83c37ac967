#pragma once

#include "core/bytes/byte_writer.h"
#include "core/chunk/chunk_header.h"

namespace bloscope {

inline constexpr std::int32_t extendedHeaderBytes = 32;
inline constexpr std::size_t cbytesOffset = 12; // for writers who know it only at the end

// Appends the 32 bytes of an extended header (format.md 3.1, 3.2): the inverse of
// parseChunkHeader(). We never write the 16-byte one.
void writeChunkHeader(const ChunkHeader& header, ByteWriter& to);

} // namespace bloscope
