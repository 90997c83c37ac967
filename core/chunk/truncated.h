#pragma once

#include "core/bytes/byte_view.h"
#include "core/chunk/chunk_encoding.h"

// Encodings that do not store what they are given: those with truncations (format.md 4.5).
namespace bloscope {

bool truncates(const ChunkEncoding& encoding);

// Makes of whole elements what will be read again once they are encoded so. The encoding is one
// that BlockEncoder takes.
void truncate(ByteSpan elements, const ChunkEncoding& encoding);

} // namespace bloscope
