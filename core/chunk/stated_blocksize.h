#pragma once

#include "core/chunk/chunk.h"

#include <optional>

// The reference library states the block size it was asked for in the header, and compresses with
// the one it adjusted to the element size (format.md 3.22.1).
namespace bloscope {

// The header with the other block size that a chunk may have been made of; nothing when the header
// leaves no doubt.
std::optional<ChunkHeader> adjustedHeader(const ChunkHeader& header);

// One chunk opened with the header as it stands (null when it cannot be) and with the adjusted one:
// is the adjusted one right? By the block table, and by what decodes in one way only.
bool isMisstated(const Chunk* asStated, const Chunk& adjusted);

} // namespace bloscope
