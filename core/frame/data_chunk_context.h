#pragma once

#include "core/chunk/chunk_context.h"
#include "core/frame/frame_header.h"
#include "core/frame/metadata.h"

namespace bloscope {

// The metalayer that makes an array of a frame: b2nd, or its predecessor caterva (format.md 10.2);
// one with a value, if any has. Null when there is none.
const MetadataEntry* findArrayMetadata(const MetadataSection& metalayers);

// What the data chunks of a frame get to know from it. Array metadata that cannot be read count as
// none: chunks that need them say so.
ChunkContext dataChunkContext(const FrameHeader& header, const MetadataSection& metalayers);

} // namespace bloscope
