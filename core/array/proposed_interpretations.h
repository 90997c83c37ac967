#pragma once

#include "core/array/interpretation.h"
#include "core/base/byte_view.h"

namespace bloscope {

// A way to read plain chunks that fits the bytes there are, and what speaks for it.
struct ProposedInterpretation {
    Interpretation how;
    std::string why; // "the metadata say so", "a square plane"
};

// What is known of the bytes of all chunks, laid end to end.
struct LaidOutData {
    std::int64_t bytes = 0;
    std::int64_t typesize = 1;   // as the frame says
    std::int64_t chunkBytes = 0; // of every chunk but the last; 0: they differ
    std::string dtype = {};      // that the metadata name; may be empty
    Shape shape = {};            // likewise
    ByteView sample = {}; // some of the bytes, from a multiple of 16 elements on; may be empty
};

// The likely ones first, at most mostProposed: what the metadata say, types of the size of the
// elements as the numbers of the sample speak for them, and shapes that fill the data: by chunks,
// square planes, colours, cubes, one dimension. Each passes fitted().
inline constexpr std::size_t mostProposed = 12;
std::vector<ProposedInterpretation> proposedInterpretations(const LaidOutData& data,
                                                            const Limits& limits);

// What entries of the metadata (`shape`, `dtype` and their like, also inside of maps) say of the
// array: decodes a bounded number of them. The sample stays empty.
LaidOutData laidOutData(const Frame& frame, std::int64_t totalBytes);

} // namespace bloscope
