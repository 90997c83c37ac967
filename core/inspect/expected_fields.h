#pragma once

#include "core/chunk/chunk_header.h"
#include "core/frame/frame_header.h"
#include "core/inspect/description.h"

namespace bloscope {

// What is known of the place of a chunk without its header.
struct ChunkPlaceFacts {
    std::uint64_t available = 0; // bytes from its first one to where its container ends
    std::int32_t chunksize = 0;  // decoded bytes that the frame gives its chunks; 0: any
    std::int64_t typesize = 0;   // as the frame has it; 0: unknown
};

// These say of each field that cannot be right what could stand there (Field::expected): by the
// rules of the format (format.md 3.8, 6.1), and by what the rest of the file says. `fields` are
// those of chunkHeaderFields() and describeHeader().
void tellExpected(std::vector<Field>& fields, const ChunkHeader& found,
                  const ChunkPlaceFacts& place);
void tellExpected(std::vector<Field>& fields, const FrameHeader& found, std::uint64_t fileSize);

} // namespace bloscope
