#pragma once

#include "core/chunk/chunk_encoding.h"
#include "core/frame/frame_header.h"

#include <optional>

namespace bloscope {

// The frame header's split mode: what other programs do when they append to the frame.
enum class SplitMode : std::uint8_t { Always = 0, Never = 1, Auto = 2, ForwardCompatible = 3 };

struct FrameSettings {
    ChunkEncoding defaults; // for new chunks; typesize and blocksize are those of the frame
    SplitMode splitMode = SplitMode::ForwardCompatible;

    // Decoded bytes of every chunk but perhaps the last, 0 when they differ. Without it the chunks
    // decide.
    std::optional<std::int32_t> chunksize = {};
};

// The chunksize of a frame to which nothing was ever appended.
inline constexpr std::int32_t nothingAppendedYet = -1;

// The header's byte that says of which kind the chunks are (format.md 6.2).
std::uint8_t generalFlags(bool variableChunks, bool variableLengthBlocks);

// The fixed header of a frame with chunks of `chunksize` bytes, 0 for chunks that differ. Lengths
// and numbers of bytes are left to the caller (format.md 6.1, 6.2).
FrameHeader headerOf(const FrameSettings& settings, std::int32_t chunksize,
                     bool variableLengthBlocks = false);

// How a new frame is to be laid out.
enum class FrameForm {
    Contiguous, // one file
    Sparse      // a directory, with a file for each chunk
};

} // namespace bloscope
