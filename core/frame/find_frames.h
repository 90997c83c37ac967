#pragma once

#include "core/base/job.h"
#include "core/bytes/byte_source.h"

#include <vector>

namespace bloscope {

// How much of a file is searched, and for how many frames.
struct FrameSearch {
    std::uint64_t mostBytes = 64UL << 20;
    std::size_t mostFrames = 16;
};

// Where contiguous frames begin in a file that may be something else: the magic, followed by a
// header that is one and a length that fits. Frames inside of frames are not counted. Reads in
// windows, so that memory stays small. Job: progress in bytes. Errors: Cancelled and those of
// reading.
Result<std::vector<std::uint64_t>> findFrames(const ByteSource& source,
                                              const FrameSearch& search = {}, const Job& job = {});

} // namespace bloscope
